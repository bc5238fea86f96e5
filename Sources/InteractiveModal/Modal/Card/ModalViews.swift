import UIKit

/// The views of a presentation, by role. Writes a pose to them: what differs, and nothing else.
@MainActor final class ModalViews {
  let card: CardView
  private let dimming = UIView()
  /// Takes the touches beside the card.
  let passage = PassthroughView()
  private let edge: ModalEdge
  /// The screen behind, while a modal is presented on it.
  var backdrop: PresenterView? {
    didSet { passage.screenBehind = backdrop?.view }
  }

  /// - Parameters:
  ///   - content: What is presented.
  ///   - edge: Where it comes from.
  init(content: UIView, from edge: ModalEdge) {
    self.edge = edge
    card = CardView(content: content)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    for view in [dimming, passage] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  /// Puts the dimming, and the passage on it, before the screen behind.
  func enter(_ container: UIView) {
    for (index, view) in [dimming, passage].enumerated() {
      view.frame = container.bounds
      container.insertSubview(view, at: index)
    }
  }

  /// Puts the card in, where it is not yet.
  func addCard(to container: UIView) {
    if card.superview !== container { container.addSubview(card) }
  }

  /// - Parameter preferredSize: What the presented controller prefers.
  func stage(in container: UIView, preferring preferredSize: CGSize) -> LayoutContext {
    let safeArea = container.safeAreaInsets
    let direction = edge.travelDirection(
      isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return LayoutContext(
      size: container.bounds.size, safeTop: safeArea.top, safeBottom: safeArea.bottom,
      safeLeft: safeArea.left, safeRight: safeArea.right, room: LayoutContext.Room(container.traitCollection),
      direction: direction, preferredLength: max(direction.length(of: preferredSize).finiteOrZero, 0),
      backdrop: backdrop?.restingFrame(in: container) ?? container.bounds,
      backdropRadius: backdrop?.radius ?? 0, reducesMotion: UIAccessibility.reducesMotion,
      increasesContrast: UIAccessibility.isDarkerSystemColorsEnabled)
  }

  func apply(_ layout: CardLayout) {
    card.apply(layout)
    backdrop?.apply(layout)
  }

  func apply(_ pose: CardPose) {
    card.apply(pose)
    applySurroundings(pose)
  }

  /// All but the card.
  func applySurroundings(_ pose: CardPose) {
    backdrop?.apply(pose)
    dimming.fade(to: pose.dimmingOpacity)
    isolate(!pose.leavesScreenBehind)
  }

  /// Takes the card from somebody else who moved it.
  func takeCardBack(to container: UIView) {
    addCard(to: container)
    card.takeBack()
  }

  /// Whether the card is all that can be reached.
  private func isolate(_ isIsolated: Bool) {
    guard passage.isOpen == isIsolated else { return }
    passage.isOpen = !isIsolated
    card.accessibilityViewIsModal = isIsolated
    backdrop?.hide(isIsolated)
  }

  func prepareForResize() { backdrop?.standUp() }

  /// Gives the screen behind back.
  func leave() {
    backdrop?.restore()
    dimming.removeFromSuperview()
    passage.removeFromSuperview()
  }
}

extension LayoutContext.Room {
  @MainActor init(_ traits: UITraitCollection) {
    if traits.verticalSizeClass == .compact {
      self = .low
    } else {
      self = traits.horizontalSizeClass == .regular ? .wide : .narrow
    }
  }
}
