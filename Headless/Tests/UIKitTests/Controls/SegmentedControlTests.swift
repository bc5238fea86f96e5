import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Segmented controls", .ownWorld) struct SegmentedControlTests {
  private final class Log { var indices: [Int] = [] }

  private let stage = Stage()
  private let log = Log()
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])

  init() {
    control.addAction(
      UIAction { [log, weak control] _ in log.indices.append(control?.selectedSegmentIndex ?? -9) },
      for: .valueChanged)
    stage.show(control, frame: CGRect(x: 50, y: 300, width: 300, height: 32))
  }

  /// The middle of one of three segments, counted from the left.
  private func middle(_ third: Int) -> CGPoint { CGPoint(x: 100 + CGFloat(third) * 100, y: 316) }

  @Test(
    "a tap selects and sends an event; a tap on the selected segment, code and a disabled control send none")
  func tap() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    for third in [1, 1, 2] { stage.tap(at: middle(third)) }
    #expect(log.indices == [1, 2])
    control.selectedSegmentIndex = 0
    control.isEnabled = false
    stage.tap(at: middle(1))
    #expect(log.indices == [1, 2] && control.alpha == 0.5)
  }

  @Test("the segment under the lifting finger is selected; beside the control none is")
  func slide() {
    for way in [CGVector(dx: 200, dy: 0), CGVector(dx: 0, dy: 60)] {
      stage.down(at: middle(0))
      stage.drag(by: way, over: 0.1)
      stage.up()
      #expect(log.indices == [2] && control.selectedSegmentIndex == 2)
    }
  }

  @Test(
    "from right to left the first segment is at the right; an outer recogniser does not get the tap (F346)")
  func rightToLeft() {
    stage.simulator.userInterfaceLayoutDirection = .rightToLeft
    stage.simulator.settleLayout()
    stage.root.view.addGestureRecognizer(UITapGestureRecognizer())
    stage.tap(at: middle(0))
    #expect(log.indices == [2])
  }

  @Test("a segment that does not exist is refused with a complaint (F348)")
  func missing() {
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(stage.simulator.complaints.count == 1)
  }
}
