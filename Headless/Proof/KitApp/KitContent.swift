import UIKit

@testable import HeadlessHosts

/// What a page shows below its buttons.
@MainActor class KitContent: UIView {
  /// Where the user types; `nil` if nothing takes text.
  var input: UIView? { nil }
  /// What a finger scrolls; `nil` without a list.
  var list: UIScrollView? { input as? UIScrollView }

  /// Lays itself out in a page whose safe area begins at `top`.
  func place(in page: UIView, below top: CGFloat) {
    frame = page.bounds.inset(by: UIEdgeInsets(top: top + 100, left: 0, bottom: 0, right: 0))
  }
}

/// A text to scroll and to type into.
final class LetterContent: KitContent {
  private let text: UITextView
  override var input: UIView? { text }

  init(_ text: UITextView) {
    self.text = text
    super.init(frame: .zero)
    addSubview(text)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code") }

  override func place(in page: UIView, below top: CGFloat) {
    frame = CGRect(x: 0, y: top + 100, width: page.bounds.width, height: 220)
    text.frame = bounds
  }
}

/// Messages in a list that is flipped, so that the newest is at the bottom, and a bar to type the next one into.
final class ChatContent: KitContent {
  private let message: UITextView
  private let messages = UIScrollView()
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
  override var input: UIView? { message }
  override var list: UIScrollView? { messages }

  init(_ message: UITextView) {
    self.message = message
    super.init(frame: .zero)
    message.text = ""
    message.frame = CGRect(x: 8, y: 5, width: 240, height: 40)
    bar.addSubview(message)
    messages.contentInsetAdjustmentBehavior = .never
    messages.transform = CGAffineTransform(scaleX: 1, y: -1)
    addSubview(messages)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code") }

  override func place(in page: UIView, below top: CGFloat) {
    super.place(in: page, below: top)
    let height = max(0, bounds.height - page.safeAreaInsets.bottom)
    messages.bounds.size = CGSize(width: bounds.width, height: height)
    messages.center = CGPoint(x: bounds.midX, y: height / 2)
    messages.contentSize = CGSize(width: bounds.width, height: 1500)
  }
}

/// Fields by constraints: one at the foot of the page, or several below the buttons.
final class FormContent: KitContent {
  private let fields: [UITextField]
  override var input: UIView? { fields.last }

  init(_ count: Int) {
    fields = (0..<count).map { _ in UITextField() }
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for field in fields {
      field.translatesAutoresizingMaskIntoConstraints = false
      addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        field.heightAnchor.constraint(equalToConstant: 36),
      ])
    }
    for (upper, lower) in zip(fields, fields.dropFirst()) {
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 12).isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code") }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let page = superview, let first = fields.first, let last = fields.last else { return }
    let safe = page.safeAreaLayoutGuide
    // The keyboard may leave less space than the fields need.
    let foot =
      fields.count == 1
      ? last.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8)
      : last.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -8)
    foot.priority = .defaultHigh
    let head =
      fields.count == 1
      ? first.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 60)
      : first.topAnchor.constraint(equalTo: safe.topAnchor, constant: 60)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: page.topAnchor), bottomAnchor.constraint(equalTo: page.bottomAnchor),
      leadingAnchor.constraint(equalTo: page.leadingAnchor),
      trailingAnchor.constraint(equalTo: page.trailingAnchor), head, foot,
    ])
  }

  override func place(in page: UIView, below top: CGFloat) {}
}

/// A slider, a switch, and a view to draw on.
final class DrawingContent: KitContent {
  private let (slider, toggle, drawing) = (UISlider(), UISwitch(), DrawingView())

  override init(frame: CGRect) {
    super.init(frame: frame)
    for piece in [slider, toggle, drawing] { addSubview(piece) }
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code") }

  override func place(in page: UIView, below top: CGFloat) {
    super.place(in: page, below: top)
    slider.value = 0.5
    slider.frame = CGRect(x: 16, y: 8, width: 200, height: 31)
    toggle.frame = CGRect(x: 240, y: 8, width: 51, height: 31)
    drawing.frame = CGRect(x: 16, y: 50, width: max(0, bounds.width - 32), height: 200)
  }
}

/// Follows a finger, and refuses the gestures of the views around it.
final class DrawingView: UIView, FingerTracking {
  private(set) var isTracking = false

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = true }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isTracking = false }
}

/// A photo that two fingers zoom.
final class PhotoContent: KitContent, UIScrollViewDelegate {
  private let (frameView, photo) = (UIScrollView(), UIView())
  override var list: UIScrollView? { frameView }

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.frame = CGRect(x: 0, y: 0, width: 300, height: 900)
    frameView.addSubview(photo)
    frameView.contentSize = photo.bounds.size
    frameView.maximumZoomScale = 3
    frameView.delegate = self
    addSubview(frameView)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  override func place(in page: UIView, below top: CGFloat) {
    super.place(in: page, below: top)
    frameView.frame = bounds
  }
}
