import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// Content with a list of some rows of 40 points.
@MainActor final class ListedContent: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  enum Kind: CaseIterable {
    /// A table is the view of the modal.
    case table
    /// A table fills the view below a header of 60 points, by constraints or by frames.
    case constrainedTable, framedTable
    /// A collection view in the safe area below a header.
    case collection
    /// A scroll view below a header, whose content has constraints.
    case scrollView

    var header: CGFloat { self == .table ? 0 : 60 }
  }

  let view: UIView
  private(set) var list = UIScrollView()
  private var height: NSLayoutConstraint?
  var rows: Int {
    didSet { reload() }
  }

  init(_ kind: Kind, rows: Int) {
    self.rows = rows
    view = kind == .table ? UITableView(frame: .zero, style: .plain) : UIView()
    super.init()
    switch kind {
    case .table:
      guard let table = view as? UITableView else { return }
      fill(table)
    case .constrainedTable:
      let table = UITableView(frame: .zero, style: .plain)
      fill(table)
      constrain(table, to: view.bottomAnchor)
    case .framedTable:
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      let table = UITableView(frame: CGRect(x: 0, y: 60, width: 300, height: 240), style: .plain)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(table)
      fill(table)
    case .collection:
      let flow = UICollectionViewFlowLayout()
      (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 250, height: 40), 0)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      collection.dataSource = self
      list = collection
      constrain(collection, to: view.safeAreaLayoutGuide.bottomAnchor)
    case .scrollView:
      constrain(list, to: view.bottomAnchor)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      list.addSubview(content)
      let height = content.heightAnchor.constraint(equalToConstant: CGFloat(rows) * 40)
      self.height = height
      let guide = list.contentLayoutGuide
      NSLayoutConstraint.activate([
        height, content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
      ])
    }
  }

  private func fill(_ table: UITableView) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 40
    table.dataSource = self
    list = table
  }

  private func constrain(_ list: UIScrollView, to bottom: NSLayoutYAxisAnchor) {
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bottom),
    ])
  }

  private func reload() {
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
    height?.constant = CGFloat(rows) * 40
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

@Suite("A modal that fits a list", .ownWorld) @MainActor struct FittedListTests {
  private func open(
    _ kind: ListedContent.Kind, rows: Int, _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) -> (screen: Screen, content: ListedContent) {
    let content = ListedContent(kind, rows: rows)
    let screen = Screen(framesPerSecond: 120) {
      $0.detents = [.fitContent]
      change(&$0)
    }
    let modal = screen.draft
    modal.view = content.view
    screen.open()
    return (screen, content)
  }

  /// The top of a card that shows a number of rows: the home indicator takes 34 points.
  private func top(_ kind: ListedContent.Kind, rows: Int) -> CGFloat {
    max(852 - 34 - kind.header - CGFloat(rows) * 40, 69)
  }

  @Test(
    "it is as high as all rows from the first frame on, and no higher than fits",
    arguments: ListedContent.Kind.allCases)
  func opens(kind: ListedContent.Kind) {
    for rows in [1, 5, 50] {
      let (screen, content) = open(kind, rows: rows)
      #expect(abs(screen.cardTop - top(kind, rows: rows)) < 0.5, "\(rows) \(screen.cardTop)")
      #expect(screen.delegate.updates.filter { $0.phase == .resting(.detent(.fitContent)) }.count == 1)
      #expect(content.list.contentOffset.y <= 0)
      #expect(screen.disorder == nil)
      #expect(screen.dismiss().leftover == nil)
    }
  }

  @Test("it follows rows that come and go with its spring", arguments: ListedContent.Kind.allCases)
  func follows(kind: ListedContent.Kind) {
    let (screen, content) = open(kind, rows: 4)
    for (before, after) in [(4, 9), (9, 2), (2, 50), (50, 3)] {
      content.rows = after
      screen.clock.advance(by: 1.0 / 120)
      #expect(abs(screen.card.animatedFrame.minY - top(kind, rows: before)) < 40, "\(before) to \(after)")
      screen.clock.advance(by: 0.1)
      let (start, end) = (top(kind, rows: before), top(kind, rows: after))
      let shown = screen.card.animatedFrame.minY
      #expect(min(start, end) < shown && shown < max(start, end), "\(before) to \(after)")
      screen.settle()
      #expect(
        abs(screen.card.animatedFrame.minY - end) < 0.5 && screen.disorder == nil, "\(before) to \(after)")
    }
    #expect(screen.dismiss().leftover == nil)
  }

  @Test(
    "a list without rows adds nothing: when its data arrives, the card grows, and when it is emptied, it shrinks",
    arguments: ListedContent.Kind.allCases)
  func empty(kind: ListedContent.Kind) {
    let (screen, content) = open(kind, rows: 0)
    for rows in [0, 6, 0, 50, 0, 3] {
      content.rows = rows
      screen.settle()
      // A card is a point high at least.
      #expect(abs(screen.cardTop - top(kind, rows: rows)) <= 1.5, "\(rows) \(screen.cardTop)")
      #expect(screen.disorder == nil)
    }
    #expect(screen.dismiss().leftover == nil)
  }

  @Test("in a navigation controller a page with an empty list is as high as its bar")
  func emptyPage() {
    let (page, content) = (UIViewController(), ListedContent(.constrainedTable, rows: 0))
    page.view = content.view
    let screen = Screen()
    let modal = ModalNavigationController(rootViewController: page)
    screen.root.present(modal, as: .mail.with { $0.detents = [.fitContent] })
    for rows in [0, 4, 0] {
      content.rows = rows
      screen.settle()
      let shown = 852 - 34 - (modal.presentationController?.presentedView?.shown.box.minY ?? 0)
      // The header lies below the bar.
      #expect(abs(shown - CGFloat(60 + rows * 40)) < 60, "\(rows) \(shown)")
    }
    #expect(screen.complaint == nil)
  }

  @Test(
    "under a finger and in flight rows come without a jump", arguments: [true, false],
    ListedContent.Kind.allCases)
  func inMotion(isHeld: Bool, kind: ListedContent.Kind) {
    let (screen, content) = open(kind, rows: 5)
    screen.grab(50)
    if !isHeld {
      screen.restAndLift()
      screen.clock.advance(by: 0.03)
    }
    let before = screen.cardTop
    content.rows = 8
    screen.clock.advance(by: 2.0 / 120)
    #expect(abs(screen.cardTop - before) < (isHeld ? 0.01 : 20))
    if isHeld { screen.restAndLift() }
    screen.settle()
    #expect(abs(screen.cardTop - top(kind, rows: 8)) < 0.5 && screen.complaint == nil)
  }

  @Test("a preferred size goes first, and the list is left as it was found")
  func leaves() {
    let (screen, content) = open(.constrainedTable, rows: 5)
    screen.draft.preferredContentSize.height = 300
    screen.settle()
    #expect(abs(screen.cardTop - (852 - 334)) < 1e-9)
    content.rows = 9
    screen.settle()
    #expect(abs(screen.cardTop - (852 - 334)) < 1e-9)
    #expect(
      screen.dismiss().leftover == nil
        && !content.list.constraints.contains { $0.isActive && $0.priority.rawValue == 51 })
  }

  @Test("a list that does not scroll counts as its constraints say, and one across has its own height")
  func otherLists() {
    let content = ListedContent(.constrainedTable, rows: 3)
    let row = UIScrollView()
    row.translatesAutoresizingMaskIntoConstraints = false
    row.contentSize = CGSize(width: 2000, height: 500)
    content.view.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: content.view.topAnchor),
      row.heightAnchor.constraint(equalToConstant: 60),
      row.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.view.trailingAnchor),
    ])
    let screen = Screen { $0.detents = [.fitContent] }
    screen.draft.view = content.view
    screen.open()
    #expect(abs(screen.cardTop - top(.constrainedTable, rows: 3)) < 0.5)
    content.list.isScrollEnabled = false
    screen.draft.invalidateModalDetents()
    screen.settle()
    #expect(abs(screen.cardTop - (852 - 60)) < 0.5)
  }
}
