import Foundation
import Testing

extension BrowserTests {
  @Suite("Windows and connections of the page") struct LayoutTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    @Test(
      "the whole device is beside or below the name, all chapters are in the window, and the device keeps its size when the status bar changes",
      arguments: [(1440, 900), (900, 1000), (620, 800), (390, 844), (844, 390)])
    func sizes(width: Int, height: Int) throws {
      try page.resize(width: width, height: height)
      try phone.rest()
      let (body, scale) = (try page.box("#case"), try page.value("scale") as? Double)
      #expect(body.minX >= 20 && body.maxX <= CGFloat(width) - 20)
      #expect(body.height <= CGFloat(height))
      #expect(try page.value("document.documentElement.scrollWidth") as? Int == width)
      #expect(try page.box("h1").maxY < CGFloat(height))
      let ends = try page.value(
        "Math.max(...[...document.querySelectorAll('[data-chapter]')].map(it => it.getBoundingClientRect().right))"
      )
      #expect(try #require(ends as? Double) <= Double(width) - 20)
      for change in 1...6 {
        try page.click("[data-setting=isDark]")
        let color = change.isMultiple(of: 2) ? "#000000" : "#ffffff"
        try page.wait("byId('status-bar').innerHTML.includes('\(color)')")
      }
      #expect(try page.value("scale") as? Double == scale)
      try phone.snap("window-\(width)")
    }

    @Test(
      "all text has a contrast of 4.5 : 1, and page and phone have the colours that the visitor prefers",
      arguments: [false, true])
    func contrast(isDark: Bool) throws {
      try page.prefer(dark: isDark)
      try page.load(phone.app.address)
      try phone.waitForApp()
      try page.wait(
        "getComputedStyle(document.documentElement).colorScheme === '\(isDark ? "dark" : "light")'")
      try phone.openDraft()
      try phone.fling()
      try page.wait("document.querySelector('#curves .card')")
      try phone.rest()
      for width in [390, 1440] {
        try page.resize(width: width, height: 900)
        #expect(try page.faintTexts() == [])
      }
    }

    @Test("on a phone a finger beside the glass scrolls the page, and a finger on the glass does not")
    func scrolling() throws {
      try page.resize(width: 390, height: 844, isMobile: true)
      try phone.rest()
      let glass = try phone.screen
      #expect(glass.minX > 40)
      for (x, scrolls) in [(glass.midX, false), (20, true)] {
        try page.touch("touchStart", [CGPoint(x: x, y: 600)])
        for step in 1...10 {
          try page.frame()
          try page.touch("touchMove", [CGPoint(x: x, y: 600 - 20 * CGFloat(step))])
        }
        try page.touch("touchEnd", [])
        try page.frame()
        #expect((try page.value("scrollY") as? Double ?? 0 > 100) == scrolls)
      }
    }

    @Test("seven pages of one window are served: a hidden page keeps no connection")
    func tabs() throws {
      for _ in 1...6 { try phone.openPage(isHidden: true) }
      try phone.openDraft()
      #expect(try phone.shows("New Message"))
    }

    @Test("a page that was hidden shows what has happened meanwhile")
    func hidden() throws {
      let other = try phone.openPage()
      try page.value("events.close(); disconnect()")
      try other.click("[data-name=compose]")
      try other.wait(LivePhone.isShown("cancel"))
      #expect(try !phone.shows("New Message"))
      try page.value("connect()")
      try page.wait(LivePhone.isShown("cancel"))
    }

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
