import UIKit

/// Auto layout: priorities, sizes of content, passes, guides and fitting sizes.
@MainActor enum ConstraintChecks {
  nonisolated static let all = [
    DeviceCheck(465, "the constraint of the higher priority wins", run: priority),
    DeviceCheck(465, "an optional constraint comes as near as required ones allow", run: nearest),
    DeviceCheck(466, "a view follows one with a given frame to which it is constrained", run: reference),
    DeviceCheck(467, "a view is as large as its content, and the one that hugs it least grows", run: hugging),
    DeviceCheck(467, "a content size counts until it is invalidated", run: invalidation),
    DeviceCheck(
      468, "constraints are updated from the inside out, then views laid out from the outside in", run: passes
    ),
    DeviceCheck(468, "a view's own layoutSubviews places its subviews", run: placing),
    DeviceCheck(469, "a view that leaves its superview takes its constraints along", run: leaving),
    DeviceCheck(472, "the safe area guide is the bounds without the safe area", run: safeArea),
    DeviceCheck(473, "without a keyboard its guide begins at the bottom of the safe area", run: keyboard),
    DeviceCheck(474, "the fitting size is what the constraints need", run: fitting),
    DeviceCheck(474, "a view without constraints fits in no height", run: plain),
    DeviceCheck(475, "a text of several lines is as high as its width makes it", run: wrapping),
    DeviceCheck(476, "constraints to the content guide give a scroll view its content size", run: content),
    DeviceCheck(477, "a hidden view takes no space in a stack", run: stack),
    DeviceCheck(478, "a plain view has margins of 8 points", run: margins),
    DeviceCheck(479, "constraints set the center and the size of a transformed view", run: transform),
    DeviceCheck(511, "a distance between two anchors is constrained like a height", run: distance),
    DeviceCheck(511, "a constraint has the anchors that made it", run: anchors),
    DeviceCheck(514, "a height with the multiplier 0 is a constant", run: noShare),
    DeviceCheck(470, "of two required constraints that exclude each other one holds", run: conflict),
  ]

  /// Adds a view in the corner of the root's view, which constraints place.
  private static func add(_ view: UIView, _ stage: CheckStage, at origin: CGPoint = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.view.leadingAnchor, constant: origin.x),
      view.topAnchor.constraint(equalTo: stage.root.view.topAnchor, constant: origin.y),
    ])
  }

  private static func optional(_ constraint: NSLayoutConstraint, _ priority: Float) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  private static func widths(of constraints: (UIView) -> [NSLayoutConstraint], _ stage: CheckStage) -> CGFloat
  {
    let view = UIView()
    add(view, stage)
    NSLayoutConstraint.activate(constraints(view))
    stage.root.view.layoutIfNeeded()
    return view.bounds.width
  }

  private static func priority(_ stage: CheckStage) async -> Finding {
    let width = widths(
      of: {
        [
          optional($0.widthAnchor.constraint(equalToConstant: 50), 250),
          optional($0.widthAnchor.constraint(equalToConstant: 100), 251),
        ]
      }, stage)
    return .same(width, as: 100)
  }

  private static func nearest(_ stage: CheckStage) async -> Finding {
    let width = widths(
      of: {
        [
          optional($0.widthAnchor.constraint(equalToConstant: 100), 750),
          $0.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
        ]
      }, stage)
    return .same(width, as: 80)
  }

  private static func reference(_ stage: CheckStage) async -> Finding {
    let (given, view) = (stage.addView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.view.addSubview(view)
    view.topAnchor.constraint(equalTo: given.bottomAnchor, constant: 8).isActive = true
    await stage.frames()
    given.frame.origin.y += 20
    await stage.frames()
    return .same(view.frame.minY, as: given.frame.maxY + 8)
  }

  private static func hugging(_ stage: CheckStage) async -> Finding {
    let (loose, tight) = (SizedView(), SizedView())
    loose.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    add(loose, stage)
    add(tight, stage)
    stage.root.view.constraints.filter { $0.firstItem === tight && $0.firstAttribute == .leading }
      .forEach { $0.isActive = false }
    NSLayoutConstraint.activate([
      tight.leadingAnchor.constraint(equalTo: loose.trailingAnchor),
      tight.trailingAnchor.constraint(equalTo: stage.root.view.leadingAnchor, constant: 200),
    ])
    stage.root.view.layoutIfNeeded()
    return .same(
      [loose.bounds.size, tight.bounds.size], as: [CGSize(width: 160, height: 20), tight.content])
  }

  private static func invalidation(_ stage: CheckStage) async -> Finding {
    let view = SizedView()
    add(view, stage)
    await stage.frames()
    view.content.width = 60
    view.setNeedsLayout()
    stage.root.view.setNeedsLayout()
    await stage.frames()
    let before = view.bounds.width
    view.invalidateIntrinsicContentSize()
    await stage.frames()
    return .same([before, view.bounds.width], as: [40, 60])
  }

  private static func passes(_ stage: CheckStage) async -> Finding {
    let outer = PassView("outer", stage.log)
    let inner = PassView("inner", stage.log)
    add(outer, stage)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    await stage.frames()
    stage.log.clear()
    for view in [outer, inner] {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    await stage.frames()
    let calls = stage.log.calls.filter { $0.hasPrefix("outer") || $0.hasPrefix("inner") }
    return .same(calls, as: ["inner updates", "outer updates", "outer lays out", "inner lays out"])
  }

  private static func placing(_ stage: CheckStage) async -> Finding {
    let (outer, inner) = (PassView("outer", stage.log), SizedView())
    add(outer, stage)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    var widths: [CGFloat] = []
    outer.aroundSuper = { widths.append(inner.bounds.width) }
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
    ])
    await stage.frames()
    return .that(widths.starts(with: [0, 40]), else: "\(widths)")
  }

  private static func leaving(_ stage: CheckStage) async -> Finding {
    let (view, inner) = (UIView(), UIView())
    add(view, stage)
    view.addSubview(inner)
    let crossing = inner.topAnchor.constraint(equalTo: stage.root.view.topAnchor)
    let inside = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    NSLayoutConstraint.activate([crossing, inside])
    view.removeFromSuperview()
    return .same([crossing.isActive, inside.isActive], as: [false, true])
  }

  private static func conflict(_ stage: CheckStage) async -> Finding {
    let width = widths(
      of: {
        [
          $0.widthAnchor.constraint(equalToConstant: 50), $0.widthAnchor.constraint(equalToConstant: 100),
        ]
      }, stage)
    return .that(width == 50 || width == 100, else: "\(width)")
  }

  private static func safeArea(_ stage: CheckStage) async -> Finding {
    guard let view = stage.root.view else { return .differs("no view") }
    return .same(view.safeAreaLayoutGuide.layoutFrame, as: view.bounds.inset(by: view.safeAreaInsets))
  }

  private static func keyboard(_ stage: CheckStage) async -> Finding {
    guard let view = stage.root.view else { return .differs("no view") }
    let guide = view.keyboardLayoutGuide
    view.setNeedsLayout()
    await stage.frames()
    return .same(guide.layoutFrame.minY, as: view.bounds.maxY - view.safeAreaInsets.bottom)
  }

  /// A box with a text of several lines, 10 points from its edges.
  private static func makeBox() -> (box: UIView, label: UILabel) {
    let (box, label) = (UIView(), UILabel())
    label.text = String(repeating: "several words ", count: 10)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
    return (box, label)
  }

  private static func fittingSize(of view: UIView, in width: CGFloat) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  private static func fitting(_ stage: CheckStage) async -> Finding {
    let (box, label) = makeBox()
    let text = label.sizeThatFits(CGSize(width: 180, height: 0)).height
    let size = fittingSize(of: box, in: 200)
    return .that(size.width == 200 && abs(size.height - text - 20) < 1, else: "\(size), text \(text)")
  }

  private static func plain(_ stage: CheckStage) async -> Finding {
    .same(fittingSize(of: stage.addView(), in: 200).height, as: 0)
  }

  private static func wrapping(_ stage: CheckStage) async -> Finding {
    let (box, label) = makeBox()
    add(box, stage)
    box.widthAnchor.constraint(equalToConstant: 200).isActive = true
    await stage.frames()
    let text = label.sizeThatFits(CGSize(width: 180, height: 0)).height
    return .that(
      abs(label.bounds.height - text) < 1 && text > 50, else: "\(label.bounds.height), text \(text)")
  }

  private static func content(_ stage: CheckStage) async -> Finding {
    let (scrollView, inner) = (UIScrollView(), UIView())
    add(scrollView, stage)
    inner.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(inner)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      frame.widthAnchor.constraint(equalToConstant: 100), frame.heightAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      inner.topAnchor.constraint(equalTo: content.topAnchor),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: frame.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 300),
    ])
    await stage.frames()
    return .same(scrollView.contentSize, as: CGSize(width: 100, height: 300))
  }

  private static func stack(_ stage: CheckStage) async -> Finding {
    let views = (0..<3).map { _ in SizedView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    add(stack, stage)
    await stage.frames()
    let before = stack.bounds.size
    views[1].isHidden = true
    await stage.frames()
    return .same(
      [before, stack.bounds.size], as: [CGSize(width: 130, height: 20), CGSize(width: 85, height: 20)])
  }

  private static func margins(_ stage: CheckStage) async -> Finding {
    let view = stage.addView(at: CGPoint(x: 120, y: 120))
    return .same(view.layoutMarginsGuide.layoutFrame, as: view.bounds.insetBy(dx: 8, dy: 8))
  }

  private static func distance(_ stage: CheckStage) async -> Finding {
    let (outer, view) = (stage.addView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    outer.topAnchor.anchorWithOffset(to: view.topAnchor)
      .constraint(equalTo: outer.heightAnchor, multiplier: 0.25).isActive = true
    await stage.frames()
    return .same(view.frame.minY, as: outer.bounds.height / 4)
  }

  private static func anchors(_ stage: CheckStage) async -> Finding {
    let view = stage.addView()
    return .same(
      [
        view.topAnchor.isEqual(view.topAnchor), view.topAnchor.isEqual(view.bottomAnchor),
        view.topAnchor.isEqual(stage.root.view.topAnchor),
      ], as: [true, false, false])
  }

  private static func noShare(_ stage: CheckStage) async -> Finding {
    let constraint = stage.addView().heightAnchor.constraint(
      equalTo: stage.root.view.heightAnchor, multiplier: 0)
    return .that(
      constraint.secondItem == nil && constraint.multiplier == 1,
      else: "\(constraint.multiplier) times \(String(describing: constraint.secondItem))")
  }

  private static func transform(_ stage: CheckStage) async -> Finding {
    let view = SizedView()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    add(view, stage, at: CGPoint(x: 20, y: 100))
    await stage.frames()
    return .same(view.frame, as: CGRect(x: 30, y: 105, width: 20, height: 10))
  }
}

/// A view with content of 40 by 20 points.
private final class SizedView: UIView {
  var content = CGSize(width: 40, height: 20)

  override var intrinsicContentSize: CGSize { content }
}

/// A view that notes its passes.
private final class PassView: UIView {
  var aroundSuper: () -> Void = {}
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code")
  }

  override func updateConstraints() {
    log.note("\(name) updates")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    log.note("\(name) lays out")
    aroundSuper()
    super.layoutSubviews()
    aroundSuper()
  }
}
