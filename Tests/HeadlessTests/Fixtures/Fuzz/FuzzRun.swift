@testable import HeadlessHosts
@testable import InteractiveModal
@testable import UIKit

/// Runs random steps on a screen and says in a sentence what is wrong, if anything.
@MainActor final class FuzzRun {
  let screen: Screen
  lazy var second = screen.simulator.makeFinger()
  lazy var trackpad = screen.simulator.makeTrackpad()
  var modals: [DraftController]
  var wishes: [Wish] = []
  /// Completions that are owed to the app, and those that came.
  var owed = 0
  var completed = 0
  /// What the app does in what it is told next.
  var reaction: FuzzStep.Reaction?
  /// What was seen that is not seen any more: a card that jumped as a setting was switched, a touch of haptics.
  var fault: String?

  init(_ generator: inout SeededGenerator) {
    let device = Device.all.randomElement(using: &generator) ?? .iPhone15
    let paces = [60.0, 80, 90, 120]
    screen = Screen(
      device: device, framesPerSecond: paces.randomElement(using: &generator) ?? 60,
      configuration: .random(using: &generator))
    modals = [screen.draft]
    if Bool.random(using: &generator) { screen.clock.frameJitter = { sin(Double($0) * 2.3) * 0.005 } }
    prepare(screen.draft)
    screen.delegate.onUpdate = { [weak self] _ in self?.react() }
    screen.delegate.onAttempt = { [weak self] in self?.react() }
    screen.present()
  }

  func prepare(_ modal: DraftController) {
    modal.isCareful = true
    modal.loadViewIfNeeded()
    modal.text.text = String(repeating: "A long letter.\n", count: 30)
  }

  /// The cards of the stack, from the lowest.
  var stack: [DraftController] {
    Array(
      sequence(first: screen.root.presentedViewController as? DraftController) {
        $0?.presentedViewController as? DraftController
      }.prefix { $0 != nil }.compactMap { $0 })
  }
  var top: DraftController? { stack.last }

  // MARK: Steps

  /// Each step is an event of its own: what it asks for in the next turn has happened when it returns.
  func perform(_ step: FuzzStep) {
    let (felt, told) = (screen.simulator.haptics.count, screen.delegate.updates.count)
    let wasHeld = presentations.contains(where: \.driver.interaction.isHeld)
    if step.touchesGlass { trackpad.end() }
    play(step)
    screen.clock.runTurns()
    let isHeld = screen.delegate.updates.dropFirst(told).contains { $0.phase == .held }
    if !wasHeld, !isHeld, screen.simulator.haptics.count > felt { fault = "felt without a drag" }
  }

  private func play(_ step: FuzzStep) {
    switch step {
    case .wait(let seconds): screen.clock.advance(by: seconds)
    case .down(let x, let y): screen.finger.down(at: CGPoint(x: x, y: y))
    case .move(let x, let y): moveAfterAWhile(screen.finger, x, y)
    case .fling(let points): if screen.finger.isDown { screen.drag(by: points, over: 0.05) }
    case .trail(let steps): draw(steps)
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
      screen.simulator.resize(to: CGSize(width: width, height: height))
    case .interrupt:
      screen.simulator.resignActive()
      screen.simulator.becomeActive()
    case .background(let seconds):
      screen.simulator.enterBackground()
      screen.clock.advance(by: seconds)
      screen.simulator.enterForeground()
    case .stall(let seconds): screen.clock.stall(for: seconds)
    case .frameTwice: screen.clock.frame(at: screen.clock.now)
    case .lostUIKit: screen.simulator.transitionStart = .never
    case .lateUIKit(let seconds): screen.simulator.transitionStart = .after(seconds)
    case .layoutBehind: screen.root.view.setNeedsLayout()
    case .permission(let answer): screen.delegate.permission = ModalPermission(answer)
    case .answer(let isGranted): presentations.forEach { $0.dismissal.answer(isGranted) }
    case .reaction(let reaction): self.reaction = reaction
    case .select(let detent, let animated): top?.selectModalDetent(detent, animated: animated)
    case .prefer(let height): top?.preferredContentSize = CGSize(width: height, height: height)
    case .tapGrabber: tapGrabber()
    case .reduceMotion(let isOn): flip { $0.isReduceMotionEnabled = isOn }
    case .contrast(let isOn): flip { $0.increasesContrast = isOn }
    case .readFromRight(let isOn):
      screen.simulator.userInterfaceLayoutDirection = isOn ? .rightToLeft : .leftToRight
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
    case .escape(let way): escape(by: way)
    case .alert(let isSheet, let animated): presentAlert(isSheet, animated)
    case .tapAlert: tapAlert()
    case .dismissAlert(let animated): dismiss(alert, animated)
    case .trackpadDown(let x, let y):
      if !screen.finger.isDown, !second.isDown { trackpad.begin(at: CGPoint(x: x, y: y)) }
    case .trackpadMove(let x, let y):
      screen.clock.advance(by: 0.01)
      trackpad.scroll(by: CGVector(dx: x, dy: y))
    case .trackpadUp(let isTaken): isTaken ? trackpad.cancel() : trackpad.end()
    case .wish(let onTop): wish(onTop: onTop)
    case .takeWishBack: wishes.last?.cancel()
    }
  }

  /// Settings that nothing moves for.
  private func flip(_ setting: (Simulator) -> Void) {
    reaction = nil
    screen.simulator.settleLayout()
    let before = cards.map(Place.init)
    setting(screen.simulator)
    screen.simulator.settleLayout()
    let after = cards.map(Place.init)
    if !zip(after, before).allSatisfy({ $0.isSeen(at: $1) }) {
      fault = "a card jumped as a setting was switched: from \(before) to \(after)"
    }
  }

  private func draw(_ trail: [FuzzTrailStep]) {
    for step in trail where screen.finger.isDown {
      screen.clock.advance(by: step.milliseconds / 1000)
      let place = screen.finger.location
      screen.finger.move(to: CGPoint(x: place.x + step.right, y: place.y + step.down))
    }
  }

  private func touchList(at share: CGFloat) {
    guard let text = top?.text, text.window != nil else { return }
    screen.finger.down(
      at: text.shown(CGPoint(x: 100, y: text.bounds.minY + share * text.bounds.height)))
  }

  var presentations: [ModalPresentation] { stack.compactMap(\.modalPresentation) }

  private var cards: [UIView] { presentations.map(\.driver.views.card) }

  private func tapGrabber() {
    let grabber = top?.view.superview?.subviews.first { $0 is GrabberView }
    guard let grabber, grabber.window != nil, !screen.finger.isDown else { return }
    let place = grabber.shown(grabber.bounds)
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
    screen.finger.down(at: top.cancel.shown(CGPoint(x: 20, y: 20)))
    screen.clock.advance(by: 0.03)
    screen.finger.up()
  }

  /// As an app does that does not call while UIKit is at it already.
  func dismiss(_ controller: UIViewController?, _ animated: Bool) {
    guard let controller, isQuiet else { return }
    // What UIKit loses never completes.
    let isLost = animated && screen.simulator.transitionStart == .never
    owed += isLost ? 0 : 1
    controller.dismiss(animated: animated) { self.completed += isLost ? 0 : 1 }
  }

  private func presentAnother(_ animated: Bool) {
    guard let top, top.presentedViewController == nil, isQuiet, stack.count < 4, top.view.window != nil
    else { return }
    let modal = DraftController()
    prepare(modal)
    modals.append(modal)
    owed += 1
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = screen.transition
    top.present(modal, animated: animated) { self.completed += 1 }
  }

  /// UIKit is in no transition. What it is asked of an alert shows only as it begins.
  var isQuiet: Bool {
    if alert != nil, completed < owed { return false }
    let all: [UIViewController] = modals + [alert].compactMap { $0 }
    return !all.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }

  /// Where a card is seen.
  private struct Place: Equatable {
    let center: CGPoint
    let opacity: CGFloat

    let isVisible: Bool

    @MainActor init(_ card: UIView) {
      (center, opacity) = (card.shown.position, card.shown.alpha)
      isVisible =
        opacity > 0.001
        && card.superview.map { $0.bounds.insetBy(dx: 1, dy: 1).intersects(card.shown.frame) } ?? false
    }

    @MainActor func isSeen(at other: Place) -> Bool {
      if !isVisible, !other.isVisible { return true }
      return hypot(center.x - other.center.x, center.y - other.center.y) < Screen.unseen
        && abs(opacity - other.opacity) < 0.001
    }
  }
}
