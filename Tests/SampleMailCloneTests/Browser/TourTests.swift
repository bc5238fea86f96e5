import Foundation
import Testing

extension BrowserTests {
  @Suite("The page as a visitor finds it") struct TourTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone(isPlain: false) }

    private var text: String {
      get throws { try page.value("document.querySelector('#task').textContent") as? String ?? "" }
    }

    @Test("name, sentence and link; a half-written draft that a ghost finger pulls, until a touch")
    func invitation() throws {
      #expect(try page.value("document.querySelector('h1').textContent") as? String == "InteractiveModal")
      #expect(
        try page.value("document.querySelector('#hero a').textContent") as? String == "Make it yours")
      #expect(try phone.shows("Dear Ada,") && phone.shows("Pull me down"))
      #expect(try page.value(LivePhone.isShown("keyboard")) as? Bool == true)
      let rest = try phone.cardTop
      try phone.snap("invitation")
      try page.wait("\(LivePhone.top()) > \(rest + 100) && document.querySelector('#overlay circle')")
      try phone.snap("invitation-pulled")
      try page.wait("Math.abs(\(LivePhone.top()) - \(rest)) < 1")
      let body = CGPoint(x: try phone.screen.midX, y: try phone.screen.midY)
      try page.mouse(.pressed, body)
      try page.mouse(.released, body)
      try page.wait("!document.querySelector('#invitation') && !document.querySelector('#overlay circle')")
    }

    @Test("a chapter plays its recording, waits for the visitor, and gets a tick")
    func chapter() throws {
      try page.click("[data-chapter=drag]")
      try page.wait("document.querySelector('#task').textContent.startsWith('Watch')")
      try page.wait("document.querySelector('#task').textContent.startsWith('Your turn')")
      try phone.rest()
      try phone.snap("chapter")
      #expect(try page.value("document.querySelector('#chapters .tick:not(:empty)')") is NSNull?)
      let end = try phone.drag(from: phone.barCenter, down: 150, steps: 15)
      try page.mouse(.released, end)
      try page.wait("document.querySelector('[data-chapter=drag] .tick').textContent === '✓'")
      #expect(try text.hasPrefix("Done"))
      try phone.snap("chapter-done")
    }

    @Test("in the dock's chapter a mouse draws the card down to a bar, spreads the drafts, and takes one")
    func dock() throws {
      try page.click("[data-chapter=dock]")
      try page.wait("document.querySelector('#task').textContent.startsWith('Your turn')")
      try phone.rest()
      try phone.snap("dock")
      let (screen, scale) = (try phone.screen, try page.value("scale") as? Double ?? 1)
      func tap(_ y: CGFloat) throws {
        let point = CGPoint(x: screen.minX + 150 * scale, y: screen.minY + y * scale)
        try page.mouse(.pressed, point)
        try page.mouse(.released, point)
        try phone.rest()
      }
      let end = try phone.drag(
        from: CGPoint(x: screen.midX, y: screen.minY + 88 * scale), down: 500 * scale, steps: 30)
      for _ in 1...15 { try page.frame() }
      try page.mouse(.released, end)
      try phone.rest()
      try phone.snap("dock-bar")
      try tap(790)
      try phone.snap("dock-spread")
      try tap(325)
      try page.wait("document.querySelector('[data-chapter=dock] .tick').textContent === '✓'")
      try phone.snap("dock-done")
    }

    @Test("the page has these chapters, in this order")
    func order() throws {
      let titles = try page.value(
        "[...document.querySelectorAll('#chapters button')].map(it => it.firstChild.textContent).join(' · ')")
      #expect(
        titles as? String
          == "Drag · Catch · Throw · Heights · Side by side · Stall · Turn · Ask before loss · List hand-off · Out of a button · Stack · Matched · Dock"
      )
    }

    @Test(
      "pause, step, back, scrub and play show the app at rest, a frame later, before, and again in motion")
    func time() throws {
      try page.click("[data-chapter=turn]")
      try page.wait("document.querySelector('#task').textContent.startsWith('Your turn')")
      try phone.rest()
      let rest = try phone.cardTop
      try page.click("[data-slowness='10']")
      try page.click("[data-name=cancel]")
      try page.wait("\(LivePhone.top()) > \(rest + 50)")
      try page.click("#pause")
      try page.wait("isPaused")
      try phone.rest()
      let paused = try phone.cardTop
      try page.click("#step")
      try page.wait("\(LivePhone.top()) > \(paused)")
      try phone.rest()
      let stepped = try phone.cardTop
      try page.click("#back")
      try page.wait("\(LivePhone.top()) < \(stepped)")
      try phone.snap("paused")
      try page.value("scrub.value = scrub.max - 10; scrub.dispatchEvent(new Event('input'))")
      #expect(try phone.cardTop < paused)
      try page.click("[data-slowness='1']")
      try page.click("#pause")
      try page.wait("!document.querySelector('[data-name=cancel]')")
    }

    @Test("a keyboard and a screen reader find the app's elements by role and name, and press them")
    func elements() throws {
      // A touch ends the ghost finger: UIKit ignores a dismissal during its drag.
      let body = CGPoint(x: try phone.screen.midX, y: try phone.screen.midY)
      try page.mouse(.pressed, body)
      try page.mouse(.released, body)
      try phone.rest()
      let nodes = try page.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
      let found = nodes.compactMap { node -> String? in
        let (role, name) = (node["role"] as? [String: Any], node["name"] as? [String: Any])
        return (node["ignored"] as? Bool == true) ? nil : "\(role?["value"] ?? "") \(name?["value"] ?? "")"
      }
      for element in ["button Cancel", "button Send"] { #expect(found.contains(element)) }
      #expect(found.contains { $0.hasPrefix("textbox") })
      try page.value("document.querySelector('#glass [aria-label=Cancel]').focus()")
      try page.press("Enter", code: "Enter")
      try page.wait("!document.querySelector('[data-name=cancel]')")
    }
  }
}
