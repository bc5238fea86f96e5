import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A row with a round face, which is not quite opaque by itself.
final class MessageCell: UITableViewCell {
  let face = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    face.backgroundColor = .red
    face.alpha = 0.9
    face.layer.cornerRadius = 20
    contentView.addSubview(face)
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = CGRect(x: 16, y: 20, width: 40, height: 40)
  }
}

/// Rows, of which one is the message that a page shows; records what it is told.
final class MessageListController: UITableViewController, MatchedElementProvider {
  var count = 40
  /// The message that is shown on the page.
  var chosen = 2
  /// Whether its row has a new cell when the table asks, so that the one before is any other row's.
  var makesCellAnew = false
  var spring: TransitionSpring?
  /// Called as a transition begins.
  var onFlight: (() -> Void)?
  /// What it gives; its row and the face in it by default.
  var elements: ((MessageListController) -> [MatchedElement])?
  private(set) var flights = 0
  private(set) var landings = 0
  private(set) var operations: [TransitionOperation] = []
  /// The other screen, when it was asked last.
  private(set) weak var other: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.rowHeight = 80
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    makesCellAnew && indexPath.row == chosen
      ? MessageCell(style: .default, reuseIdentifier: "message")
      : tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
  }

  var row: MessageCell? {
    tableView.cellForRow(at: IndexPath(row: chosen, section: 0)) as? MessageCell
  }

  func matchedElements(
    for operation: TransitionOperation, with other: UIViewController
  ) -> [MatchedElement] {
    self.other = other
    return elements?(self) ?? [MatchedElement("row", self.row), MatchedElement("face", self.row?.face)]
  }

  func matchedTransitionSpring(
    for operation: TransitionOperation, with other: UIViewController
  ) -> TransitionSpring? { spring }

  func matchedTransitionWillBegin(for operation: TransitionOperation, with other: UIViewController) {
    flights += 1
    operations.append(operation)
    onFlight?()
  }

  func matchedTransitionDidEnd(isOpen: Bool, with other: UIViewController) { landings += 1 }
}

/// What a row grows into: a sheet with a face on it; records what it is told.
final class MessagePageController: UIViewController, MatchedElementProvider {
  let sheet = UIView()
  let face = UIView()
  /// What it gives; its sheet and its face by default.
  var elements: ((MessagePageController) -> [MatchedElement])?
  private(set) var flights = 0
  private(set) var landings = 0
  private(set) var ends: [Bool] = []
  private(set) var copies: [MatchedElement.ID] = []
  /// Put on the sheet's copy, and moved along with it.
  let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    sheet.backgroundColor = .green
    sheet.layer.cornerRadius = 12
    face.backgroundColor = .blue
    face.layer.cornerRadius = 60
    face.alpha = 0.9
    view.addSubview(sheet)
    sheet.addSubview(face)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sheet.frame = CGRect(x: 20, y: 120, width: view.bounds.width - 40, height: view.bounds.height - 200)
    face.frame = CGRect(x: sheet.bounds.width - 140, y: 20, width: 120, height: 120)
  }

  func matchedElements(
    for operation: TransitionOperation, with other: UIViewController
  ) -> [MatchedElement] {
    elements?(self) ?? [MatchedElement("face", self.face), MatchedElement("row", self.sheet)]
  }

  func matchedTransitionWillBegin(for operation: TransitionOperation, with other: UIViewController) {
    flights += 1
  }

  func matchedTransitionDidEnd(isOpen: Bool, with other: UIViewController) {
    landings += 1
    ends.append(isOpen)
  }

  func prepare(_ snapshot: MatchedSnapshot, for operation: TransitionOperation) {
    copies.append(snapshot.id)
    if snapshot.id == "row" { snapshot.view.addSubview(badge) }
  }

  func tracks(alongside copies: [MatchedSnapshot], on stage: TransitionStage) -> [TransitionTrack] {
    copies.contains { $0.id == "row" }
      ? [TransitionTrack("badge", badge, .offset(to: CGPoint(x: 100, y: 0)))] : []
  }
}
