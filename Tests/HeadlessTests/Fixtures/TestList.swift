import HeadlessHosts
import Testing
import UIKit

/// A list that covers a modal below its bar, scrolled to somewhere.
enum TestList: Sendable, CustomTestStringConvertible {
  case table(offset: CGFloat)
  case text(offset: CGFloat)
  /// A collection view.
  case grid(offset: CGFloat)
  /// Scrolled down to its end.
  case end

  static let every: [TestList] = [
    .table(offset: 0), .table(offset: 180), .end, .text(offset: 0), .text(offset: 60),
    .grid(offset: 0), .grid(offset: 180),
  ]

  var testDescription: String { "\(self)" }

  @MainActor private func make() -> UIScrollView {
    switch self {
    case .table, .end: return FiftyRows()
    case .grid: return FiftyTiles()
    case .text:
      let text = UITextView()
      text.text = String(repeating: "A long letter.\n", count: 60)
      return text
    }
  }

  private var offset: CGFloat {
    switch self {
    case .table(let offset), .text(let offset), .grid(let offset): offset
    case .end: .infinity
    }
  }

  /// Puts it on a screen's modal.
  @MainActor func show(on screen: Screen) -> UIScrollView {
    let list = screen.cover(with: make())
    list.contentOffset.y = min(offset - list.adjustedContentInset.top, list.foot)
    screen.simulator.settleLayout()
    return list
  }
}

extension TestList {
  /// A screen with the list on its modal, and somebody who watches the two.
  @MainActor func open(
    deliversInward: Bool = false
  ) -> (screen: Screen, list: UIScrollView, watch: HandoffWatch) {
    let screen = Screen(framesPerSecond: 120).open()
    screen.simulator.deliversInward = deliversInward
    let list = show(on: screen)
    return (screen, list, HandoffWatch(screen, list))
  }
}

/// A table of fifty rows.
final class FiftyRows: UITableView, UITableViewDataSource {
  convenience init() {
    self.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    rowHeight = 44
    dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

/// A collection view of fifty tiles, three in a line.
final class FiftyTiles: UICollectionView, UICollectionViewDataSource {
  convenience init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    self.init(frame: .zero, collectionViewLayout: flow)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    alwaysBounceVertical = true
    dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

extension UIScrollView {
  var top: CGFloat { -adjustedContentInset.top }
  /// The offset at which the content ends.
  var foot: CGFloat { max(contentSize.height + adjustedContentInset.bottom - bounds.height, top) }
  /// Whether the content stands where it may rest.
  var isInBounds: Bool { contentOffset.y >= top - 0.6 && contentOffset.y <= foot + 0.6 }
}

extension Screen {
  /// Covers the modal below its bar with a view.
  @discardableResult func cover<View: UIView>(with view: View, on modal: UIViewController? = nil) -> View {
    let room = (modal ?? draft).view.bounds
    view.frame = CGRect(x: 0, y: 60, width: room.width, height: room.height - 60)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (modal ?? draft).view.addSubview(view)
    simulator.settleLayout()
    return view
  }

  /// Shows what the events until now have done.
  func showFrame() { clock.frame(at: clock.now) }

  /// Puts the finger on a view.
  func touch(_ view: UIView, at height: CGFloat = 100) {
    finger.down(at: point(of: view, at: height))
  }

  func point(of view: UIView, at height: CGFloat) -> CGPoint {
    view.shown(CGPoint(x: view.bounds.midX, y: view.bounds.minY + height))
  }

  /// Plays a recorded finger from the middle of a view, and waits until nothing moves.
  func play(_ path: FingerPath, on view: UIView) {
    play(path, from: point(of: view, at: view.bounds.height / 2))
    lift()
  }
}
