import Foundation

/// The panel of the software keyboard, with a picture of its keys. It takes touches from the app.
final class KeyboardPanel: UIView {
  /// What the panel shows; it is drawn anew only if this changes.
  private struct Look: Equatable {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var style: UIUserInterfaceStyle
  }

  private let shades = CAShapeLayer()
  private let letters = CAShapeLayer()
  private let others = CAShapeLayer()
  private let captions = CALayer()
  private let shift = CALayer()
  private let delete = CALayer()
  private var look: Look?

  override func setUpView() {
    super.setUpView()
    backgroundColor = .systemGray4
    accessibilityIdentifier = "keyboard"
    [shades, letters, others, captions, shift, delete].forEach(layer.addSublayer)
  }

  /// Shows the app's view in place of the keys; the keys for `nil`.
  func show(_ inputView: UIView?) {
    subviews.forEach { $0.removeFromSuperview() }
    if let inputView { addSubview(inputView) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let inputView = subviews.first { inputView.frame.size.width = bounds.width }
    let safeArea = window?.safeAreaInsets ?? .zero
    let new = Look(size: bounds.size, safeArea: safeArea, style: traitCollection.userInterfaceStyle)
    guard new != look else { return }
    look = new
    draw(KeyboardKeys(in: bounds.size, safeArea: safeArea))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Sets the values without counting writes: the app's own are counted, and the keys are not the app's.
  private func draw(_ keys: KeyboardKeys) {
    let ink = resolved(.label)
    let dropped = CGAffineTransform(translationX: 0, y: 1)
    fill(shades, keys.outline { _ in true }.map { $0.applying(dropped) }, UIColor(white: 0, alpha: 0.3))
    fill(letters, keys.outline(where: \.isLetter), UIColor(light: 0xFFFFFF, dark: 0x6B6B6E))
    fill(others, keys.outline { !$0.isLetter }, UIColor(light: 0xABB1BB, dark: 0x47474A))
    captions.values.bounds = bounds
    captions.values.position = CGPoint(x: bounds.midX, y: bounds.midY)
    captions.contents = LayerContents.text(TextLayout(lines: keys.captions(in: ink)))
    show("shift", on: shift, in: keys.frame(of: .shift), ink)
    show("delete.left", on: delete, in: keys.frame(of: .delete), ink)
  }

  private func fill(_ layer: CAShapeLayer, _ outline: [PathElement], _ color: UIColor) {
    layer.values.drawn.path = CGPath(outline)
    layer.values.drawn.fillColor = resolved(color)
  }

  private func show(_ name: String, on layer: CALayer, in frame: CGRect, _ ink: CGColor) {
    layer.values.bounds = CGRect(origin: .zero, size: frame.size)
    layer.values.position = CGPoint(x: frame.midX, y: frame.midY)
    let side = min(frame.width, frame.height) * 0.5
    let box = CGRect(x: (frame.width - side) / 2, y: (frame.height - side) / 2, width: side, height: side)
    let size = SystemSymbol.size(of: name, pointSize: 1) ?? box.size
    let place = UIView.ContentMode.scaleAspectFit.frame(of: size, in: box)
    layer.contents = LayerContents.symbol(name: name, color: ink, frame: place)
  }
}
