import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Sliders") struct SliderTests {
  private final class Log { var values: [Float] = [] }
  /// The thumb has 200 points of way.
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

  @Test("a value is between its ends, which take it and each other along")
  func ends() {
    _ = Simulator()
    let slider = UISlider()
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 2
    #expect((slider.maximumValue, slider.value) == (2, 2))
    slider.maximumValue = -1
    #expect((slider.minimumValue, slider.value) == (-1, -1))
  }

  @Test("what is no number is not taken")
  func notANumber() {
    _ = Simulator()
    let slider = UISlider()
    slider.value = 0.25
    slider.value = .nan
    slider.minimumValue = .nan
    slider.maximumValue = .nan
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0.25))
  }

  @Test("a finger on the thumb takes it along, and each change is told")
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

  @Test("beyond the end nothing changes, and nothing is told")
  func beyond() {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    desk.down(at: CGPoint(x: 194, y: 315))
    desk.drag(by: CGVector(dx: 110, dy: 0), over: 0.1)
    let told = log.values.count
    desk.drag(by: CGVector(dx: 60, dy: 0), over: 0.1)
    #expect(slider.value == 1 && log.values.count == told)
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

  @Test("one that is not continuous tells the value that it ends with", arguments: [true, false])
  func discrete(isCancelled: Bool) {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    slider.isContinuous = false
    desk.down(at: CGPoint(x: 194, y: 315))
    desk.drag(by: CGVector(dx: -50, dy: 0), over: 0.1)
    #expect(near(slider.value, 0.25) && log.values.isEmpty)
    isCancelled ? desk.cancel() : desk.up()
    #expect(log.values == [slider.value])
  }

  @Test("from right to left the least is at the right")
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

  @Test("a disabled one is pale and stays")
  func disabled() {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    slider.isEnabled = false
    desk.down(at: CGPoint(x: 194, y: 315))
    desk.drag(by: CGVector(dx: 50, dy: 0), over: 0.1)
    #expect(slider.value == 0.5 && slider.alpha == 0.5)
  }

  @Test("along the track the finger is the slider's, across it anybody's", arguments: [true, false])
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

  @Test("beside the thumb, or on the slider itself, a pan has the finger")
  func ownPan() {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    let pan = UIPanGestureRecognizer()
    slider.addGestureRecognizer(pan)
    desk.down(at: CGPoint(x: 194, y: 315))
    desk.drag(by: CGVector(dx: 60, dy: 0), over: 0.1)
    #expect(pan.state == .changed && !slider.isTracking)
  }

  @Test("who does not see it hears a share, and changes it by a tenth")
  func accessibility() {
    let (desk, log) = (ViewDesk(), Log())
    let slider = slider(in: desk, log)
    slider.maximumValue = 2
    #expect(slider.accessibilityValue == "25%")
    desk.simulator.voiceOver.adjust(slider, up: true)
    #expect(near(slider.value, 0.7) && log.values.count == 1)
    desk.simulator.voiceOver.adjust(slider, up: false)
    desk.simulator.voiceOver.adjust(slider, up: false)
    #expect(near(slider.value, 0.3))
    slider.accessibilityValue = "quiet"
    #expect(slider.accessibilityValue == "quiet")
  }
}
