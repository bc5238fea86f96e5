#if canImport(SwiftUI)
  import SwiftUI

  /// Keeps a view of SwiftUI at the upper edge of the card over its own view.
  ///
  /// The content is in the middle of a view that is higher by the screen above and below. So the safe area, which
  /// may be higher than the accessory, and does not follow a finger, moves nothing.
  final class AccessoryController<Content: View>: UIViewController {
    private struct Size {
      let width: NSLayoutConstraint
      let height: NSLayoutConstraint
      let middle: NSLayoutConstraint

      @MainActor func set(_ size: CGSize) {
        let values = [(width, size.width), (height, size.height), (middle, -size.height / 2)]
        for (constraint, value) in values where constraint.constant != value { constraint.constant = value }
      }
    }

    private let hosting: AccessoryHostingController<SourcedView<Content>>
    private var size: Size?
    private var alignment: (value: HorizontalAlignment, constraint: NSLayoutConstraint)?
    /// The width for which the content was measured.
    private var measuredWidth: CGFloat?
    private let area: ContentSource<CGRect>
    private let nextFrame = NextFrame()

    /// - Parameter area: Gets the frame of the accessory in the controller's view.
    init(_ source: ContentSource<Content>, in area: ContentSource<CGRect>) {
      self.area = area
      hosting = AccessoryHostingController(rootView: SourcedView(source: source))
      super.init(nibName: nil, bundle: nil)
      hosting.onLayout = { [weak self] in self?.measure() }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func loadView() { view = AccessoryView() }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let content = hosting.view else { return }
      addChild(hosting)
      content.backgroundColor = .clear
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      hosting.didMove(toParent: self)
      let size = Size(
        width: content.widthAnchor.constraint(equalToConstant: 0),
        height: content.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
        middle: content.centerYAnchor.constraint(equalTo: modalLayoutGuide.topAnchor))
      NSLayoutConstraint.activate([size.width, size.height, size.middle])
      self.size = size
    }

    func align(at alignment: HorizontalAlignment) {
      guard self.alignment?.value != alignment, let content = hosting.view else { return }
      self.alignment?.constraint.isActive = false
      let constraint = constraint(of: content, at: alignment, in: view.safeAreaLayoutGuide)
      constraint.isActive = true
      self.alignment = (alignment, constraint)
    }

    private func constraint(
      of content: UIView, at alignment: HorizontalAlignment, in area: UILayoutGuide
    ) -> NSLayoutConstraint {
      switch alignment {
      case .leading: content.leadingAnchor.constraint(equalTo: area.leadingAnchor)
      case .trailing: content.trailingAnchor.constraint(equalTo: area.trailingAnchor)
      default: content.centerXAnchor.constraint(equalTo: area.centerXAnchor)
      }
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      if measuredWidth != availableWidth { measure() }
    }

    /// SwiftUI hears of the new place with the next frame: this may be its update.
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard let frame = (view as? AccessoryView)?.accessory, frame != area.content else { return }
      nextFrame.perform { [area] in area.show(frame, in: Transaction()) }
    }

    private var availableWidth: CGFloat { view.bounds.inset(by: view.safeAreaInsets).width }

    private func measure() {
      let available = availableWidth
      measuredWidth = available
      var length = length(in: .greatestFiniteMagnitude)
      if length.width > available {
        length = CGSize(width: available, height: self.length(in: available).height)
      }
      size?.set(length)
    }

    /// The size of the content in a width, without the safe area (F586).
    private func length(in width: CGFloat) -> CGSize {
      let size = hosting.sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
      let insets = hosting.view.safeAreaInsets
      return CGSize(
        width: max(size.width - insets.left - insets.right, 0),
        height: max(size.height - insets.top - insets.bottom, 0))
    }
  }

  private final class AccessoryHostingController<Content: View>: UIHostingController<Content> {
    /// Called after each layout, and SwiftUI lays out when the content changes.
    var onLayout: () -> Void = {}

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      onLayout()
    }
  }

  /// A view that takes the touches of the accessory only.
  private final class AccessoryView: UIView {
    /// The frame of the accessory. The guide's view has no size.
    var accessory: CGRect? {
      subviews.lazy.filter { $0.bounds.height > 0 }.first?.frame.insetBy(dx: 0, dy: bounds.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      accessory?.contains(point) ?? false
    }
  }
#endif
