import UIKit

/// The views of a presentation. Writes layouts and poses to them, and only values that differ.
@MainActor package final class ModalViews {
  package let card: CardView
  private let dimming = UIView()
  /// Lies under the dimming view; `nil` without a material.
  private(set) var material: DimmingMaterial?
  /// Takes the touches outside the card.
  let passthrough = PassthroughView()
  /// Shows nothing: what runs alongside a transition moves with its opacity.
  let alongside = UIView()
  /// Whether the modal is a page, which is not elevated, and no card.
  let isPage: Bool
  /// Whether a container shows the modal beside its other children.
  private let isContained: Bool
  /// Called when the card becomes the only part of the screen that touches and VoiceOver reach, and when it
  /// ceases to be.
  var onIsolationChange: (() -> Void)?
  private var edge: ModalEdge
  private var source: ModalSource?
  /// The controller in the screen behind whose `present` opened the modal.
  package weak var presentingChild: UIViewController?
  /// The screen behind, while the modal is presented.
  package var screenBehind: ScreenBehind? { didSet { passthrough.screenBehind = screenBehind?.view } }

  init(content: UIView, _ configuration: ModalConfiguration, isContained: Bool) {
    (isPage, edge, self.isContained) = (configuration.isPage, configuration.edge, isContained)
    card = CardView(content: content)
    dimming.alpha = 0
    dimming.addSubview(alongside)
    passthrough.card = card
    for view in [dimming, passthrough] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    place(by: configuration)
    paint(by: configuration)
  }

  /// Takes over where a configuration has the views.
  func place(by configuration: ModalConfiguration) {
    edge = configuration.edge
    source = configuration.source
    screenBehind?.screenRadius = configuration.presenter.cornerRadius
  }

  /// Takes over the colours, materials and the shadow of a configuration.
  func paint(by configuration: ModalConfiguration) {
    dimming.backgroundColor = configuration.dimming.color
    take(dimmingEffect: configuration.dimming.effect)
    let background = isPage ? configuration.card.background : configuration.card.background?.elevated
    card.apply(configuration.card, background: background)
    passthrough.measuresCorners = card.isGlass
  }

  private func take(dimmingEffect effect: UIVisualEffect?) {
    guard effect != material?.material else { return }
    material?.removeFromSuperview()
    material = effect.map(DimmingMaterial.init)
    if let container = dimming.superview { enter(container) }
  }

  /// The view in which the card is; `nil` before UIKit presents the modal.
  package var container: UIView? { card.superview }

  /// Puts the material, the dimming view and the passthrough view in front of the screen behind.
  func enter(_ container: UIView) {
    for (index, view) in [material, dimming, passthrough].compactMap(\.self).enumerated() {
      view.frame = container.bounds
      container.insertSubview(view, at: index)
    }
  }

  /// Returns what the layout of the modal depends on, but for the length of its content.
  func context(in container: UIView) -> LayoutContext {
    let safeArea = container.safeAreaInsets
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let direction = edge.travelDirection(isRightToLeft: isRightToLeft)
    return LayoutContext(
      size: container.bounds.size, displayScale: container.traitCollection.displayScale,
      safeTop: safeArea.top, safeBottom: safeArea.bottom,
      safeLeft: safeArea.left, safeRight: safeArea.right,
      sizeClass: LayoutContext.SizeClass(traits(of: container)),
      direction: direction,
      isRightToLeft: isRightToLeft,
      displayRadius: passthrough.measureDisplayRadius(),
      presenterFrame: screenBehind?.restingFrame(in: container) ?? container.bounds,
      presenterRadius: screenBehind?.radius ?? 0,
      presenterStepsBack: screenBehind?.stepsBack(behindCardOf: source, leaving: direction, in: container)
        ?? false,
      reducesMotion: UIAccessibility.reducesMotion,
      increasesContrast: UIAccessibility.isDarkerSystemColorsEnabled)
  }

  /// Returns the traits that say how much space a container has: those of the window. A container of the kit
  /// may be smaller than its window, and has its own.
  func traits(of container: UIView) -> UITraitCollection {
    isContained ? container.traitCollection : container.windowTraits
  }

  /// The view from which the modal comes; `nil` without one.
  package var sourceView: UIView? { (screenBehind?.view ?? container).flatMap { source?.view(for: $0) } }

  /// Where the card comes from, in its container, as it is without the modal; `nil` without a source.
  var sourceFrame: CGRect? {
    guard let container = card.superview else { return nil }
    guard let screenBehind, let view = screenBehind.view else { return source?.frame(in: container) }
    return source?.frame(in: view).map { screenBehind.resting($0, in: container) }
  }

  package func apply(_ layout: CardLayout) {
    card.apply(layout)
    screenBehind?.apply(layout, isHidden: isIsolated)
  }

  /// - Parameter isAtRest: Whether the card stays at the pose, and is not on its way.
  package func apply(_ pose: CardPose, isAtRest: Bool = false) {
    card.apply(pose, isAtRest: isAtRest)
    screenBehind?.apply(pose)
    var views = WrittenValues()
    dim(to: pose, &views)
    isolate(!pose.leavesPresenterInUse)
  }

  func sample(_ pose: CardPose, in layout: CardLayout, _ values: inout SampledValues) {
    screenBehind?.move(to: pose, in: layout, &values)
    dim(to: pose, &values)
    card.sample(pose, in: layout, &values)
  }

  @inline(__always) private func dim(to pose: CardPose, _ values: inout some MovingValues) {
    values.set(.opacity(pose.dimmingOpacity), of: dimming)
  }

  /// Makes the card the only part of the screen that touches and VoiceOver reach, or opens the
  /// screen behind.
  private func isolate(_ isIsolated: Bool) {
    guard isIsolated == passthrough.letsTouchesThrough else { return }  // It changes.
    passthrough.letsTouchesThrough = !isIsolated
    updateVoiceOver()
    screenBehind?.hide(isIsolated)
    onIsolationChange?()
  }

  /// Whether the card is the only part of the screen that touches and VoiceOver reach.
  var isIsolated: Bool { !passthrough.letsTouchesThrough }

  /// Lets VoiceOver close the modal outside the card; `nil`: not any more.
  func offer(_ element: PassthroughView.CloseElement?) {
    passthrough.closeElement = element
    updateVoiceOver()
  }

  /// VoiceOver ignores the siblings of a modal view, so beside a Close element the card is none.
  /// The screen behind is hidden in any case.
  private func updateVoiceOver() {
    card.accessibilityViewIsModal = !passthrough.letsTouchesThrough && passthrough.closeElement == nil
  }

  /// Restores the screen behind, and removes the views around the card.
  func leave(by spring: UISpringTimingParameters? = nil) {
    screenBehind?.restore(by: spring)
    material?.removeFromSuperview()
    dimming.removeFromSuperview()
    passthrough.removeFromSuperview()
  }
}

extension UIView {
  /// The traits of the window. Those of a container may have what its presentation overrides (F448).
  var windowTraits: UITraitCollection { (window ?? self).traitCollection }
}

extension LayoutContext.SizeClass {
  @MainActor init(_ traits: UITraitCollection) {
    if traits.verticalSizeClass == .compact {
      self = .compactHeight
    } else {
      self = traits.horizontalSizeClass == .regular ? .regular : .compactWidth
    }
  }
}

extension UIColor {
  /// The colour at the level of a card's content, in dark mode lighter: a card itself is none of the modal's views.
  var elevated: UIColor {
    UIColor {
      self.resolvedColor(
        with: UITraitCollection(traitsFrom: [$0, UITraitCollection(userInterfaceLevel: .elevated)]))
    }
  }
}
