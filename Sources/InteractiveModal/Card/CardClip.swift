import UIKit

/// The view inside of a card: it clips the content, and a material behind it that is not glass, to round corners.
final class CardClip: UIView {
  let content: UIView
  /// The material; `nil` for none.
  private var backdrop: UIVisualEffectView?
  /// Covers the glass under a card that stands at the edges; `nil` without glass.
  private var ground: UIView?
  private(set) var grabber: GrabberView?
  private(set) var bar: DockBar?

  init(content: UIView) {
    self.content = content
    super.init(frame: content.frame)
    layer.cornerCurve = .continuous
    clipsToBounds = true
    addSubview(content)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("A card is not archived") }

  /// Puts the content back: UIKit may have moved it into a full-screen presentation.
  func holdContent() {
    if content.superview !== self { insertSubview(content, at: backdrop == nil && ground == nil ? 0 : 1) }
  }

  /// Shows a grabber above the content.
  func show(_ grabber: GrabberView) {
    self.grabber = grabber
    addSubview(grabber)
  }

  /// Shows a bar over the content; `nil` removes it.
  func show(_ bar: DockBar?) {
    self.bar?.removeFromSuperview()
    self.bar = bar
    guard let bar else { return }
    addSubview(bar)
  }

  /// Whether touches and VoiceOver reach the bar, and not the content under it.
  var isBarInUse: Bool {
    get { bar?.isUserInteractionEnabled ?? false }
    set {
      bar?.isUserInteractionEnabled = newValue
      bar?.accessibilityElementsHidden = !newValue
      content.accessibilityElementsHidden = newValue
    }
  }

  /// Lets the bar appear over the content, as far as the card is on its way into the dock.
  @inline(__always) func fadeBar(docking: CGFloat, _ values: inout some MovingValues) {
    guard let bar else { return }
    let opacity = CardLayout.barOpacity(docking: docking)
    values.set(.opacity(opacity.bar), of: bar)
    values.set(.opacity(opacity.title), of: bar.labels)
  }

  /// Applies what the app says of colour and material.
  func apply(background: UIColor?, _ effect: UIVisualEffect?) {
    backgroundColor = background
    guard backdrop?.effect != effect else { return }
    backdrop?.removeFromSuperview()
    backdrop = effect.map { UIVisualEffectView(effect: $0) }
    guard let backdrop else { return }
    insertSubview(backdrop, at: 0)
    var views = WrittenValues()
    fill(backdrop, with: bounds.size, &views)
  }

  func showGround() {
    guard ground == nil else { return }
    let ground = UIView()
    ground.backgroundColor = UIColor.systemBackground.elevated
    insertSubview(ground, at: 0)
    self.ground = ground
  }

  func removeGround() {
    ground?.removeFromSuperview()
    ground = nil
  }

  /// Makes card and content as long as the visible card: it ends where the screen does, at every
  /// detent.
  ///
  /// - Parameter opacity: The opacity of the ground over glass.
  func resize(to size: CGSize, ground opacity: CGFloat, _ values: inout some MovingValues) {
    values.set(.size(size), of: self)
    fill(content, with: size, &values)
    if let backdrop { fill(backdrop, with: size, &values) }
    if let ground {
      fill(ground, with: size, &values)
      values.set(.opacity(opacity), of: ground)
    }
    if let bar { fill(bar, with: size, &values) }
  }

  private func fill(_ view: UIView, with size: CGSize, _ values: inout some MovingValues) {
    values.set(.size(size), of: view)
    values.set(.position(CGPoint(x: size.width / 2, y: size.height / 2)), of: view)
  }

  func round(_ corners: CACornerMask) { if layer.maskedCorners != corners { layer.maskedCorners = corners } }

  /// A layer does not follow a dynamic colour, so it is set anew when the traits change.
  func drawBorder(_ width: CGFloat) {
    if layer.borderWidth != width { layer.borderWidth = width }
    if width > 0 { layer.borderColor = UIColor.systemGray.resolvedColor(with: traitCollection).cgColor }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    drawBorder(layer.borderWidth)
  }

  /// During a flight the card is shown at another scale than is set: a finger hits what the user sees.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(layer.shownPoint(point), with: event)
  }
}

extension CardLayout.Corners {
  func mask(for direction: TravelDirection) -> CACornerMask {
    switch (self, direction) {
    case (.far, .down): [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    case (.far, .up): [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    case (.far, .left): [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    case (.far, .right): [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    case (.all, _): [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }
  }
}
