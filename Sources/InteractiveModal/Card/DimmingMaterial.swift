import UIKit

/// The material between the screen behind and the dimming view.
///
/// A material must not have an opacity below 1 (F427), so its effect comes and goes. UIKit animates an effect, and a
/// paused animator shows a share of it (F623). Core Animation has no key for it: in a flight each frame sets the share.
final class DimmingMaterial: UIVisualEffectView {
  let material: UIVisualEffect
  private var share: CGFloat = 0
  /// Shows a share between none and all; `nil` for one of these.
  private var animator: UIViewPropertyAnimator?

  init(_ material: UIVisualEffect) {
    self.material = material
    super.init(effect: nil)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A card is not archived") }

  /// Shows a share of the material; 0...1.
  func show(_ share: CGFloat) {
    guard share != self.share else { return }
    self.share = share
    update()
  }

  /// An animator that is freed while it is paused raises an exception (F110), so none is paused outside of a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  private func update() {
    guard window != nil, share > 0, share < 1 else { return show(isWhole: share >= 1) }
    let animator = animator ?? makeAnimator()
    self.animator = animator
    animator.fractionComplete = share
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    UIView.performWithoutAnimation { effect = nil }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak self] in
      self?.effect = self?.material
    }
    animator.pauseAnimation()
    return animator
  }

  private func show(isWhole: Bool) {
    if let animator {
      animator.stopAnimation(false)
      animator.finishAnimation(at: isWhole ? .end : .start)
    }
    animator = nil
    let effect = isWhole ? material : nil
    if self.effect != effect { UIView.performWithoutAnimation { self.effect = effect } }
  }
}
