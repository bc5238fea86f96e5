import TestWorld
import Testing

@testable import UIKit

/// The updates of tables and collection views (F825).
@MainActor @Suite("Rows and items that come, leave and move", .ownWorld) final class ListUpdateTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var names = (0..<20).map { "\($0)" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = names[indexPath.row]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = names[indexPath.item]
      return cell
    }
  }

  /// A list of rows of 50 points, of which eight are in sight.
  private enum Kind: CaseIterable { case table, collection }

  private let stage = Stage()
  private let source = Source()
  private let table = UITableView(frame: .zero, style: .plain)
  private let flow = UICollectionViewFlowLayout()
  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: flow)

  private func show(_ kind: Kind) {
    flow.itemSize = CGSize(width: 300, height: 50)
    flow.minimumLineSpacing = 0
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (table.dataSource, collection.dataSource) = (source, source)
    let list: UIScrollView = kind == .table ? table : collection
    list.contentInsetAdjustmentBehavior = .never
    stage.show(list, frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    settle()
  }

  private func path(_ index: Int) -> IndexPath { IndexPath(item: index, section: 0) }

  private func cell(_ kind: Kind, _ index: Int) -> UIView? {
    kind == .table ? table.cellForRow(at: path(index)) : collection.cellForItem(at: path(index))
  }

  private func names(_ kind: Kind) -> [String?] { (0..<8).map { cell(kind, $0)?.accessibilityLabel } }

  private func update(_ kind: Kind, _ changes: @escaping () -> Void) {
    kind == .table ? table.performBatchUpdates(changes) : collection.performBatchUpdates(changes)
  }

  private func delete(_ kind: Kind, _ index: Int) {
    source.names.remove(at: index)
    kind == .table
      ? table.deleteRows(at: [path(index)], with: .fade) : collection.deleteItems(at: [path(index)])
  }

  private func settle() {
    stage.clock.runUntilIdle()
    stage.simulator.settleLayout()
  }

  private func top(_ view: UIView?) -> CGFloat { view.map { $0.shown($0.bounds).minY - 100 } ?? .nan }

  @Test(
    "a deleted row has no cell at once, and fades out; rows below it keep their cells and move up",
    arguments: Kind.allCases)
  private func deletes(kind: Kind) throws {
    show(kind)
    let (gone, next) = (try #require(cell(kind, 2)), try #require(cell(kind, 3)))
    delete(kind, 2)
    #expect(cell(kind, 2) === next && next.frame.minY == 100 && top(next) == 150)
    #expect(names(kind) == ["0", "1", "3", "4", "5", "6", "7", "8"])
    #expect(top(cell(kind, 7)) == 400, "what comes into sight comes from below")
    stage.clock.advance(by: 0.15)
    #expect(top(next) > 100 && top(next) < 150 && gone.shown.alpha > 0 && gone.shown.alpha < 1)
    settle()
    #expect(top(next) == 100 && gone.superview == nil && gone.alpha == 1)
  }

  @Test("a block makes one update: deletions count before it, insertions after it", arguments: Kind.allCases)
  private func batch(kind: Kind) {
    show(kind)
    let (first, moved) = (cell(kind, 0), cell(kind, 5))
    update(kind) { [self] in
      source.names = ["new"] + ["5"] + source.names.filter { $0 != "1" && $0 != "5" }
      if kind == .table {
        table.insertRows(at: [path(0)], with: .automatic)
        table.deleteRows(at: [path(1)], with: .none)
        table.moveRow(at: path(5), to: path(1))
      } else {
        collection.insertItems(at: [path(0)])
        collection.deleteItems(at: [path(1)])
        collection.moveItem(at: path(5), to: path(1))
      }
    }
    #expect(names(kind) == ["new", "5", "0", "2", "3", "4", "6", "7"])
    #expect(cell(kind, 2) === first && cell(kind, 1) === moved && top(moved) == 250)
    #expect(cell(kind, 0)?.shown.alpha == 0)
    settle()
    #expect(top(moved) == 50 && cell(kind, 0)?.shown.alpha == 1)
  }

  @Test("a selected row stays selected where it goes, and is gone with its row")
  func selection() {
    show(.table)
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    delete(.table, 1)
    #expect(table.indexPathForSelectedRow == path(2))
    delete(.table, 2)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("a list outside a window is updated without animation", arguments: Kind.allCases)
  private func outside(kind: Kind) throws {
    show(kind)
    let (list, next) = (kind == .table ? table : collection, try #require(cell(kind, 3)))
    let place = try #require(list.superview)
    list.removeFromSuperview()
    delete(kind, 2)
    place.addSubview(list)
    stage.clock.advance(by: 0.01)
    #expect(cell(kind, 2) === next && top(next) == 100)
  }
}
