import Foundation
import Testing

extension BrowserTests {
  @Suite("Windows and connections of the page") struct LayoutTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    @Test(
      "the whole device is beside or below the name, all chapters are in the window, and the device keeps its size when the status bar changes",
      arguments: [(1440, 900), (900, 1000), (620, 800), (844, 390)])
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
      for width in [390, 820, 1280, 1440, 1920] {
        try page.resize(width: width, height: 900)
        #expect(try page.faintTexts() == [])
        try phone.snap("\(isDark ? "dark" : "light")-\(width)")
      }
    }

    @Test("a page on a dark phone leaves device and colours to a page that looks on already")
    func second() throws {
      let other = try phone.openPage()
      try other.prefer(dark: true)
      try other.resize(width: 390, height: 844, isMobile: true)
      try other.load(phone.app.address)
      try other.wait(LivePhone.isShown("compose"))
      try other.click("[data-name=compose]")
      try page.wait(LivePhone.isShown("cancel"))
      for page in [page, other] {
        #expect(try page.value("byId('device-name').value") as? String == "iPhone 15")
        #expect(try page.value("document.documentElement.style.colorScheme") as? String == "light")
      }
      try phone.snap("second-page")
    }

    @Test(
      "on a phone the app is as wide as the window, below a strip of chapters: a finger scrolls these to the side, and the page by them, but not by the glass"
    )
    func phoneWindow() throws {
      try page.resize(width: 390, height: 844, isMobile: true)
      try page.load(phone.app.address)
      try phone.waitForApp()
      try page.wait("byId('device-name').value === 'iPhone SE'")
      try phone.rest()
      let (glass, strip) = (try phone.screen, try page.box("#chapter-list"))
      #expect(glass.minX == 0 && abs(glass.width - 390) < 0.01 && glass.maxY <= 844)
      #expect(strip.maxY <= glass.minY && strip.width == 390)
      #expect(try page.value("document.documentElement.scrollWidth") as? Int == 390)
      try phone.snap("window-390")
      func drag(from start: CGPoint, by way: CGSize) throws -> (page: Double, strip: Double) {
        try page.touch("touchStart", [start])
        for step in 1...10 {
          let share = CGFloat(step) / 10
          try page.frame()
          let place = CGPoint(x: start.x + way.width * share, y: start.y + way.height * share)
          try page.touch("touchMove", [place])
        }
        try page.touch("touchEnd", [])
        try page.frame()
        let offsets = try page.value("[scrollY, byId('chapter-list').scrollLeft]") as? [Double]
        let found = try #require(offsets)
        return (found[0], found[1])
      }
      let up = CGSize(width: 0, height: -200)
      #expect(try drag(from: CGPoint(x: glass.midX, y: 600), by: up) == (0, 0))
      let start = CGPoint(x: 300, y: strip.midY)
      #expect(try drag(from: start, by: CGSize(width: -200, height: 0)).strip > 100)
      #expect(try drag(from: start, by: up).page > 50)
      try phone.snap("window-390-scrolled")
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
