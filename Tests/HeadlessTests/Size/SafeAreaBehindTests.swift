import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

/// UIKit keeps the insets of a scaled view, and hands changes down only without a transform.
@Suite("The safe area of the screen behind", .ownWorld) @MainActor struct SafeAreaBehindTests {
  /// Lays a screen out in every frame, and records its safe areas that differ from those wanted.
  @MainActor private final class Watch {
    private(set) var faults: [UIEdgeInsets] = []

    init(_ controller: UIViewController, on screen: Screen, wanted: @escaping () -> UIEdgeInsets?) {
      screen.clock.onFrame { [weak self, weak controller] in
        guard let view = controller?.viewIfLoaded, view.window != nil else { return }
        if view.safeAreaInsets != wanted() { self?.faults.append(view.safeAreaInsets) }
        view.setNeedsLayout()
      }
    }

    /// The window's safe area is wanted.
    convenience init(_ screen: Screen) {
      self.init(screen.root, on: screen) { [weak window = screen.simulator.window] in window?.safeAreaInsets }
    }
  }

  @Test("is the same in flight, under a finger, on the way back and on the way out", arguments: Device.all)
  func keeps(on device: Device) {
    let screen = Screen(device: device)
    let watch = Watch(screen)
    screen.open().grab(200)
    screen.release()
    screen.grab(150)
    screen.cancelTouch()
    screen.close(for: 0.1)
    screen.finger.down(at: screen.middle)
    screen.drag(by: 600, over: 0.2)
    #expect(screen.lift().leftover == nil)
    #expect(watch.faults == [] && screen.root.additionalSafeAreaInsets == .zero)
  }

  @Test(
    "follows the window that is resized in mid-drag", arguments: [Device.iPhone15, .iPhoneSE, .iPadPro11])
  func resized(on device: Device) {
    let screen = Screen(device: device, orientation: .landscapeLeft).open()
    let watch = Watch(screen)
    screen.grab(100)
    for size in [CGSize(width: 370, height: 375), device.size(in: .landscapeLeft)] {
      screen.simulator.resize(to: size)
      screen.drag(by: 20)
    }
    #expect(screen.cancelTouch().disorder == nil)
    #expect(screen.close().leftover == nil)
    #expect(watch.faults == [])
  }

  @Test("follows the interface that rotates in mid-drag, there and back")
  func rotated() {
    let screen = Screen { $0.dismissal.beginsWithDrag = false }.open()
    let watch = Watch(screen)
    screen.grab(100)
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      screen.simulator.rotate(to: orientation)
      screen.drag(by: 20)
    }
    #expect(screen.cancelTouch().disorder == nil && screen.close().leftover == nil)
    #expect(watch.faults == [])
  }

  @Test("is the same for a card behind another card")
  func stack() {
    let screen = Screen().open()
    let insets = screen.draft.view.safeAreaInsets
    let watch = Watch(screen.draft, on: screen) { insets }
    let second = screen.openSecond()
    second.dismiss(animated: true)
    #expect(screen.settle().disorder == nil)
    #expect(watch.faults == [] && screen.draft.additionalSafeAreaInsets == .zero)
  }
}
