import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A simulated device on which a screen opens out of a view of another one, as a modal or as a page.
@MainActor final class RevealScreen: TransitionScreen {
  /// What the choreography asks for.
  @MainActor final class Views {
    /// 252 points above the lower edge of its screen, in every room.
    let field = UIView(frame: CGRect(x: 40, y: 0, width: 260, height: 44))
    let bar = UIView(frame: CGRect(x: 60, y: 120, width: 260, height: 44))
    var source: UIView?
  }

  let views: Views
  /// The screen without the reveal.
  private let base: any TransitionScreen
  private let lower: UIView
  let isModal: Bool

  /// - Parameter spring: The choreography's own.
  init(
    isModal: Bool, framesPerSecond: Double = 60, reducesMotion: Bool = false,
    spring: TransitionSpring? = nil
  ) {
    let views = Views()
    (self.views, self.isModal) = (views, isModal)
    var reveal = RevealTransition(outOf: { views.source }, anchor: { views.bar })
    reveal.spring = spring
    let upper: UIView
    if isModal {
      let screen = Screen(framesPerSecond: framesPerSecond, reducesMotion: reducesMotion) {
        [reveal] in $0.opening = reveal
      }
      (base, lower, upper) = (screen, screen.root.view, screen.draft.view)
    } else {
      let screen = NavigationScreen(framesPerSecond: framesPerSecond, reducesMotion: reducesMotion)
      screen.style = { [reveal] _ in .choreography(reveal) }
      (base, lower, upper) = (screen, screen.below.view, screen.above.view)
    }
    views.source = views.field
    views.field.backgroundColor = .systemGray
    views.field.layer.cornerRadius = 10
    views.field.frame.origin.y = lower.bounds.height - 252
    views.field.autoresizingMask = [.flexibleTopMargin]
    lower.addSubview(views.field)
    upper.addSubview(views.bar)
  }

  var simulator: Simulator { base.simulator }
  var finger: Finger { base.finger }
  var grip: CGPoint { isModal ? CGPoint(x: 200, y: 300) : base.grip }
  var closing: CGVector { base.closing }
  var isOpen: Bool { base.isOpen }
  func begin(isOpening: Bool) { base.begin(isOpening: isOpening) }

  // MARK: What is seen

  /// What is masked where a transition runs.
  var upperView: UIView { base.upperView }
  var mask: CAShapeLayer? { upperView.layer.mask as? CAShapeLayer }

  /// What can be seen of the upper screen, in the window.
  var opening: CGRect {
    upperView.shown(mask?.shown.drawn.path?.boundingBox ?? upperView.bounds)
  }

  var seen: CGFloat { (opening.width - 260) / ((simulator.window?.bounds.width ?? 0) - 260) }

  // MARK: What must hold

  var restFault: String? {
    if views.field.shown.alpha != 1 { return "the source is still hidden" }
    if upperView.layer.mask != nil || views.field.layer.mask != nil { return "a mask is left" }
    if lower.subviews.last !== views.field { return "the lower screen is not as found" }
    return base.restFault
  }

  /// What is wrong at any moment: said in a sentence, or `nil`.
  var fault: String? {
    if let complaint { return complaint }
    if views.field.shown.alpha != 0, views.field.shown.alpha != 1 { return "the source is half hidden" }
    guard let path = mask?.path else { return nil }
    if path.kinds.count != 10 { return "the path has other elements" }
    let room = upperView.bounds.insetBy(dx: -1e-6, dy: -1e-6)
    let isInRoom = path.boundingBox.width <= room.width && path.boundingBox.height <= room.height
    return isInRoom ? nil : "the opening is too large: \(path.boundingBox)"
  }
}
