import Foundation
import Testing

extension BrowserTests {
  @Suite("A hand on the sample") struct HandTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    // MARK: The drag

    @Test("a draft that is drawn down slowly follows the mouse to the point, and returns when let go")
    func slowDrag() throws {
      try phone.openDraft()
      let (rest, behind) = (try phone.cardTop, try phone.box("compose"))
      let grip = try phone.grip
      try page.mouse(.pressed, grip)
      // The first points are the recogniser's; from there on card and mouse go the same way.
      var place = try phone.move(from: grip, down: 20, steps: 4)
      try phone.rest()
      let start = try phone.cardTop - place.y
      for _ in 1...3 {
        place = try phone.move(from: place, down: 50, steps: 10)
        try phone.rest()
        #expect(abs(try phone.cardTop - place.y - start) < 0.01)
      }
      #expect(try phone.cardTop > rest + 140)
      #expect(try phone.box("compose").width > behind.width)
      try phone.snap("slow-drag")
      try page.mouse(.released, place)
      try phone.rest()
      #expect(try phone.cardTop == rest)
      #expect(try phone.box("compose") == behind)
    }

    @Test(
      "a draft is pulled up out of the bar at the foot: its edge comes to the mouse, and it opens or is gone")
    func pulledUp() throws {
      let (glass, compose) = (try phone.glass, try page.box("[data-name=compose]"))
      for opens in [false, true] {
        var place = try phone.drag(from: CGPoint(x: glass.midX, y: compose.midY), down: -250, steps: 10)
        try phone.rest()
        let start = try phone.cardTop - place.y
        place = try phone.move(from: place, down: -50, steps: 5)
        try phone.rest()
        #expect(abs(try phone.cardTop - place.y - start) < 0.01)
        try phone.snap("pulled-up")
        place = try phone.move(from: place, down: opens ? -300 : 250, steps: 20)
        try phone.rest()
        try page.mouse(.released, place)
        try page.wait("\(opens ? "" : "!")document.querySelector('[data-name=cancel]')")
        try phone.rest()
        #expect(try phone.shows("New Message") == opens)
      }
    }

    @Test("a draft that is flung down leaves, and the inbox is as it was")
    func fling() throws {
      let inbox = try phone.box("compose")
      try phone.openDraft()
      try phone.fling()
      try page.wait("!document.querySelector('[data-name=cancel]')")
      try phone.rest()
      #expect(try phone.box("compose") == inbox)
      try phone.snap("flung")
    }

    @Test("a typed draft that is drawn down is asked about: it comes back to be gone on with, or is deleted")
    func confirmed() throws {
      try phone.openDraft()
      try page.type("ada")
      try page.wait("document.querySelector('[data-name=recipients]').textContent.includes('ada')")
      try phone.rest()
      let rest = try phone.cardTop
      try phone.drawDown()
      try phone.snap("asked-over-held-draft")
      #expect(try phone.cardTop > rest + 50)
      try page.click("[data-name='Keep Editing']")
      try page.wait("!document.querySelector('[data-name=\"Keep Editing\"]')")
      try phone.rest()
      #expect(try phone.cardTop == rest)
      try phone.drawDown()
      try page.click("[data-name='Delete Draft']")
      try page.wait("!document.querySelector('[data-name=cancel]')")
      try phone.rest()
      try phone.openDraft()
      #expect(try !phone.shows("ada"))
    }

    @Test("a touch that is cancelled in mid-drag lets the draft return, and the mouse moves nothing any more")
    func cancelled() throws {
      try phone.openDraft()
      let rest = try phone.cardTop
      let place = try phone.drag(from: phone.grip, down: 500, steps: 10)
      try phone.rest()
      #expect(try phone.cardTop > rest + 300)
      try page.press("c", code: "KeyC", alt: true)
      try page.wait(
        "document.querySelector('[data-name=cancel]').getBoundingClientRect().top < \(place.y - 300)")
      try phone.move(from: place, down: 40, steps: 4)
      try phone.rest()
      #expect(try phone.cardTop == rest)
      try page.mouse(.released, place)
      try phone.rest()
      #expect(try phone.cardTop == rest)
    }

    @Test("the device turns in mid-drag: the draft stays in the hand, and returns when let go")
    func rotation() throws {
      try phone.openDraft()
      let place = try phone.drag(from: phone.grip, down: 200, steps: 10)
      try page.press("r", code: "KeyR", alt: true)
      try page.wait("document.querySelector('#glass').clientWidth === 852")
      try phone.snap("turning")
      try phone.rest()
      let top = try phone.cardTop
      try phone.snap("turned")
      // The first movement on the turned glass says where the mouse is now; from there on both go the same way.
      try phone.move(from: place, down: 1, steps: 1)
      try phone.rest()
      let start = try phone.cardTop
      #expect(abs(start - top) < 2)
      let end = try phone.move(from: CGPoint(x: place.x, y: place.y + 1), down: 30, steps: 6)
      try phone.rest()
      #expect(abs(try phone.cardTop - start - 30) < 0.01)
      try page.mouse(.released, end)
      try phone.rest()
      #expect(try phone.cardTop < top - 20)
      #expect(try phone.glass.size == CGSize(width: 852, height: 393))
    }

    @Test("a finger on a touch screen drags, and a second one changes nothing")
    func fingers() throws {
      try phone.openDraft()
      let (rest, grip) = (try phone.cardTop, try phone.grip)
      try page.touch("touchStart", [grip])
      for step in 1...10 {
        try page.frame()
        try page.touch("touchMove", [CGPoint(x: grip.x, y: grip.y + 20 * CGFloat(step))])
      }
      try phone.rest()
      let top = try phone.cardTop
      #expect(top > rest + 100)
      let (first, second) = (CGPoint(x: grip.x, y: grip.y + 200), CGPoint(x: grip.x - 60, y: grip.y + 300))
      try page.touch("touchStart", [first, second])
      try phone.rest()
      #expect(try phone.cardTop == top)
      try page.touch("touchEnd", [])
      try phone.rest()
      #expect(try phone.cardTop == rest)
    }

    @Test("a drag costs at most one message a frame, and nothing at rest")
    func cost() throws {
      try phone.openDraft()
      try page.value("window.count = 0; events.addEventListener('message', () => count++)")
      let frames = 40
      let end = try phone.drag(from: phone.grip, down: 200, steps: frames)
      try phone.rest()
      let messages = try page.value("count") as? Int ?? 0
      #expect(messages > frames / 2 && messages <= frames + 1)
      try page.mouse(.released, end)
      try phone.rest()
      let (told, used) = (try page.value("count") as? Int, phone.app.processorTime)
      try page.value("new Promise(done => setTimeout(done, 2000))")
      #expect(try page.value("count") as? Int == told)
      #expect(phone.app.processorTime - used <= 0.02)
    }

    @Test("in a window that is too small the device is, too, and a drag goes as far as the mouse")
    func smallWindow() throws {
      try page.send(
        "Emulation.setDeviceMetricsOverride",
        ["width": 700, "height": 520, "deviceScaleFactor": 1, "mobile": false])
      try page.wait("glass.getBoundingClientRect().height < 520")
      try phone.openDraft()
      let box = try phone.glass
      #expect(box.minX >= 0 && box.maxX <= 700 - 264 && box.minY >= 0 && box.maxY <= 520)
      let grip = try phone.grip
      let place = try phone.drag(from: grip, down: 40, steps: 8)
      try phone.rest()
      let start = try phone.cardTop
      let end = try phone.move(from: place, down: 60, steps: 8)
      try phone.rest()
      #expect(abs(try phone.cardTop - start - 60) < 0.1)
      try phone.snap("small-window")
      try page.mouse(.released, end)
    }

    @Test("one finger scrolls a list to its top, draws the card from there, and scrolls on")
    func list() throws {
      try phone.openDraft()
      try page.click("[data-name=addRecipient]")
      let bar = "[...glass.querySelectorAll('text')].find(it => it.textContent === 'Contacts')"
      try page.wait("!!\(bar)")
      try phone.rest()
      let top = "\(bar).getBoundingClientRect().top"
      let rest = try #require(try page.value(top) as? Double)
      var place = CGPoint(x: try phone.glass.midX, y: try phone.glass.midY)
      try page.mouse(.pressed, place)
      place = try phone.move(from: place, down: -120, steps: 8)
      try phone.rest()
      #expect(try page.value(top) as? Double == rest)
      place = try phone.move(from: place, down: 300, steps: 16)
      try phone.rest()
      let drawn = try #require(try page.value(top) as? Double) - rest
      #expect(drawn > 120 && drawn < 220)
      try phone.snap("list-and-card")
      place = try phone.move(from: place, down: -300, steps: 16)
      try phone.rest()
      #expect(try page.value(top) as? Double == rest)
      try page.mouse(.released, place)
    }

    // MARK: Keys and wheel

    @Test("what is typed stands in the field that has the caret, after a click on a control too")
    func typing() throws {
      try phone.openDraft()
      try page.type("ada@example.com")
      try page.wait(
        "document.querySelector('[data-name=recipients]').textContent.includes('ada@example.com')")
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

    @Test("Escape does what a drag does: a draft that was typed in is asked about")
    func escape() throws {
      try phone.openDraft()
      try page.type("Hello")
      try page.wait("document.querySelector('[data-name=recipients]').textContent.includes('Hello')")
      try page.press("Escape", code: "Escape")
      try page.wait("document.querySelector('#glass').textContent.includes('Save Draft')")
      try phone.rest()
      try phone.snap("asked")
    }

    @Test("the wheel scrolls the list, no farther than it goes")
    func wheel() throws {
      let middle = CGPoint(x: try phone.glass.midX, y: try phone.glass.midY)
      try page.wheel(at: middle, down: 300)
      try page.wait("!document.querySelector('#glass').textContent.includes('Ada Marchetti')")
      try page.wheel(at: middle, down: -5000)
      try page.wait("document.querySelector('#glass').textContent.includes('Ada Marchetti')")
    }
  }
}
