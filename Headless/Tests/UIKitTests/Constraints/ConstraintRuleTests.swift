import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("What constraints do", .ownWorld) final class ConstraintRuleTests {
  private lazy var stage = Stage()

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(view)
    return view
  }

  private func settle(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    stage.simulator.settleLayout()
  }

  @Test(
    "an optional width gives way to a higher priority and to a required limit (F465)",
    arguments: [(251, nil, 100), (249, nil, 50), (251, 80, 80)] as [(Float, CGFloat?, CGFloat)])
  func priorities(priority: Float, limit: CGFloat?, width: CGFloat) {
    let view = add(UIView())
    let (wide, narrow) = (
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 50)
    )
    (wide.priority, narrow.priority) = (UILayoutPriority(priority), UILayoutPriority(250))
    if let limit { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit).isActive = true }
    settle(wide, narrow)
    #expect(view.bounds.width == width)
  }

  @Test("a view is as large as its content, until that is invalidated; the one that hugs least grows (F467)")
  func content() {
    let (loose, tight) = (add(SizedView()), add(SizedView()))
    loose.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    settle(
      loose.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      tight.leadingAnchor.constraint(equalTo: loose.trailingAnchor),
      tight.trailingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 200))
    #expect(loose.bounds.size == CGSize(width: 160, height: 20) && tight.bounds.size == tight.content)
    tight.content.width = 60
    stage.view.setNeedsLayout()
    settle()
    #expect(tight.bounds.width == 40)
    tight.invalidateIntrinsicContentSize()
    settle()
    #expect(tight.bounds.width == 60 && loose.bounds.width == 140)
  }

  @Test("a view that leaves its superview takes its constraints along, but not those below it (F193)")
  func leaving() {
    let (view, inner) = (add(UIView()), UIView())
    view.addSubview(inner)
    let crossing = inner.topAnchor.constraint(equalTo: stage.view.topAnchor)
    let inside = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    settle(crossing, inside)
    view.removeFromSuperview()
    #expect(!crossing.isActive && inside.isActive)
  }

  @Test("a box with a text of several lines is as high as its width makes it (F474, F475)")
  func fitting() {
    let (box, label) = (add(UIView()), UILabel())
    label.text = String(repeating: "several words ", count: 10)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    settle(
      box.widthAnchor.constraint(equalToConstant: 200),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10))
    let text = label.sizeThatFits(CGSize(width: 180, height: 0)).height
    let fitting = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(text > 50 && near(label.bounds.height, text) && near(fitting.height, text + 20))
  }

  @Test("constraints to the content guide give a scroll view its content size (F476)")
  func scrolled() {
    let (list, inner) = (add(UIScrollView()), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(inner)
    let content = list.contentLayoutGuide
    settle(
      list.widthAnchor.constraint(equalToConstant: 100), list.heightAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      inner.topAnchor.constraint(equalTo: content.topAnchor),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 300))
    #expect(list.contentSize == CGSize(width: 100, height: 300))
  }

  @Test("a hidden view takes no space in a stack (F477)")
  func hidden() {
    let (stage, views) = (stage, (0..<3).map { _ in SizedView() })
    let stack = add(UIStackView(arrangedSubviews: views))
    stack.spacing = 5
    settle(
      stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: stage.view.topAnchor))
    #expect(stack.bounds.size == CGSize(width: 130, height: 20))
    views[1].isHidden = true
    settle()
    #expect(stack.bounds.size == CGSize(width: 85, height: 20))
  }

  @Test("constraints set the centre and the size of a transformed view (F479)")
  func transformed() {
    let view = add(SizedView())
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    settle(
      view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100))
    #expect(view.frame == CGRect(x: 30, y: 105, width: 20, height: 10))
  }
}

/// A view with content of 40 by 20 points.
private final class SizedView: UIView {
  var content = CGSize(width: 40, height: 20)

  override var intrinsicContentSize: CGSize { content }
}
