import Foundation

/// What an effect view shows (F427).
@MainActor open class UIVisualEffect: NSObject {
  /// The colour that is drawn for it.
  var tint: UIColor? { nil }
}

/// A blur. Here it has a tint, a translucent colour; the hosts blur what lies behind it.
@MainActor public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  let style: Style

  public init(style: Style) { self.style = style }

  override var tint: UIColor? {
    switch style {
    case .extraLight, .light, .prominent: UIColor.white.withAlphaComponent(0.7)
    case .dark: UIColor.black.withAlphaComponent(0.7)
    case .systemUltraThinMaterial: UIColor.systemBackground.withAlphaComponent(0.4)
    case .regular, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial:
      UIColor.systemBackground.withAlphaComponent(0.8)
    }
  }
}

/// Glass (F427), which has its own shape (F622). Chosen: it is drawn as a tint.
@MainActor public final class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  let style: Style

  public init(style: Style) { self.style = style }

  override var tint: UIColor? {
    UIColor.systemBackground.withAlphaComponent(style == .regular ? 0.6 : 0.2)
  }
}

/// A view that shows an effect behind its content.
@MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { drawEffect() } }
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    self.effect = effect
    if effect is UIGlassEffect { cornerConfiguration = .capsule() }
    drawEffect()
  }

  public required init?(coder: NSCoder) { nil }

  /// An effect can be animated (F623): its colour is.
  private func drawEffect() { super.backgroundColor = effect?.tint }
}

/// The background of a bar: material, with a hairline beyond the edge at which the content begins.
@MainActor final class BarBackground: UIVisualEffectView {
  private let edge: CGRectEdge
  private let hairline = UIView()

  init(hairlineAt edge: CGRectEdge) {
    self.edge = edge
    super.init(effect: UIBlurEffect(style: .systemChromeMaterial))
    isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = 1 / max(traitCollection.displayScale, 1)
    hairline.place(
      at: CGRect(x: 0, y: edge == .minYEdge ? -height : bounds.height, width: bounds.width, height: height))
  }
}
