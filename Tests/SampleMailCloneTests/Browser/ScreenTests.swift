import Foundation
import Testing

extension BrowserTests {
  @Suite("The sheet and the drawer on the page") struct ScreenTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    private func choose(_ setting: String, _ value: String) throws {
      try page.value(
        "(() => { const it = document.querySelector('[data-setting=\(setting)]'); it.value = '\(value)'; it.onchange() })()"
      )
    }

    private func openDevice(_ name: String) throws {
      guard name != "iPhone 15" else { return }
      try choose("device", name)
      try page.wait("glass.clientWidth !== 393 && \(LivePhone.isShown("compose"))")
      try phone.rest()
    }

    /// Opens the first message and its actions.
    private func openActions() throws {
      let screen = try phone.screen
      let message = CGPoint(x: screen.midX, y: screen.minY + 250 * screen.width / (try clientWidth))
      try page.mouse(.pressed, message)
      try page.mouse(.released, message)
      try page.wait(LivePhone.isShown("More"))
      try phone.rest()
      try page.click("[data-name=More]")
      try page.wait(LivePhone.isShown("Flag"))
      try phone.rest()
    }

    private var clientWidth: CGFloat {
      get throws { CGFloat(try page.value("glass.clientWidth") as? Double ?? 1) }
    }

    @Test(
      "the sheet has the lower half; scrolling its list expands it, and a choice closes it",
      arguments: ["iPhone 15", "iPad Air"])
    func sheet(device: String) throws {
      try openDevice(device)
      try openActions()
      try phone.snap("sheet-medium-\(device)")
      let row = try page.box("[data-name=Flag]")
      try phone.glide(from: CGPoint(x: row.midX, y: row.midY), by: CGPoint(x: 0, y: -250))
      try phone.rest()
      #expect(try page.box("[data-name=Flag]").minY < row.minY - 100)
      try phone.snap("sheet-large-\(device)")
      try page.click("[data-name=Flag]")
      try page.wait("!(\(LivePhone.isShown("done")))")
      try phone.rest()
      try phone.snap("flagged-\(device)")
    }

    @Test("the sheet follows dark mode and right-to-left layout")
    func darkSheet() throws {
      try page.click("[data-setting=isDark]")
      try openActions()
      try phone.snap("sheet-dark")
      try page.click("[data-setting=isRightToLeft]")
      try phone.rest()
      try phone.snap("sheet-dark-rtl")
      let row = try phone.box("Flag")
      #expect(row.minX == 0 && row.width == 393)
    }

    @Test("in landscape on a phone the sheet has the full height")
    func lowSheet() throws {
      try openActions()
      try page.click("#rotate-right")
      try page.wait("glass.clientWidth === 852")
      try phone.rest()
      try phone.snap("sheet-landscape")
      #expect(try phone.box("done").minY < 60)
    }

    @Test(
      "the drawer opens and closes in both layout directions and in dark mode",
      arguments: [("iPhone 15", false), ("iPhone 15", true), ("iPad Air", false)])
    func drawer(device: String, isMirrored: Bool) throws {
      try openDevice(device)
      if isMirrored { try page.click("[data-setting=isRightToLeft]") }
      try phone.rest()
      try page.click("[data-name=Settings]")
      try page.wait(LivePhone.isShown("Show Timeline"))
      try phone.rest()
      try phone.snap("drawer-\(device)\(isMirrored ? "-rtl" : "")")
      try page.click("[data-setting=isDark]")
      try phone.rest()
      try phone.snap("drawer-dark-\(device)\(isMirrored ? "-rtl" : "")")
      try page.click("[data-name=done]")
      try page.wait("!(\(LivePhone.isShown("done")))")
      try phone.rest()
      try page.click("[data-name=BackButton]")
      try page.wait(LivePhone.isShown("Sent"))
      try phone.rest()
      try phone.snap("mailboxes-\(device)\(isMirrored ? "-rtl" : "")")
      try page.click("[data-name=Sent]")
      try phone.rest()
      #expect(try phone.shows("That hummus"))
      try phone.snap("sent-\(device)\(isMirrored ? "-rtl" : "")")
    }
  }
}
