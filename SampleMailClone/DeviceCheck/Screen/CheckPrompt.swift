import UIKit

/// Asks the user for a gesture: a picture of it, a sentence, and a button that skips it.
final class CheckPrompt: UIView {
  /// What the user is asked for.
  enum Gesture {
    case dragDown
    case pullUp
    case holdAndTurn
  }

  private let words = UILabel(.preferredFont(forTextStyle: .headline))
  private let skip = UIButton(type: .system)
  private let picture: GesturePicture
  private static let margin: CGFloat = 12

  init(_ text: String, _ gesture: Gesture, onSkip: @escaping () -> Void) {
    picture = GesturePicture(gesture)
    super.init(frame: .zero)
    words.text = text
    words.textAlignment = .center
    skip.setTitle("Skip", for: .normal)
    skip.accessibilityIdentifier = "skip"
    skip.addAction(UIAction { _ in onSkip() }, for: .primaryActionTriggered)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    for view in [picture, words, skip] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(in: size.width).skip.maxY + Self.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: bounds.width)
    picture.frame = frames.picture
    words.frame = frames.words
    skip.frame = frames.skip
  }

  private func frames(in width: CGFloat) -> (picture: CGRect, words: CGRect, skip: CGRect) {
    let column = max(width - 2 * Self.margin, 0)
    var box = CGRect(x: Self.margin, y: Self.margin, width: column, height: .greatestFiniteMagnitude)
    let top = box.cutTop(GesturePicture.size.height).centered(GesturePicture.size)
    let text = box.cutTop(words.height(inWidth: column, atLeast: 0) + Self.margin)
    return (top, text, box.cutTop(max(skip.sizeThatFits(box.size).height, 44)))
  }
}

/// A picture of a gesture: a card or a device, an arrow, and a fingertip.
private final class GesturePicture: UIView {
  static let size = CGSize(width: 120, height: 90)

  init(_ gesture: CheckPrompt.Gesture) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    switch gesture {
    case .dragDown:
      addBox(CGRect(x: 35, y: 5, width: 50, height: 60))
      addArrow(from: CGPoint(x: 60, y: 30), to: CGPoint(x: 60, y: 85))
    case .pullUp:
      for row in 0..<4 { addBox(CGRect(x: 30, y: 6 + CGFloat(row) * 20, width: 60, height: 14)) }
      addArrow(from: CGPoint(x: 60, y: 75), to: CGPoint(x: 60, y: 15))
    case .holdAndTurn:
      addBox(CGRect(x: 10, y: 5, width: 40, height: 76))
      addBox(CGRect(x: 62, y: 22, width: 56, height: 36))
      addArrow(from: CGPoint(x: 30, y: 45), to: CGPoint(x: 75, y: 40))
    }
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  private func addBox(_ frame: CGRect) {
    let box = UIView(frame: frame)
    box.backgroundColor = .systemBackground
    box.layer.cornerRadius = 6
    addSubview(box)
  }

  /// Adds an arrow with a fingertip at its beginning.
  private func addArrow(from start: CGPoint, to end: CGPoint) {
    let finger = UIView(frame: CGRect(x: start.x - 10, y: start.y - 10, width: 20, height: 20))
    finger.backgroundColor = .systemGreen
    finger.layer.cornerRadius = 10
    addSubview(finger)
    let (way, line) = (CGVector(dx: end.x - start.x, dy: end.y - start.y), CAShapeLayer())
    let length = max((way.dx * way.dx + way.dy * way.dy).squareRoot(), 1)
    let (ahead, side) = (CGVector(dx: way.dx / length * 10, dy: way.dy / length * 10), CGFloat(0.7))
    let path = CGMutablePath()
    path.move(to: start)
    path.addLine(to: end)
    for turn in [side, -side] {
      path.move(to: end)
      path.addLine(to: CGPoint(x: end.x - ahead.dx + ahead.dy * turn, y: end.y - ahead.dy - ahead.dx * turn))
    }
    line.path = path
    line.fillColor = nil
    line.lineWidth = 3
    line.strokeColor = UIColor.systemGreen.cgColor
    layer.addSublayer(line)
  }
}

extension CheckStage {
  /// Asks the user for a gesture.
  ///
  /// - Parameters:
  ///   - view: Shows the question; `nil` for the root's view.
  ///   - condition: Tells that the user has done it.
  /// - Returns: `false` if the user skips it.
  func ask(
    _ text: String, _ gesture: CheckPrompt.Gesture, in view: UIView? = nil,
    until condition: @escaping () -> Bool
  ) async -> Bool {
    var isSkipped = false
    let prompt = CheckPrompt(text, gesture) { isSkipped = true }
    let host: UIView = view ?? root.view
    let width = min(host.bounds.width - 32, 360)
    let height = prompt.sizeThatFits(CGSize(width: width, height: 0)).height
    let top = host.safeAreaInsets.top + 60
    prompt.frame = CGRect(x: (host.bounds.width - width) / 2, y: top, width: width, height: height)
    prompt.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    host.addSubview(prompt)
    await until(atMost: CheckRun.patience) { isSkipped || condition() }
    prompt.removeFromSuperview()
    return !isSkipped && condition()
  }
}
