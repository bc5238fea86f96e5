import TestWorld
import Testing

@testable import UIKit

/// Devices have the sizes and safe areas of the table after F201, typed again here.
@MainActor @Suite("Devices", .ownWorld) struct DeviceTests {

  @Test(
    "a device has its size, scale and a safe area for each orientation; only ProMotion shows 120 frames",
    arguments: [
      (Device.iPhoneSE, [375, 667, 2], [20, 0], [0, 0, 0]),
      (.iPhone8, [375, 667, 2], [20, 0], [0, 0, 0]),
      (.iPhone8Plus, [414, 736, 3], [20, 0], [0, 0, 0]),
      (.iPhoneX, [375, 812, 3], [44, 34], [44, 0, 21]),
      (.iPhone11, [414, 896, 2], [48, 34], [48, 0, 21]),
      (.iPhone13Mini, [375, 812, 3], [50, 34], [50, 0, 21]),
      (.iPhone14, [390, 844, 3], [47, 34], [47, 0, 21]),
      (.iPhone15, [393, 852, 3], [59, 34], [59, 0, 21]),
      (.iPhone15Plus, [430, 932, 3], [59, 34], [59, 0, 21]),
      (.iPhone16Pro, [402, 874, 3], [62, 34], [62, 0, 21]),
      (.iPhone16ProMax, [440, 956, 3], [62, 34], [62, 0, 21]),
      (.iPad, [810, 1080, 2], [20, 0], [0, 20, 0]),
      (.iPadAir, [820, 1180, 2], [24, 20], [0, 24, 20]),
      (.iPadPro11, [834, 1194, 2], [24, 20], [0, 24, 20]),
      (.iPadPro13, [1024, 1366, 2], [24, 20], [0, 24, 20]),
    ] as [(Device, [CGFloat], [CGFloat], [CGFloat])])
  func measures(of device: Device, size: [CGFloat], portrait: [CGFloat], landscape: [CGFloat]) {
    let stage = Stage(device)
    #expect([stage.window.bounds.width, stage.window.bounds.height, UIScreen.main.scale] == size)
    let isFast = device.name.contains("Pro")
    #expect(stage.clock.framesPerSecond == (isFast ? 120 : 60))
    #expect(
      stage.view.safeAreaInsets == UIEdgeInsets(top: portrait[0], left: 0, bottom: portrait[1], right: 0))
    stage.simulator.rotate(to: .landscapeRight)
    #expect(stage.window.bounds.size == CGSize(width: size[1], height: size[0]))
    let (side, top, bottom) = (landscape[0], landscape[1], landscape[2])
    #expect(stage.view.safeAreaInsets == UIEdgeInsets(top: top, left: side, bottom: bottom, right: side))
  }

  @Test("the table names every device once")
  func names() {
    #expect(Device.all.count == 15 && Set(Device.all.map(\.name)).count == 15)
    #expect(Device.named("iphone 16 PRO max") == .iPhone16ProMax && Device.named("iPhone") == nil)
  }

  /// Size classes follow device and orientation (F200).
  @Test(
    "a phone is compact in width, a large one regular in landscape; an iPad is regular in both",
    arguments: [
      (
        Device.iPhone15, UIInterfaceOrientation.portrait, UIUserInterfaceSizeClass.compact,
        UIUserInterfaceSizeClass.regular
      ),
      (.iPhone15, .landscapeLeft, .compact, .compact),
      (.iPhone16Pro, .landscapeLeft, .compact, .compact),
      (.iPhone8Plus, .landscapeLeft, .regular, .compact),
      (.iPhone11, .landscapeLeft, .regular, .compact),
      (.iPhone16ProMax, .landscapeRight, .regular, .compact),
      (.iPad, .portrait, .regular, .regular),
      (.iPadPro13, .landscapeLeft, .regular, .regular),
    ])
  func sizeClasses(
    of device: Device, in orientation: UIInterfaceOrientation, width: UIUserInterfaceSizeClass,
    height: UIUserInterfaceSizeClass
  ) {
    let traits = Simulator(device: device, orientation: orientation).traitCollection
    #expect(traits.horizontalSizeClass == width && traits.verticalSizeClass == height)
  }

  @Test("an iPad's window that shares the screen is compact")
  func sharing() {
    let stage = Stage(.iPadPro11)
    stage.simulator.resize(to: CGSize(width: 414, height: 1194))
    #expect(stage.root.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.view.frame.width == 414 && stage.view.safeAreaInsets.top == 24)
    stage.simulator.resize(to: CGSize(width: 0, height: -3))
    #expect(stage.view.frame.width == 414)
  }

  @Test(
    "the device tells its kind, and that its system is no iOS (F430)", arguments: [Device.iPhone15, .iPad])
  func device(_ device: Device) {
    let simulator = Simulator(device: device)
    simulator.systemVersion = 26
    let current = UIDevice.current
    #expect(current.model == (device.idiom == .pad ? "iPad" : "iPhone"))
    #expect((current.systemName, current.systemVersion) == ("headless UIKit", "26.0"))
  }
}
