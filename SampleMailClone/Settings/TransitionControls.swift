import InteractiveModal
import UIKit

/// A bar at the bottom of the window with controls that pause, scrub and repeat transitions.
///
/// The root controller's safe area ends above it.
final class TransitionControls: UIView {
  private static let height: CGFloat = 52
  /// Space above and below, in points.
  private static let margin: CGFloat = 4

  private let pause: UIButton
  private let again: UIButton
  private let scrubber = UISlider()

  private init() {
    pause = UIButton(type: .system)
    again = UIButton(type: .system)
    super.init(frame: .zero)
    add({ $0.isPaused.toggle() }, to: pause)
    add({ $0.restart() }, to: again)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    nameButton()
    again.setTitle("Again", for: .normal)
    pause.accessibilityIdentifier = "pause"
    again.accessibilityIdentifier = "again"
    scrubber.accessibilityIdentifier = "scrubber"
    scrubber.accessibilityLabel = "Progress"
    scrubber.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
    for view in [pause, scrubber, again] { addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func add(_ action: @escaping @MainActor (TransitionInspector) -> Void, to button: UIButton) {
    let run = UIAction { [weak self] _ in
      action(.shared)
      self?.nameButton()
    }
    button.addAction(run, for: .primaryActionTriggered)
  }

  /// Names the button by what it does next.
  private func nameButton() {
    let name = TransitionInspector.shared.isPaused ? "Play" : "Pause"
    guard pause.currentTitle != name else { return }
    pause.setTitle(name, for: .normal)
    setNeedsLayout()
  }

  // MARK: Showing

  static func isShown(in window: UIWindow?) -> Bool { controls(in: window) != nil }

  private static func controls(in window: UIWindow?) -> TransitionControls? {
    window?.subviews.lazy.compactMap { $0 as? TransitionControls }.first
  }

  static func show(_ isShown: Bool, in window: UIWindow?) {
    let inspector = TransitionInspector.shared
    controls(in: window)?.removeFromSuperview()
    window?.rootViewController?.additionalSafeAreaInsets.bottom = isShown ? height + 2 * margin : 0
    inspector.keepsLast = isShown
    inspector.onChange = nil
    if !isShown { inspector.isPaused = false }
    guard isShown, let window else { return }
    let controls = TransitionControls()
    window.addSubview(controls)
    controls.place(in: window)
    inspector.onChange = { [weak controls, weak window] progress in
      guard let controls, let window else { return }
      window.bringSubviewToFront(controls)
      controls.place(in: window)
      controls.show(progress)
    }
  }

  private func place(in window: UIWindow) {
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: Self.margin)
    frame = CGRect(x: area.minX, y: area.maxY - Self.height, width: area.width, height: Self.height)
  }

  private func show(_ progress: CGFloat?) {
    nameButton()
    if let progress, !scrubber.isTracking { scrubber.value = Float(min(max(progress, 0), 1)) }
  }

  private func scrub() {
    TransitionInspector.shared.scrub(to: CGFloat(scrubber.value))
    nameButton()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let direction = effectiveUserInterfaceLayoutDirection
    var box = bounds.insetBy(dx: 12, dy: 4)
    pause.frame = box.cutLeading(min(pause.sizeThatFits(box.size).width, box.width / 3), direction)
    again.frame = box.cutTrailing(min(again.sizeThatFits(box.size).width, box.width / 3), direction)
    scrubber.frame = box.insetBy(dx: 12, dy: 0)
  }
}
