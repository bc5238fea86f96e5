import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Sliders", .ownWorld) struct SliderTests {
  private final class Log { var values: [Float] = [] }

  private let stage = Stage()
  private let log = Log()
  /// A slider with the value 0.5, whose thumb can travel 200 points.
  private let slider = UISlider()
  private let thumb = CGPoint(x: 194, y: 315)

  init() {
    slider.value = 0.5
    slider.addAction(
      UIAction { [log, weak slider] _ in log.values.append(slider?.value ?? .nan) }, for: .valueChanged)
    stage.show(slider, frame: CGRect(x: 80, y: 300, width: 228, height: 31))
  }

  private func drag(from start: CGPoint, by distance: CGFloat) {
    stage.down(at: start)
    stage.drag(by: CGVector(dx: distance, dy: 0), over: 0.1)
  }

  private func near(_ one: Float, _ other: Float) -> Bool { abs(one - other) < 1e-4 }

  @Test("values beyond the ends are clamped; NaN is ignored", arguments: [(3, 1), (-1, 0), (.nan, 0.25)])
  func ends(value: Float, expected: Float) {
    #expect(UISlider().value == 0)
    slider.value = 0.25
    slider.value = value
    #expect(slider.value == expected)
  }

  @Test("a finger on the thumb drags it; each change sends an event, and none comes beyond the end")
  func drags() {
    drag(from: thumb, by: 50)
    #expect(near(slider.value, 0.75))
    #expect(log.values.count == 6 && log.values == log.values.sorted())
    stage.drag(by: CGVector(dx: 60, dy: 0), over: 0.1)
    let count = log.values.count
    stage.drag(by: CGVector(dx: 60, dy: 0), over: 0.1)
    #expect(slider.value == 1 && log.values.count == count)
    stage.up()
    #expect(!slider.isTracking)
  }

  @Test("a finger beside the thumb moves nothing; a disabled slider is pale and keeps its value")
  func beside() {
    drag(from: CGPoint(x: 100, y: 315), by: 50)
    stage.up()
    slider.isEnabled = false
    drag(from: thumb, by: 50)
    #expect(slider.value == 0.5 && log.values.isEmpty && slider.alpha == 0.5)
  }

  @Test("from right to left the value 0 is at the right")
  func rightToLeft() {
    stage.simulator.userInterfaceLayoutDirection = .rightToLeft
    slider.value = 0
    stage.simulator.settleLayout()
    drag(from: CGPoint(x: 294, y: 315), by: -50)
    #expect(near(slider.value, 0.25))
  }

  @Test("an outer pan does not get a drag along the track, but gets one across it", arguments: [true, false])
  func outerPan(isAlong: Bool) {
    let pan = UIPanGestureRecognizer()
    stage.root.view.addGestureRecognizer(pan)
    stage.down(at: thumb)
    stage.drag(by: isAlong ? CGVector(dx: 60, dy: 5) : CGVector(dx: 5, dy: 60), over: 0.1)
    #expect(pan.state == (isAlong ? .failed : .changed))
    #expect(slider.isTracking == isAlong)
    stage.up()
  }

  @Test("a pan on the slider itself gets the finger")
  func ownPan() {
    let pan = UIPanGestureRecognizer()
    slider.addGestureRecognizer(pan)
    drag(from: thumb, by: 60)
    #expect(pan.state == .changed && !slider.isTracking)
  }
}
