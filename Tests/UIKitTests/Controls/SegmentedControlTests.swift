import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Segmented controls") struct SegmentedControlTests {
  private final class Log { var indices: [Int] = [] }
  private let frame = CGRect(x: 50, y: 300, width: 300, height: 32)

  private func control(in desk: ViewDesk, _ log: Log) -> UISegmentedControl {
    let control = desk.show(UISegmentedControl(items: ["One", "Two", "Three"]), frame: frame)
    control.addAction(
      UIAction { [weak control] _ in log.indices.append(control?.selectedSegmentIndex ?? -9) },
      for: .valueChanged)
    return control
  }

  /// The middle of a third of the control, counted from the left.
  private func middle(_ third: Int) -> CGPoint { CGPoint(x: 100 + CGFloat(third) * 100, y: 316) }

  @Test("at first nothing is chosen, and there is room for every title")
  func plain() {
    _ = Simulator()
    let control = UISegmentedControl(items: ["One", "A longer one"])
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.bounds.size == control.intrinsicContentSize)
    let short = UISegmentedControl(items: ["One", "Two"])
    #expect(short.bounds.width < control.bounds.width)
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
  }

  @Test("a tap chooses and tells; on what is chosen it says nothing, and code tells nobody")
  func tap() {
    let (desk, log) = (ViewDesk(), Log())
    let control = control(in: desk, log)
    for third in [1, 1, 2] { desk.tap(at: middle(third)) }
    #expect(log.indices == [1, 2])
    control.selectedSegmentIndex = 0
    #expect(log.indices == [1, 2])
  }

  @Test("the finger chooses where it lifts, and nothing beside the control")
  func slide() {
    let (desk, log) = (ViewDesk(), Log())
    let control = control(in: desk, log)
    desk.down(at: middle(0))
    desk.drag(by: CGVector(dx: 200, dy: 0), over: 0.1)
    desk.up()
    #expect(control.selectedSegmentIndex == 2)
    desk.down(at: middle(0))
    desk.drag(by: CGVector(dx: 0, dy: 60), over: 0.1)
    desk.up()
    #expect(log.indices == [2])
  }

  @Test("a disabled one stays")
  func disabled() {
    let (desk, log) = (ViewDesk(), Log())
    let control = control(in: desk, log)
    control.isEnabled = false
    desk.tap(at: middle(1))
    #expect(log.indices.isEmpty && control.alpha == 0.5)
  }

  @Test("from right to left the first is at the right")
  func rightToLeft() {
    let (desk, log) = (ViewDesk(), Log())
    desk.simulator.userInterfaceLayoutDirection = .rightToLeft
    _ = control(in: desk, log)
    desk.tap(at: middle(0))
    #expect(log.indices == [2])
  }

  @Test("a tap is the control's own")
  func outerTap() {
    let (desk, log) = (ViewDesk(), Log())
    _ = control(in: desk, log)
    desk.root.view.addGestureRecognizer(UITapGestureRecognizer())
    desk.tap(at: middle(1))
    #expect(log.indices == [1])
  }

  @Test("segments come in where they are put, and the one that is chosen stays so")
  func inserted() {
    let (desk, log) = (ViewDesk(), Log())
    let control = control(in: desk, log)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Nought", at: -3, animated: false)
    control.insertSegment(withTitle: "Four", at: 99, animated: false)
    #expect((0..<5).map { control.titleForSegment(at: $0) } == ["Nought", "One", "Two", "Three", "Four"])
    #expect(control.selectedSegmentIndex == 2)
    control.setTitle("Deux", forSegmentAt: 2)
    #expect(control.titleForSegment(at: 2) == "Deux")
    #expect(log.indices.isEmpty)
  }

  @Test("a segment that does not exist is refused with a complaint")
  func missing() {
    let (desk, log) = (ViewDesk(), Log())
    let control = control(in: desk, log)
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setTitle("no", forSegmentAt: -1)
    #expect(control.titleForSegment(at: 7) == nil)
    #expect(desk.simulator.complaints.count == 3)
  }

  @Test("what is chosen stands out, white on light and grey on dark")
  func look() throws {
    let (desk, log) = (ViewDesk(), Log())
    let control = control(in: desk, log)
    let pill = try #require(control.subviews.first)
    #expect(pill.isHidden)
    control.selectedSegmentIndex = 1
    desk.simulator.settleLayout()
    #expect(!pill.isHidden && pill.frame == CGRect(x: 102, y: 2, width: 96, height: 28))
    let light = pill.layer.backgroundColor
    desk.simulator.userInterfaceStyle = .dark
    #expect(pill.layer.backgroundColor != light)
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    desk.simulator.settleLayout()
    #expect(pill.isHidden)
  }
}
