import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("The page's controls") struct LiveSettingsTests {
    private func settings(after change: LiveSettings.Change) -> LiveSettings {
      var settings = LiveSettings(device: "iPhone 15")
      settings.take(change)
      return settings
    }

    @Test("what a change does not name stays as it is; all devices and text sizes are on offer")
    func partial() {
      let settings = settings(after: LiveSettings.Change(isDark: true))
      #expect(settings.isDark && settings.slowness == 1 && settings.textSize == .large)
      #expect(settings.device == "iPhone 15")
      #expect(settings.devices == Device.all.map(\.name) && settings.textSizes.count == 12)
    }

    @Test("everything can be changed at once")
    func whole() {
      let settings = settings(
        after: LiveSettings.Change(
          device: "iPad", slowness: 10, isDark: true, isRightToLeft: true, reducesMotion: true,
          prefersCrossFade: true, increasesContrast: true, textSize: .small, hasHardwareKeyboard: false,
          showsOverlay: true))
      #expect(settings.device == "iPad" && settings.slowness == 10)
      #expect(settings.isRightToLeft && settings.reducesMotion && settings.showsOverlay)
      #expect(settings.prefersCrossFade && settings.increasesContrast)
      #expect(settings.textSize == .small && !settings.hasHardwareKeyboard)
    }

    @Test("a device or a slowness that there is none of changes nothing", arguments: [0, -1, 2, 1000])
    func unknown(slowness: Int) {
      let settings = settings(after: LiveSettings.Change(device: "Nokia", slowness: slowness))
      #expect(settings == LiveSettings(device: "iPhone 15"))
    }
  }
}
