import UIKit

@testable import InteractiveModal

/// A simulated device with a root controller and a modal: what most tests start from.
@MainActor final class Screen: TestScreen {
  let simulator: Simulator
  let root: RootController
  let draft: DraftController
  /// The container beside whose root the draft is shown; `nil` if UIKit presents the draft.
  let cards: ModalContainerController?
  private(set) var transition: ModalTransition
  let delegate = RecordingDelegate()
  lazy var finger = simulator.makeFinger()

  init(
    device: Device = .iPhone15, orientation: UIInterfaceOrientation = .portrait,
    framesPerSecond: Double = 60, configuration: ModalConfiguration = .mail, reducesMotion: Bool = false,
    isContained: Bool = false, _ change: (inout ModalConfiguration) -> Void = { _ in }
  ) {
    simulator = Simulator(device: device, orientation: orientation, framesPerSecond: framesPerSecond)
    simulator.isReduceMotionEnabled = reducesMotion
    root = RootController()
    draft = DraftController()
    transition = ModalTransition(configuration.with(change))
    cards = isContained ? ModalContainerController(root: root) : nil
    transition.delegate = delegate
    if !isContained {
      draft.modalPresentationStyle = .custom
      draft.transitioningDelegate = transition
    }
    simulator.launch(root: cards ?? root)
  }

  var card: UIView {
    (cards == nil ? draft.presentationController?.presentedView : draft.modalSession?.card) ?? UIView()
  }
  var container: UIView? { card.superview }

  // MARK: Presenting

  @discardableResult func present(animated: Bool = true) -> Screen {
    if let cards {
      transition =
        cards.add(draft, as: transition.configuration, animated: animated, delegate: delegate) ?? transition
    } else {
      root.present(draft, animated: animated)
    }
    clock.runTurns()
    return self
  }

  /// Presents, and waits until the modal stands.
  @discardableResult func open() -> Screen { present().settle() }

  /// Dismisses the modal, and waits until nothing moves.
  @discardableResult func dismiss(animated: Bool = true) -> Screen {
    draft.dismissModal(animated: animated)
    return settle()
  }

  /// Presents a second card on the draft, and waits until it stands.
  func openSecond() -> DraftController {
    let second = DraftController()
    draft.present(second, as: .mail)
    settle()
    return second
  }

  /// Presents an alert on the draft, and waits until it stands.
  @discardableResult func openAlert(_ actions: UIAlertAction...) -> UIAlertController {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    actions.forEach(alert.addAction)
    draft.present(alert, animated: true)
    settle()
    return alert
  }

  var isGone: Bool { draft.presentingViewController == nil && draft.view.window == nil }
  var isPresented: Bool {
    (cards.map { $0.cards == [draft] } ?? (root.presentedViewController === draft))
      && draft.view.window != nil
  }

  // MARK: Where the card is

  /// A distance that nobody sees, in points: so far from the exact flight key frames may be.
  static let unseen: CGFloat = 0.25

  var cardTop: CGFloat { card.shown.box.minY }
  /// The view that dims the screen behind.
  var dimming: UIView? { container?.subviews.first }
  /// Top of the card in its open position.
  var restingTop: CGFloat { layout.card.minY }
  var travel: CGFloat { layout.travel }
  /// Progress at which the card is seen: 0 closed, 1 open.
  var progress: CGFloat { 1 - (cardTop - restingTop) / travel }

  /// Distance of the card from its open position, in the closing direction.
  var offset: CGFloat {
    let layout = layout
    return layout.direction.farEdge(of: card.shown.box) - layout.direction.farEdge(of: layout.frame)
  }

  var session: ModalSession? {
    if cards != nil { return draft.modalSession }
    return (draft.presentationController as? ModalPresentationController)?.session
  }

  /// How far the card's upper edge is above its open position.
  var stretch: CGFloat { restingTop - draft.view.shown(CGPoint.zero).y }

  var layout: CardLayout {
    guard let session, let container else {
      return ModalConfiguration.mail.cardGeometry.layout(in: .empty)
    }
    return session.layout(in: container)
  }

  // MARK: The finger

  /// A point of the card's bar, where no button is.
  var grip: CGPoint { CGPoint(x: card.shown.position.x, y: cardTop + 20) }

  /// Moves the finger by so much in even steps, one a frame of 120 Hz.
  func drag(by points: CGFloat, over seconds: TimeInterval = 0.3, sideways: CGFloat = 0) {
    drag(by: CGVector(dx: sideways, dy: points), over: seconds)
  }

  /// Puts the finger on the card and drags it down past the hysteresis, slowly.
  func grab(_ points: CGFloat = 200) {
    finger.down(at: grip)
    drag(by: points)
  }

  // MARK: What must hold

  /// Everything as before the modal: said in a sentence, or `nil`.
  var leftover: String? {
    if let complaint { return complaint }
    if !isGone { return "the modal is not gone" }
    if simulator.window?.subviews.count != 1 { return "something is left in the window" }
    return root.disturbance
  }

  /// The modal stands as presented: said in a sentence, or `nil`.
  var disorder: String? {
    if let complaint { return complaint }
    if !isPresented { return "the modal is not presented" }
    if abs(offset) > 1e-6 { return "the modal is off its place by \(offset)" }
    return draft.isBeingDismissed || draft.isBeingPresented ? "UIKit is still in a transition" : nil
  }
}

extension CALayerValues {
  /// Its place without its transform.
  var box: CGRect {
    CGRect(
      x: position.x - bounds.width / 2, y: position.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}

/// A root with nothing in it, that can tell whether it was given back as found.
final class RootController: UIViewController {
  var disturbance: String? {
    if !view.shown.transform.affine.isIdentity { return "the root is transformed" }
    if view.layer.cornerRadius != 0 || view.clipsToBounds { return "the root has round corners" }
    if view.layer.cornerCurve != .circular { return "the root's corner curve was changed" }
    guard let space = view.superview?.bounds, abs(view.frame.minY - space.minY) < 1e-9,
      abs(view.frame.maxX - space.maxX) < 1e-9, abs(view.frame.maxY - space.maxY) < 1e-9
    else { return "the root's frame is \(view.frame)" }
    return nil
  }
}

/// A modal that records its appearance callbacks and has a button and a text view.
final class DraftController: UIViewController {
  var calls: [String] = []
  let cancel = UIButton(type: .system)
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    text.text = "Dear all,"
    view.addSubview(cancel)
    view.addSubview(text)
  }

  /// Cancel is about this modal, not about one that it presents.
  private func leave() {
    if presentedViewController == nil { dismiss(animated: true) }
  }

  /// How often the view was laid out.
  private(set) var layouts = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    cancel.frame = CGRect(x: 16, y: 0, width: 80, height: 44)
    text.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 200)
  }

  /// The sizes that the view was announced to get.
  private(set) var announcedSizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    announcedSizes.append(size)
  }

  /// The width classes of which the controller was told.
  private(set) var widthClasses: [UIUserInterfaceSizeClass] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    widthClasses.append(traitCollection.horizontalSizeClass)
  }

  /// Called when the modal has appeared.
  var onAppearing: ((DraftController) -> Void)?
  var takesKeyboard = false
  override var canBecomeFirstResponder: Bool { takesKeyboard }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
    onAppearing?(self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }
}

/// Records what a transition tells, and answers as told.
final class RecordingDelegate: ModalDelegate {
  var permission = ModalPermission.granted
  var allows: Bool {
    get { if case .granted = permission { true } else { false } }
    set { permission = newValue ? .granted : .refused }
  }
  private(set) var questions = 0
  private(set) var attempts = 0
  private(set) var updates: [ModalUpdate] = []
  var onUpdate: ((ModalUpdate) -> Void)?
  var onAttempt: (() -> Void)?

  func modalPermission(toDismiss modal: UIViewController) -> ModalPermission {
    questions += 1
    return permission
  }

  func modalDidAttemptToDismiss(_ modal: UIViewController) {
    attempts += 1
    onAttempt?()
  }

  func modal(_ modal: UIViewController, didUpdate update: ModalUpdate) {
    updates.append(update)
    onUpdate?(update)
  }
}
