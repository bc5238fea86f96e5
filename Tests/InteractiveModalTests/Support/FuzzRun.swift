#if os(Linux)
  import UIKit

  @testable import InteractiveModal

  /// Runs random steps on a screen and says in a sentence what is wrong, if anything.
  @MainActor final class FuzzRun {
    let screen: Screen
    private lazy var second = screen.simulator.makeFinger()
    private(set) var modals: [DraftController]
    /// Completions that are owed to the app, and those that came.
    private var owed = 0
    private var completed = 0
    /// Whether a card was seen elsewhere as Reduce Motion was switched.
    private var hasJumped = false

    init(_ generator: inout SeededGenerator) {
      let device = Device.all.randomElement(using: &generator) ?? .iPhone15
      let paces = [60.0, 80, 90, 120]
      screen = Screen(
        device: device, framesPerSecond: paces.randomElement(using: &generator) ?? 60,
        configuration: .random(using: &generator))
      modals = [screen.draft]
      if Bool.random(using: &generator) { screen.clock.frameJitter = { sin(Double($0) * 2.3) * 0.005 } }
      prepare(screen.draft)
      screen.present()
    }

    private func prepare(_ modal: DraftController) {
      modal.isCareful = true
      modal.loadViewIfNeeded()
      modal.text.text = String(repeating: "A long letter.\n", count: 30)
    }

    var top: DraftController? { modals.last { $0.presentingViewController != nil } }

    // MARK: Steps

    /// Each step is an event of its own: what it asks for in the next turn has happened when it returns.
    func perform(_ step: FuzzStep) {
      play(step)
      screen.clock.runTurns()
    }

    private func play(_ step: FuzzStep) {
      switch step {
      case .wait(let seconds): screen.clock.advance(by: seconds)
      case .down(let x, let y): screen.finger.down(at: CGPoint(x: x, y: y))
      case .move(let x, let y): moveAfterAWhile(screen.finger, x, y)
      case .fling(let points): if screen.finger.isDown { screen.drag(by: points, over: 0.05) }
      case .up: screen.finger.up()
      case .takeTouch: screen.finger.cancel()
      case .secondDown(let x, let y): second.down(at: CGPoint(x: x, y: y))
      case .secondMove(let x, let y): moveAfterAWhile(second, x, y)
      case .secondUp: second.up()
      case .tapCancel: tapCancel()
      case .dismiss(let animated): dismiss(top, animated)
      case .dismissAll(let animated):
        dismiss(screen.root.presentedViewController == nil ? nil : screen.root, animated)
      case .presentAnother(let animated): presentAnother(animated)
      case .rotate(let orientation): screen.simulator.rotate(to: orientation)
      case .resize(let width, let height):
        if screen.simulator.device.idiom == .pad {
          screen.simulator.resize(to: CGSize(width: width, height: height))
        }
      case .interrupt:
        screen.simulator.resignActive()
        screen.simulator.becomeActive()
      case .background(let seconds):
        screen.simulator.enterBackground()
        screen.clock.advance(by: seconds)
        screen.simulator.enterForeground()
      case .stall(let seconds): screen.clock.stall(for: seconds)
      case .lateUIKit(let seconds): screen.simulator.transitionStart = .after(seconds)
      case .layoutBehind: screen.root.view.setNeedsLayout()
      case .permission(let answer): screen.delegate.permission = ModalPermission(answer)
      case .answer(let isGranted): drivers.forEach { $0.answer(isGranted) }
      case .select(let detent, let animated): top?.selectModalDetent(detent, animated: animated)
      case .prefer(let height): top?.preferredContentSize = CGSize(width: height, height: height)
      case .tapGrabber: tapGrabber()
      case .reduceMotion(let isOn): switchReduceMotion(isOn)
      case .downOnList(let share): touchList(at: share)
      case .scroll(let offset, let animated):
        if let text = top?.text {
          text.setContentOffset(CGPoint(x: 0, y: min(offset, text.foot)), animated: animated)
        }
      case .refreshControl(let isOn): top?.text.refreshControl = isOn ? UIRefreshControl() : nil
      case .deliverInward(let isOn): screen.simulator.deliversInward = isOn
      case .type(let onTop): type(onTop: onTop)
      case .endTyping: screen.simulator.window?.endEditing(true)
      case .hardwareKeyboard(let isOn): screen.simulator.hasHardwareKeyboard = isOn
      }
    }

    private func switchReduceMotion(_ isOn: Bool) {
      screen.simulator.settleLayout()
      let before = cards.map(Place.init)
      screen.simulator.isReduceMotionEnabled = isOn
      screen.simulator.settleLayout()
      if cards.map(Place.init) != before { hasJumped = true }
    }

    private func touchList(at share: CGFloat) {
      guard let text = top?.text, text.window != nil else { return }
      screen.finger.down(
        at: text.convert(CGPoint(x: 100, y: text.bounds.minY + share * text.bounds.height), to: nil))
    }

    private var drivers: [ModalDriver] {
      modals.filter { $0.presentingViewController != nil }.compactMap {
        ($0.presentationController as? ModalPresentationController)?.driver
      }
    }

    private var cards: [UIView] { drivers.map(\.views.card) }

    private func tapGrabber() {
      let grabber = top?.view.superview?.subviews.first { $0 is GrabberView }
      guard let grabber, grabber.window != nil, !screen.finger.isDown else { return }
      let place = grabber.convert(grabber.bounds, to: nil)
      screen.finger.down(at: CGPoint(x: place.midX, y: place.midY))
      screen.clock.advance(by: 0.03)
      screen.finger.up()
    }

    private func moveAfterAWhile(_ finger: Finger, _ x: CGFloat, _ y: CGFloat) {
      screen.clock.advance(by: 0.01)
      finger.move(to: CGPoint(x: finger.location.x + x, y: finger.location.y + y))
    }

    private func tapCancel() {
      guard let top, !screen.finger.isDown, isQuiet else { return }
      screen.finger.down(at: top.cancel.convert(CGPoint(x: 20, y: 20), to: nil))
      screen.clock.advance(by: 0.03)
      screen.finger.up()
    }

    /// As an app does that does not call while UIKit is at it already.
    private func dismiss(_ controller: UIViewController?, _ animated: Bool) {
      guard let controller, isQuiet else { return }
      owed += 1
      controller.dismiss(animated: animated) { self.completed += 1 }
    }

    private func presentAnother(_ animated: Bool) {
      guard let top, isQuiet, modals.count < 4, top.view.window != nil else { return }
      let modal = DraftController()
      prepare(modal)
      modals.append(modal)
      owed += 1
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = screen.transition
      top.present(modal, animated: animated) { self.completed += 1 }
    }

    private var isQuiet: Bool { !modals.contains { $0.isBeingPresented || $0.isBeingDismissed } }

    // MARK: What must hold

    /// After every step.
    var faultNow: String? {
      if let complaint = screen.simulator.complaints.first { return "complaint: \(complaint)" }
      guard let update = screen.delegate.updates.last else { return nil }
      if hasJumped { return "a card jumped as Reduce Motion was switched" }
      if !update.fraction.isFinite || !update.velocity.isFinite { return "no numbers: \(update)" }
      let scale = screen.root.view.transform.a
      if scale < 0.92 - 1e-9 || scale > 1 + 1e-9 { return "the screen behind is scaled by \(scale)" }
      return modals.lazy.compactMap(\.disorderOfCalls).first
    }

    /// When all fingers are lifted and everything is at rest.
    func faultAtRest() -> String? {
      screen.finger.up()
      second.up()
      drivers.forEach { $0.answer(false) }
      screen.clock.runUntilIdle()
      if !screen.clock.isIdle { return "it does not come to rest" }
      if !isQuiet { return "UIKit is still in a transition" }
      for modal in modals {
        let isPresented = modal.presentingViewController != nil
        if isPresented != (modal.viewIfLoaded?.window != nil) {
          return "a modal is neither presented nor gone"
        }
        let last = isPresented ? "didAppear" : "didDisappear"
        if let call = modal.calls.last, call != last { return "the last callback is \(call)" }
      }
      return faultNow ?? faultOfPlace ?? faultOfRoom
    }

    /// Every card of the stack stands in its place, and what is behind it where that wants it.
    private var faultOfPlace: String? {
      for modal in modals where modal.presentingViewController != nil {
        guard let controller = modal.presentationController as? ModalPresentationController,
          let container = controller.containerView
        else { continue }
        let (driver, layout) = (controller.driver, controller.driver.layout(in: container))
        let place = layout.stops.place(of: driver.interaction.detent)
        let card = driver.views.card
        let offset =
          layout.direction.farEdge(of: card.box) - layout.direction.farEdge(of: layout.frame)
          - place.fraction * layout.travel
        if abs(offset) > 1e-6 { return "a card rests \(offset) points off its place" }
        if !modal.text.isInBounds { return "a list rests at \(modal.text.contentOffset.y)" }
        if card.alpha != 1 { return "a card rests with opacity \(card.alpha)" }
        guard let behind = view(behind: controller) else { continue }
        if !layout.screenBehind.isClipped || place.fraction > 0, !behind.transform.isIdentity {
          return "the screen behind has stepped back"
        }
        guard layout.screenBehind.isClipped, place.fraction == 0 else { continue }
        let gap =
          layout.direction.farEdge(of: layout.card)
          - layout.direction.farEdge(of: behind.convert(behind.bounds, to: nil))
        if abs(gap - 10) > 1e-6 { return "the screen behind shows \(gap) points" }
      }
      return nil
    }

    /// A card that stands at a lower height hides behind the next one.
    private func view(behind controller: ModalPresentationController) -> UIView? {
      let presenter = controller.presentingViewController
      guard presenter !== screen.root else { return presenter.view }
      let lower = (presenter.presentationController as? ModalPresentationController)?.driver
      return lower?.interaction.fraction == 0 ? lower?.views.card : nil
    }

    /// When everything is dismissed.
    func faultAtEnd() -> String? {
      screen.simulator.transitionStart = .nextTurn
      if screen.root.presentedViewController != nil { dismiss(screen.root, true) }
      screen.clock.runUntilIdle()
      if completed != owed { return "\(owed) completions are owed and \(completed) came" }
      if screen.root.additionalSafeAreaInsets != .zero { return "safe area is left added to the root" }
      return screen.leftover ?? faultOfInsets
    }

    /// Where a card is seen.
    private struct Place: Equatable {
      let center: CGPoint
      let opacity: CGFloat

      @MainActor init(_ card: UIView) { (center, opacity) = (card.center, card.alpha) }
    }

    /// What must not outlive the run, held weakly.
    struct Traces {
      fileprivate(set) weak var transition: ModalTransition?
      fileprivate(set) weak var modal: DraftController?
      fileprivate(set) weak var driver: ModalDriver?

      /// What is still alive.
      var leak: String? {
        if transition != nil { return "the transition is retained" }
        if modal != nil { return "the modal is retained" }
        return driver == nil ? nil : "the driver is retained"
      }
    }

    var traces: Traces {
      let controller = screen.draft.presentationController as? ModalPresentationController
      return Traces(transition: screen.transition, modal: screen.draft, driver: controller?.driver)
    }
  }
#endif
