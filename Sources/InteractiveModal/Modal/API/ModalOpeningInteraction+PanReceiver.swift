import UIKit

/// What the finger does: it is passed on to the modal that it opens.
extension ModalOpeningInteraction: PanReceiver {
  var isHeld: Bool { opened?.isHeld ?? false }
  var isAtRest: Bool { opened == nil }
  var pull: CGFloat { opened?.pull ?? 0 }
  var restingPull: CGFloat { opened?.restingPull ?? 0 }
  var expandsByScrolling: Bool { false }

  var direction: TravelDirection {
    configuration.edge.travelDirection(
      isRightToLeft: view?.window?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: Which finger

  var listPrecedence: ScrollViewPrecedence {
    switch region {
    case .content, .disabled: .lists
    case .screenEdge: .modal
    }
  }

  /// At the edge of the screen it is first, before screens that are swiped too.
  func precedes(_ other: UIGestureRecognizer) -> Bool {
    switch region {
    case .screenEdge: other.isOfFingerAnywhere
    case .content, .disabled: false
    }
  }

  func takesFinger(at location: CGPoint) -> Bool {
    guard let window = view?.window else { return false }
    let distance = direction.distance(of: location, fromEdgeOf: window.bounds)
    if distance <= GestureRegion.edgeReach, configuration.edge == .leading, canGoBack { return false }
    switch region {
    case .content: return true
    case .screenEdge(let reach): return distance <= (reach.isFinite ? reach : GestureRegion.edgeReach)
    case .disabled: return false
    }
  }

  func follows(_ heading: DragDirection) -> Bool { heading.isAgainst(direction) && readyPresenter != nil }

  // MARK: Who presents

  private var presentingController: UIViewController? { presenter ?? view?.nearestController }

  private var canGoBack: Bool {
    let controller = presentingController
    let navigation = controller as? UINavigationController ?? controller?.navigationController
    return navigation.map { $0.viewControllers.count > 1 } ?? false
  }

  /// The one that presents, where it is on screen and UIKit would not refuse.
  private var readyPresenter: UIViewController? {
    guard let controller = presentingController, controller.viewIfLoaded?.window != nil,
      controller.presentedViewController == nil
    else { return nil }
    let parents = sequence(first: controller) { $0.parent }
    return parents.contains { $0.isBeingPresented || $0.isBeingDismissed } ? nil : controller
  }

  // MARK: What it does

  func fingerLanded() {}

  func fingerBegan() {
    guard let presenter = readyPresenter, let modal = makeModal(),
      presenter.present(modal, as: configuration, delegate: delegate) != nil,
      presenter.presentedViewController != nil,
      let controller = modal.presentationController as? ModalPresentationController
    else { return pan.cancel() }
    opened = controller.driver
    controller.driver.open(under: pan)
  }

  func fingerMoved(by way: CGFloat, velocity: CGFloat) { opened?.fingerMoved(by: way, velocity: velocity) }

  func fingerReleased(velocity: CGFloat) { end(.released(velocity: velocity)) }
  func fingerLeftOnList() {}
  func fingerCancelled() { end(.cancelled) }

  /// Told after a release as well, when it means nothing.
  func fingerLifted() { end(.cancelled) }

  private func end(_ ending: ModalOpening.Ending) {
    let driver = opened
    opened = nil
    driver?.endOpening(ending)
  }
}

extension UIView {
  /// The controller whose view it is, or lies in.
  fileprivate var nearestController: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
  }
}
