import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Collection views", .ownWorld) final class CollectionViewTests {
  private final class Cell: UICollectionViewCell {
    let label = UILabel()
    var reuses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() { reuses += 1 }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 100

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = "\(indexPath.item)"
      return cell
    }
  }

  private let stage = Stage()
  private let source = Source()
  private let flow = UICollectionViewFlowLayout()
  private let grid: UICollectionView

  init() {
    flow.itemSize = CGSize(width: 90, height: 50)
    grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
    grid.contentInsetAdjustmentBehavior = .never
    grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = source
    stage.show(grid, frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  }

  private var shown: [Int] { grid.indexPathsForVisibleItems.map(\.item).sorted() }

  private func frame(of item: Int) -> CGRect? {
    grid.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("only items in sight have cells, and cells are used again (F411)")
  func reuse() {
    #expect(shown == Array(0..<21) && grid.visibleCells.count == 21)
    grid.contentOffset.y = 605
    stage.simulator.settleLayout()
    #expect(shown == Array(30..<51))
    #expect(grid.visibleCells.allSatisfy { ($0 as? Cell)?.reuses == 1 && $0.reuseIdentifier == "cell" })
    let cell = grid.cellForItem(at: IndexPath(item: 30, section: 0))
    #expect((cell as? Cell)?.label.text == "30" && cell.flatMap(grid.indexPath)?.item == 30)
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 90, height: 50))
    #expect(frame(of: 0) == nil)
  }

  @Test(
    "a line has as many items as fit, and what is left lies between them; one column is centred (F412)",
    arguments: [
      (90, 0, [0, 105, 210]), (85, 10, [10, 107.5, 205]), (150, 0, [75]), (145, 0, [0, 155]),
    ] as [(CGFloat, CGFloat, [CGFloat])])
  func lines(width: CGFloat, inset: CGFloat, expected: [CGFloat]) {
    flow.itemSize.width = width
    flow.sectionInset = UIEdgeInsets(top: 7, left: inset, bottom: 9, right: inset)
    flow.minimumLineSpacing = 20
    stage.simulator.settleLayout()
    let columns = expected.count
    #expect((0..<columns).map { frame(of: $0)?.minX } == expected)
    #expect(frame(of: columns)?.origin == CGPoint(x: expected[0], y: 77))
    let lines = CGFloat((100 + columns - 1) / columns)
    #expect(grid.contentSize == CGSize(width: 300, height: 7 + 70 * lines - 20 + 9))
  }

  @Test("new data replaces the cells")
  func reloaded() {
    source.count = 2
    grid.reloadData()
    #expect(shown.isEmpty)
    stage.simulator.settleLayout()
    #expect(shown == [0, 1] && grid.contentSize.height == 50)
  }
}
