import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Constraints", .ownWorld) final class ConstraintTests {
  private lazy var stage = Stage()
  private lazy var view = stage.add(UIView())

  /// Places the view 8 points from the leading edge, 100 wide.
  @discardableResult private func place() -> NSLayoutConstraint {
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 8), width,
    ])
    stage.simulator.settleLayout()
    return width
  }

  @Test("items without a common ancestor stop the process")
  func strangers() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      World.$current.withValue(World()) {
        let views = (UIView(), UIView())
        views.0.topAnchor.constraint(equalTo: views.1.topAnchor).isActive = true
      }
    }
  }

  @Test("a constraint that contradicts another is named once, and counts again when the other has gone")
  func conflict() {
    let first = place()
    let second = view.widthAnchor.constraint(equalToConstant: 50)
    second.identifier = "narrow"
    second.isActive = true
    for _ in 0..<3 {
      view.setNeedsLayout()
      stage.simulator.settleLayout()
    }
    #expect(view.bounds.width == 100)
    #expect(stage.complaints.count == 1 && stage.complaints.allSatisfy { $0.contains("“narrow”") })
    first.isActive = false
    stage.simulator.settleLayout()
    #expect(view.bounds.width == 50)
  }

  @Test("the leading edge is the right one in a right-to-left layout")
  func direction() {
    place()
    #expect(view.frame.minX == 8)
    stage.simulator.userInterfaceLayoutDirection = .rightToLeft
    stage.simulator.settleLayout()
    #expect(view.frame.maxX == stage.view.bounds.width - 8)
  }

  @Test("a constant that changes before a layout in an animation block is animated")
  func animated() {
    let width = place()
    width.constant = 200
    UIView.animate(withDuration: 1) { self.stage.view.layoutIfNeeded() }
    #expect(view.bounds.width == 200)
    stage.clock.advance(by: 0.5)
    let shown = view.layer.presentation()?.bounds.width ?? 0
    #expect(shown > 110 && shown < 190)
  }

  @Test("views without constraints have no state for them")
  func free() {
    place()
    let plain = stage.add(UILabel(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plain.text = "text"
    plain.isHidden = true
    stage.simulator.settleLayout()
    #expect(plain.autoLayoutIfAny == nil && stage.window.autoLayoutIfAny == nil)
    #expect(stage.view.autoLayoutIfAny != nil)
  }
}
