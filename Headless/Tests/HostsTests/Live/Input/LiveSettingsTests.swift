import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @Suite("The page's controls") struct LiveSettingsTests {
    @Test("what a change does not name stays as it is; all devices and text sizes are on offer")
    func partial() {
      var settings = LiveSettings(device: "iPhone 15")
      settings.take(LiveSettings.Change(isDark: true))
      #expect(settings.isDark && settings.slowness == 1 && settings.textSize == "L")
      #expect(settings.device == "iPhone 15")
      #expect(settings.devices == Device.all.map(\.name) && settings.textSizes.count == 12)
    }

    @Test(
      "a device, a slowness or a text size that there is none of changes nothing",
      arguments: [0, -1, 2, 1000])
    func unknown(slowness: Int) {
      var settings = LiveSettings(device: "iPhone 15")
      settings.take(LiveSettings.Change(device: "Nokia", slowness: slowness, textSize: "huge"))
      #expect(settings == LiveSettings(device: "iPhone 15"))
    }
  }
}
