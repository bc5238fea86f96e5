import Foundation
import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Sliders", .ownWorld) struct SliderTests {
  private final class Log { var values: [Float] = [] }
  /// The thumb can travel 200 points.
  private let frame = CGRect(x: 80, y: 300, width: 228, height: 31)

  private func slider(in desk: ViewDesk, _ log: Log) -> UISlider {
    let slider = desk.show(UISlider(), frame: frame)
    slider.value = 0.5
    slider.addAction(
      UIAction { [weak slider] _ in log.values.append(slider?.value ?? .nan) }, for: .valueChanged)
    desk.simulator.settleLayout()
    return slider
  }

  private func near(_ one: Float, _ other: Float) -> Bool { abs(one - other) < 1e-4 }

  @Test("values beyond the ends are clamped; NaN is ignored", arguments: [(3, 1), (-1, 0), (.nan, 0.25)])
  func ends(value: Float, expected: Float) {
    _ = Simulator()
    let slider = UISlider()
    #expect(slider.value == 0)
    slider.value = 0.25
    slider.value = value
    #expect(slider.value == expected)
  }

  @Test("a finger on the thumb drags it, and each change sends an event")
  func drag() {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    desk.down(at: CGPoint(x: 194, y: 315))
    #expect(log.values.isEmpty)
    desk.drag(by: CGVector(dx: 50, dy: 0), over: 0.1)
    desk.up()
    #expect(near(slider.value, 0.75))
    #expect(log.values.count == 6 && log.values == log.values.sorted())
    #expect(!slider.isTracking)
  }

  @Test("beyond the end nothing changes, and no event is sent")
  func beyond() {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    desk.down(at: CGPoint(x: 194, y: 315))
    desk.drag(by: CGVector(dx: 110, dy: 0), over: 0.1)
    let count = log.values.count
    desk.drag(by: CGVector(dx: 60, dy: 0), over: 0.1)
    #expect(slider.value == 1 && log.values.count == count)
  }

  @Test("a finger beside the thumb moves nothing")
  func beside() {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    desk.down(at: CGPoint(x: 100, y: 315))
    desk.drag(by: CGVector(dx: 50, dy: 0), over: 0.1)
    desk.up()
    #expect(slider.value == 0.5 && log.values.isEmpty)
  }

  @Test("from right to left the value 0 is at the right")
  func rightToLeft() {
    let (desk, log) = (ViewDesk(), Log())
    desk.simulator.userInterfaceLayoutDirection = .rightToLeft
    let slider = slider(in: desk, log)
    slider.value = 0
    desk.simulator.settleLayout()
    desk.down(at: CGPoint(x: 294, y: 315))
    desk.drag(by: CGVector(dx: -50, dy: 0), over: 0.1)
    #expect(near(slider.value, 0.25))
  }

  @Test("a disabled slider is pale and keeps its value")
  func disabled() {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    slider.isEnabled = false
    desk.down(at: CGPoint(x: 194, y: 315))
    desk.drag(by: CGVector(dx: 50, dy: 0), over: 0.1)
    #expect(slider.value == 0.5 && slider.alpha == 0.5)
  }

  @Test("an outer pan does not get a drag along the track, but gets one across it", arguments: [true, false])
  func outerPan(isAlong: Bool) {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    let pan = UIPanGestureRecognizer()
    desk.root.view.addGestureRecognizer(pan)
    desk.down(at: CGPoint(x: 194, y: 315))
    desk.drag(by: isAlong ? CGVector(dx: 60, dy: 5) : CGVector(dx: 5, dy: 60), over: 0.1)
    #expect(pan.state == (isAlong ? .failed : .changed))
    #expect(slider.isTracking == isAlong)
    desk.up()
  }

  @Test("a pan on the slider itself gets the finger")
  func ownPan() {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    let pan = UIPanGestureRecognizer()
    slider.addGestureRecognizer(pan)
    desk.down(at: CGPoint(x: 194, y: 315))
    desk.drag(by: CGVector(dx: 60, dy: 0), over: 0.1)
    #expect(pan.state == .changed && !slider.isTracking)
  }

  @Test("VoiceOver reads a percentage and changes it by a tenth (F346)")
  func accessibility() {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    #expect(slider.accessibilityValue == "50%")
    desk.simulator.voiceOver.adjust(slider, up: true)
    #expect(near(slider.value, 0.6) && log.values.count == 1)
    desk.simulator.voiceOver.adjust(slider, up: false)
    desk.simulator.voiceOver.adjust(slider, up: false)
    #expect(near(slider.value, 0.4))
    slider.accessibilityValue = "quiet"
    #expect(slider.accessibilityValue == "quiet")
  }
}
