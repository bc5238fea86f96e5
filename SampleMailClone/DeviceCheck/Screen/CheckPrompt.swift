import UIKit

/// Asks the user for a gesture: a picture of it, a sentence, and a button that skips it.
final class CheckPrompt: UIView {
  /// What the user is asked for.
  enum Gesture {
    case dragDown
    case pullUp
    case holdAndTurn
    case leave
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
    await until(atMost: .infinity) { isSkipped || condition() }
    prompt.removeFromSuperview()
    return !isSkipped && condition()
  }
}
