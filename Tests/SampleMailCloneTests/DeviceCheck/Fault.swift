import InteractiveModal
import UIKit

@testable import SampleMailClone

/// A fault of the kit, which a test brings in from outside before each frame: by the public
/// configuration, in the views, or by what it retains.
struct Fault: Sendable, CustomStringConvertible {
  let description: String
  let work: @MainActor @Sendable (FaultyKit) -> Void

  init(_ description: String, _ work: @escaping @MainActor @Sendable (FaultyKit) -> Void) {
    (self.description, self.work) = (description, work)
  }

  /// A fault of how the modals are configured.
  static func configured(
    _ description: String, _ change: @escaping @MainActor @Sendable (inout ModalConfiguration) -> Void
  ) -> Fault { Fault(description) { $0.configure(change) } }
}

extension Fault {
  static let slow = configured("springs take twice their time") {
    $0.motion.tapSpring.response = 0.7
    $0.motion.throwSpring.response = 0.7
  }
  static let slowClock = Fault("the kit's time goes at half the speed") { _ in
    TransitionInspector.shared.speed = 0.5
  }
  static let stoppedClock = Fault("the kit's time stands") { _ in TransitionInspector.shared.isPaused = true }
  static let noFlight = Fault("Core Animation plays no flight of the card") { $0.cards.forEach(stop) }
  static let drifting = Fault("a card drifts by two points in each frame") {
    $0.cards.forEach { $0.center.y += 2 }
  }
  static let higher = configured("the gap is 30 points too large") { $0.size.topGap += 30 }
  static let stuckBehind = Fault("the screen behind keeps its scale") {
    $0.root.map { root in
      stop(root.view)
      root.view.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
    }
  }
  static let unmovedBehind = Fault("the screen behind loses its transform") {
    $0.root.map { root in
      stop(root.view)
      root.view.transform = .identity
    }
  }
  static let undimmed = configured("nothing is dimmed") { $0.dimming.opacity = 0 }
  static let stiff = Fault("a card resists that may go") {
    $0.modals.forEach { $0.isModalInPresentation = true }
  }
  static let lenient = Fault("the app's answer is not heard") {
    $0.modals.forEach { ($0.transitioningDelegate as? ModalTransition)?.delegate = nil }
  }
  static let drivenLate = configured("UIKit begins with the release") { $0.dismissal.beginsWithDrag = false }
  static let dismissing = configured("each release dismisses") {
    $0.motion.policy = ReleasePolicy { _ in .dismissed }
  }
  static let lowering = configured("each release lowers") {
    $0.motion.policy = ReleasePolicy { _ in .detent(.medium) }
  }
  static let listless = Fault("lists do not scroll first") {
    $0.modals.forEach { modal in
      modal.view.subviews.forEach { ($0 as? UIScrollView)?.isScrollEnabled = false }
    }
  }
  static let sunk = configured("the card stays under the keyboard") { $0.keyboard.raisesCard = false }
  static let untappable = configured("taps outside do nothing") { $0.dismissal.onTapOutside = false }
  static let loose = Fault("what runs alongside jumps to its end") {
    $0.root?.view.subviews.forEach { $0.layer.removeAllAnimations() }
  }
  static let leaky = Fault("a modal is retained") { $0.retainModals() }
  static let sweeping = Fault("the lower card leaves with the upper one") { $0.dismissBelow() }

  static let inset = Fault("the root is inset as a whole") {
    if $0.hasDock { $0.container?.root.additionalSafeAreaInsets.bottom = 40 }
  }
  static let uncleared = Fault("the root's pages are not inset") {
    $0.container?.root.children.forEach { $0.additionalSafeAreaInsets = .zero }
  }
  static let covered = Fault("a view lies over all") { kit in
    kit.root.map { root in root.view.addSubview(UIView(frame: root.view.bounds)) }
  }
  static let undocked = Fault("nothing stays in the dock") {
    $0.modals.forEach { $0.undockModal(animated: false) }
  }
  static let untitled = Fault("a page keeps its title") { $0.modals.forEach { $0.navigationItem.title = "" } }
  static let vanishing = Fault("a draft disappears in the dock") {
    $0.modals.forEach { $0.viewWillDisappear(false) }
  }
  static let quiet = Fault("what was in the dock takes no keyboard") {
    if $0.hasDock { $0.modals.forEach { ($0 as? CardContent)?.field.isEnabled = false } }
  }
  static let upright = Fault("nothing leans") {
    $0.cards.forEach { $0.layer.transform = CATransform3DIdentity }
  }

  /// Takes the kit's animations off a view.
  @MainActor private static func stop(_ view: UIView) {
    for key in view.layer.animationKeys() ?? [] where key.hasPrefix("InteractiveModal.") {
      view.layer.removeAnimation(forKey: key)
    }
  }
}

/// What a fault can reach of the kit in a check.
@MainActor final class FaultyKit {
  private let phone: CheckedPhone
  private var configured: [ModalTransition] = []
  private var retained: [UIViewController] = []
  private var highest = 0

  init(on phone: CheckedPhone) { self.phone = phone }

  /// The root of the window in front.
  var root: UIViewController? { phone.simulator.window?.rootViewController }

  /// The modals on it, from the lowest up.
  var modals: [UIViewController] {
    sequence(first: root) { $0?.presentedViewController }.compactMap { $0 }.dropFirst()
      + (container?.cards ?? [])
  }

  /// The container that the check has added to the root.
  var container: ModalContainerController? { root?.children.first as? ModalContainerController }

  var hasDock: Bool { container?.dockedCards.isEmpty == false }

  var cards: [UIView] { phone.simulator.window?.parts(.card) ?? [] }

  /// Changes the configuration of each modal, once.
  func configure(_ change: (inout ModalConfiguration) -> Void) {
    for case let transition as ModalTransition in modals.map(\.transitioningDelegate)
    where !configured.contains(where: { $0 === transition }) {
      configured.append(transition)
      transition.update(animated: false, change)
    }
  }

  func retainModals() { retained += modals }

  /// Dismisses the lower modal when the upper one has gone.
  func dismissBelow() {
    highest = max(highest, modals.count)
    if highest > modals.count { modals.last?.dismissModal(animated: false) }
  }
}
