import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

/// What the user types in is seen: content × keyboard × card × device × moment, all pairs of two.
@Suite("What happens if the user types", .ownWorld) @MainActor struct TypingTableTests {
  enum Content: CaseIterable { case bottomField, topField, text, form, chat }
  enum Keyboard: CaseIterable { case software, hardware, otherApp }
  enum Card: CaseIterable {
    case fitted, fittedBelowLarge, medium, mediumBelowLarge, large, contained, onModal, form
  }
  enum Place: CaseIterable { case phone, oldPhone, phoneOnSide, tablet }
  enum Moment: CaseIterable { case atRest, asItAppears, inFlight, afterDrag, afterTurn, afterBackground }

  /// A row of the table.
  struct Row: CustomTestStringConvertible {
    let content: Content, keyboard: Keyboard, card: Card, place: Place, moment: Moment

    var testDescription: String { "\(content), \(keyboard), \(card), \(place), \(moment)" }

    fileprivate var pairs: [String] {
      let values = ["\(content)", "\(keyboard)k", "\(card)c", "\(place)", "\(moment)m"]
      return values.indices.flatMap { one in
        values[(one + 1)...].map { "\(values[one])+\($0)" }
      }
    }
  }

  /// Rows in which each value of a column meets each value of each other column: each row has the most pairs
  /// that no row before it has.
  nonisolated static let rows: [Row] = {
    var all: [Row] = []
    for content in Content.allCases {
      for keyboard in Keyboard.allCases {
        for card in Card.allCases {
          for place in Place.allCases {
            for moment in Moment.allCases {
              all.append(
                Row(content: content, keyboard: keyboard, card: card, place: place, moment: moment))
            }
          }
        }
      }
    }
    var (missing, rows) = (Set(all.flatMap(\.pairs)), [Row]())
    let pairs = all.map(\.pairs)
    while !missing.isEmpty {
      let counts = pairs.map { $0.reduce(0) { $0 + (missing.contains($1) ? 1 : 0) } }
      guard let best = counts.indices.max(by: { counts[$0] < counts[$1] }) else { break }
      rows.append(all[best])
      missing.subtract(pairs[best])
    }
    return rows
  }()

  @Test(
    "the text is seen, a card that returns is as before, and a card that leaves leaves nothing",
    arguments: rows)
  func row(_ row: Row) {
    let desk = TypingDesk(row)
    desk.type()
    #expect(desk.fault == nil)
    let before = desk.state
    desk.drag(by: 40)
    desk.finger.cancel()
    desk.settle()
    #expect(desk.fault == nil && desk.state == before, "after a drag that returned")
    desk.modal.typed.resignFirstResponder()
    desk.settle()
    #expect(desk.modal.additionalSafeAreaInsets == .zero || row.content == .chat || row.keyboard == .otherApp)
    desk.modal.dismissModal()
    desk.settle()
    #expect(desk.modal.view.window == nil && desk.simulator.complaints.isEmpty)
    #expect(desk.modal.additionalSafeAreaInsets == .zero && desk.root.additionalSafeAreaInsets == .zero)
    #expect(desk.simulator.keyboardFrame.minY >= desk.simulator.windowSize.height)
  }

  @Test("the table has every pair, and few rows")
  func complete() {
    let count = Set(Self.rows.flatMap(\.pairs)).count
    let sizes = [
      Content.allCases.count, Keyboard.allCases.count, Card.allCases.count, Place.allCases.count,
      Moment.allCases.count,
    ]
    let all = sizes.indices.reduce(0) { sum, one in
      sum + sizes[(one + 1)...].reduce(0) { $0 + sizes[one] * $1 }
    }
    #expect(count == all && Self.rows.count < 80)
  }
}

/// A modal in which the user types, on a device of a row.
@MainActor private final class TypingDesk: TestScreen {
  let row: TypingTableTests.Row
  let simulator: Simulator
  let root = RootController()
  let modal: TypingController
  lazy var finger = simulator.makeFinger()
  private var highest = CGFloat.zero

  init(_ row: TypingTableTests.Row) {
    self.row = row
    modal = TypingController(row.content)
    let device: (Device, UIInterfaceOrientation) =
      switch row.place {
      case .phone: (.iPhone15, .portrait)
      case .oldPhone: (.iPhoneSE, .portrait)
      case .phoneOnSide: (.iPhone15, .landscapeLeft)
      case .tablet: (.iPad, .portrait)
      }
    simulator = Simulator(device: device.0, orientation: device.1)
    simulator.hasHardwareKeyboard = row.keyboard != .software
  }

  /// Shows the modal, and begins to type at the moment of the row.
  func type() {
    modal.typesAsItAppears = row.moment == .asItAppears
    show()
    if row.moment == .inFlight { clock.advance(by: 0.1) } else { settle() }
    modal.typed.becomeFirstResponder()
    // The text in a bar can be first responder as soon as the bar is on the screen.
    settle()
    modal.typed.becomeFirstResponder()
    settle()
    switch row.moment {
    case .atRest, .asItAppears, .inFlight: break
    case .afterDrag:
      drag(by: 40)
      finger.cancel()
    case .afterTurn:
      simulator.rotate(to: row.place == .phoneOnSide ? .portrait : .landscapeRight)
    case .afterBackground:
      simulator.enterBackground()
      simulator.enterForeground()
    }
    settle()
    highest = cardTop
    if row.keyboard == .otherApp { tellOfOtherKeyboard() }
  }

  private func show() {
    let configuration = ModalConfiguration.mail.with {
      switch row.card {
      case .fitted, .contained, .onModal: $0.detents = [.fitContent]
      case .fittedBelowLarge: $0.detents = [.fitContent, .large]
      case .medium: $0.detents = [.medium]
      case .mediumBelowLarge: $0.detents = [.medium, .large]
      case .large: break
      case .form:
        $0 = .form
        $0.detents = [.fitContent]
      }
    }
    guard row.card != .contained else {
      let container = ModalContainerController(root: root)
      simulator.launch(root: container)
      container.add(modal, as: configuration)
      return clock.runTurns()
    }
    simulator.launch(root: root)
    var presenter: UIViewController = root
    if row.card == .onModal {
      presenter = UIViewController()
      root.present(presenter, as: .mail)
      settle()
    }
    presenter.present(modal, as: configuration)
    clock.runTurns()
  }

  private func tellOfOtherKeyboard() {
    let size = simulator.windowSize
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(
          x: 0, y: size.height * 0.6, width: size.width, height: size.height * 0.4),
        UIResponder.keyboardIsLocalUserInfoKey: false,
      ])
    settle()
  }

  var cardTop: CGFloat { modal.view.shown(modal.view.bounds).minY }

  func drag(by points: CGFloat) {
    let box = modal.view.shown(modal.view.bounds)
    finger.down(at: CGPoint(x: box.midX, y: box.minY + 20))
    drag(by: CGVector(dx: 0, dy: points), over: 0.3)
  }

  /// What a drag that returns must leave as it was.
  var state: [String] {
    [
      "\(modal.view.shown(modal.view.bounds))", "\(simulator.keyboardFrame)", "\(modal.view.safeAreaInsets)",
      "\(modal.typed.isFirstResponder)", "\(modal.selectedModalDetent?.rawValue ?? "")",
    ]
  }

  /// What is wrong for a user who types; `nil` if nothing is.
  var fault: String? {
    if let complaint { return complaint }
    if !modal.typed.isFirstResponder { return "the user types no more" }
    if row.keyboard == .otherApp, cardTop < highest - 0.5 { return "another app's keyboard raises the card" }
    let text = modal.typed.shown(modal.typed.bounds)
    let seen = CGRect(
      x: text.minX, y: text.minY, width: text.width,
      height: min(text.maxY, simulator.keyboardFrame.minY) - text.minY)
    // A bar stands on the keyboard itself.
    if row.content == .chat {
      return text.maxY <= simulator.windowSize.height ? nil : "the bar is off the screen"
    }
    if text.minY < cardTop - 0.5 { return "the text begins above the card" }
    return seen.height >= min(text.height, 40) - 0.5
      ? nil : "of the text at \(text) only \(seen.height) points are above \(simulator.keyboardFrame.minY)"
  }
}

/// A controller with something to type in.
private final class TypingController: UIViewController {
  let content: TypingTableTests.Content
  var typesAsItAppears = false
  let typed: UIView
  private let form = UIScrollView()
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))

  init(_ content: TypingTableTests.Content) {
    self.content = content
    typed = content == .text || content == .chat ? UITextView() : UITextField()
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 0, height: 240)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch content {
    case .bottomField, .topField, .text: view.addSubview(typed)
    case .form:
      view.addSubview(form)
      form.addSubview(typed)
    case .chat:
      typed.frame = CGRect(x: 8, y: 5, width: 240, height: 40)
      bar.addSubview(typed)
    }
  }

  override var inputAccessoryView: UIView? { content == .chat ? bar : nil }
  override var canBecomeFirstResponder: Bool { content == .chat }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if typesAsItAppears, content != .chat { typed.becomeFirstResponder() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if content == .chat, !typed.isFirstResponder { becomeFirstResponder() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    switch content {
    case .bottomField: typed.frame = CGRect(x: 16, y: safe.maxY - 50, width: 200, height: 40)
    case .topField: typed.frame = CGRect(x: 16, y: 60, width: 200, height: 40)
    case .text: typed.frame = safe
    case .form:
      form.frame = view.bounds
      form.contentSize = CGSize(width: view.bounds.width, height: 900)
      typed.frame = CGRect(x: 16, y: 60, width: 200, height: 40)
    case .chat: break
    }
  }
}
