import Foundation
import Testing

extension BrowserTests {
  @Suite("Mouse, fingers and keys on the page") struct InputTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    // MARK: Drags

    @Test("a draft follows a slow mouse exactly, and returns on release")
    func slowDrag() throws {
      try phone.openDraft()
      let (rest, behind) = (try phone.cardTop, try phone.box("compose"))
      let barCenter = try phone.barCenter
      try page.mouse(.pressed, barCenter)
      // The recogniser needs the first points. From then on card and mouse move by the same distance.
      var location = try phone.move(from: barCenter, down: 20, steps: 4)
      try phone.rest()
      let start = try phone.cardTop - location.y
      for _ in 1...3 {
        location = try phone.move(from: location, down: 50, steps: 10)
        try phone.rest(at: location.y + start, within: 0.01)
        #expect(abs(try phone.cardTop - location.y - start) < 0.01)
      }
      #expect(try phone.cardTop > rest + 140)
      #expect(try phone.box("compose").width > behind.width)
      try phone.snap("slow-drag")
      try page.mouse(.released, location)
      try phone.rest(at: rest)
      #expect(try phone.cardTop == rest)
      #expect(try phone.box("compose") == behind)
    }

    @Test("a finger on a touch screen drags, a second finger changes nothing, and a phone call cancels both")
    func fingers() throws {
      try phone.openDraft()
      let (rest, barCenter) = (try phone.cardTop, try phone.barCenter)
      try page.touch("touchStart", [barCenter])
      for step in 1...10 {
        try page.frame()
        try page.touch("touchMove", [CGPoint(x: barCenter.x, y: barCenter.y + 20 * CGFloat(step))])
      }
      try phone.rest()
      let top = try phone.cardTop
      #expect(top > rest + 100)
      let (first, second) = (
        CGPoint(x: barCenter.x, y: barCenter.y + 200), CGPoint(x: barCenter.x - 60, y: barCenter.y + 300)
      )
      try page.touch("touchStart", [first, second])
      try phone.rest()
      #expect(try phone.cardTop == top)
      try page.press("c", code: "KeyC", alt: true)
      try phone.rest(at: rest)
      #expect(try phone.cardTop == rest)
      try page.touch("touchEnd", [])
    }

    @Test("the app sends at most one message per frame of a drag, and none at rest")
    func cost() throws {
      try phone.openDraft()
      let rest = try phone.cardTop
      try page.value("window.count = 0; events.addEventListener('message', () => count++)")
      let frames = 40
      let end = try phone.drag(from: phone.barCenter, down: 200, steps: frames)
      try phone.rest()
      let messages = try page.value("count") as? Int ?? 0
      #expect(messages > 0 && messages <= frames + 1)
      try page.mouse(.released, end)
      try phone.rest(at: rest)
      // A busy machine shows the last of it late.
      let isSilent = try (1...20).contains { _ in
        let (told, used) = (try page.value("count") as? Int, try phone.app.processorTicks)
        try page.value("new Promise(done => setTimeout(done, 1000))")
        return try page.value("count") as? Int == told && phone.app.processorTicks - used <= 2
      }
      #expect(isSilent)
    }

    @Test("in a small window the device is smaller, and the card still follows the mouse")
    func smallWindow() throws {
      try page.resize(width: 700, height: 520)
      try page.wait("glass.getBoundingClientRect().height < 520")
      try phone.openDraft()
      let box = try phone.screen
      #expect(box.minX >= 0 && box.maxX <= 700 - 300 && box.height <= 520)
      let barCenter = try phone.barCenter
      let location = try phone.drag(from: barCenter, down: 40, steps: 8)
      try phone.rest()
      let start = try phone.cardTop
      let end = try phone.move(from: location, down: 60, steps: 8)
      try phone.rest(at: start + 60, within: 0.1)
      #expect(abs(try phone.cardTop - start - 60) < 0.1)
      try phone.snap("small-window")
      try page.mouse(.released, end)
    }

    // MARK: Keys and wheel

    @Test("typed text appears in the field with the caret, also after a click on a control")
    func typing() throws {
      try phone.openDraft()
      try page.type("ada@example.com")
      try page.wait("document.querySelector('[data-name=recipients]').textContent.includes('@example.com')")
      try page.click("[data-setting=isDark]")
      try page.type(", ben")
      try page.wait("document.querySelector('[data-name=recipients]').textContent.includes('.com, ben')")
      try page.click("[data-name=subject]")
      try phone.rest()
      try page.type("Où ça ? 日本 👋")
      try page.wait("document.querySelector('[data-name=subject]').textContent.includes('Où ça ? 日本 👋')")
      try page.press("Backspace", code: "Backspace")
      try page.wait("!document.querySelector('[data-name=subject]').textContent.includes('👋')")
      try phone.snap("typed")
    }

    @Test("the wheel scrolls the list up to its ends")
    func wheel() throws {
      let middle = CGPoint(x: try phone.screen.midX, y: try phone.screen.midY)
      try page.wheel(at: middle, down: 300)
      try page.wait("!document.querySelector('#glass').textContent.includes('Ada Marchetti')")
      try page.wheel(at: middle, down: -5000)
      try page.wait("document.querySelector('#glass').textContent.includes('Ada Marchetti')")
    }
  }
}
