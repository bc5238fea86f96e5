import Foundation
import Testing

extension BrowserTests {
  @Suite("Pages that connect and disconnect") struct ConnectionTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    @Test("a reloaded page shows the current state of the app, and can drag the card")
    func reload() throws {
      try phone.openDraft()
      let rest = try phone.cardTop
      try page.load(phone.app.address)
      try phone.waitForApp()
      try phone.rest(at: rest)
      #expect(try phone.cardTop == rest)
      try phone.fling()
      try page.wait("!document.querySelector('[data-name=cancel]')")
    }

    @Test("a page that loses the app says so, and shows it again after a restart")
    func lost() throws {
      #expect(try page.value("getComputedStyle(lost).display") as? String == "none")
      phone.app.stop()
      try page.wait("getComputedStyle(lost).display !== 'none'")
      let again = try LiveApp(port: phone.app.port)
      try page.wait("getComputedStyle(lost).display === 'none'")
      try phone.waitForApp()
      withExtendedLifetime(again) {}
    }
  }
}
