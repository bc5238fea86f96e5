import Foundation
import Testing

extension BrowserTests {
  @Suite("Controls of the page") struct ControlTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    private func choose(_ setting: String, _ value: String) throws {
      try page.value(
        "(() => { const it = document.querySelector('[data-setting=\(setting)]'); it.value = '\(value)'; it.onchange() })()"
      )
    }

    @Test("the page shows the inbox in the positions of UIKit's layout")
    func inbox() throws {
      #expect(try phone.screen.size == CGSize(width: 393, height: 852))
      #expect(try phone.shows("Inbox"))
      let compose = try phone.box("compose")
      #expect(compose.maxX < 393 && compose.minX > 300 && compose.minY > 760 && compose.maxY < 852)
      try phone.snap("inbox")
    }

    @Test("the buttons and the keys rotate the device in both directions")
    func turns() throws {
      try page.click("#rotate-right")
      try page.wait("glass.clientWidth === 852")
      try phone.rest(turnedTo: 852)
      #expect(try phone.box("compose").maxX < 852)
      #expect(try phone.box("compose").maxX > 700)
      try phone.snap("landscape")
      try page.press("l", code: "KeyL", alt: true)
      try page.wait("glass.clientWidth === 393")
      try phone.rest(turnedTo: 393)
    }

    @Test(
      "the device turns with its screen, unless the visitor prefers less motion", arguments: [false, true])
    func turning(isReduced: Bool) throws {
      let motion = ["name": "prefers-reduced-motion", "value": isReduced ? "reduce" : "no-preference"]
      try page.send("Emulation.setEmulatedMedia", ["features": [motion]])
      let hasTurned = try page.value(
        """
        new Promise(answer => {
          const device = document.querySelector('#device')
          const look = () => device.getAnimations().length ? answer(true)
            : document.querySelector('#glass').clientWidth === 852 ? answer(false) : requestAnimationFrame(look)
          document.querySelector('#rotate-right').click()
          look()
        })
        """)
      #expect(hasTurned as? Bool == !isReduced)
    }

    @Test("the controls change the app's settings while a draft stands")
    func settings() throws {
      let compose = try phone.box("compose")
      try phone.openDraft()
      let layers = "[...document.querySelectorAll('.layer')]"
      try page.click("[data-setting=isDark]")
      try page.wait("\(layers).some(it => getComputedStyle(it).backgroundColor === 'rgb(28, 28, 30)')")
      try page.click("[data-setting=increasesContrast]")
      try page.wait(
        "[...document.querySelectorAll('#glass *')].some(it => it.style.borderWidth === '1px' && it.style.borderColor)"
      )
      try page.click("[data-setting=reducesMotion]")
      try page.click("[data-setting=prefersCrossFade]")
      try page.click("[data-slowness='5']")
      try page.wait("document.querySelector('[data-slowness=\"5\"]').getAttribute('aria-pressed') === 'true'")
      try page.click("[data-slowness='1']")
      try page.wait("document.querySelector('[data-setting=prefersCrossFade]').checked")
      try phone.snap("settings")
      try page.press("Escape", code: "Escape")
      try page.wait("!document.querySelector('[data-name=cancel]')")
      try phone.rest()
      try page.click("[data-setting=isRightToLeft]")
      let left = "document.querySelector('[data-name=compose]').getBoundingClientRect().left"
      try page.wait("\(left) < glass.getBoundingClientRect().left + 100")
      try phone.rest()
      #expect(abs(try phone.box("compose").minX - (393 - compose.maxX)) < 1)
      let largest =
        "Math.max(...[...glass.querySelectorAll('.layer text')].map(it => Number(it.getAttribute('font-size'))))"
      let before = try page.value(largest) as? Double ?? 0
      try choose("textSize", "AX3")
      try page.wait("\(largest) > \(before) * 1.5")
      try phone.snap("large-text")
    }

    @Test("lines at rest lie on the pixels of the browser")
    func lines() throws {
      try phone.rest()
      let blurred = """
        [...document.querySelectorAll('.layer')].filter(it => parseFloat(it.style.height) < 1).filter(it => {
          for (let box = it; box.id !== 'windows'; box = box.parentElement) {
            const { e, f } = new DOMMatrix(getComputedStyle(box).transform)
            if (e * devicePixelRatio % 1 || f * devicePixelRatio % 1) return true
          }
        }).length
        """
      #expect(try page.value("document.querySelectorAll('.layer').length > 50") as? Bool == true)
      #expect(try page.value(blurred) as? Int == 0)
    }

    @Test("Command-period closes the draft")
    func escape() throws {
      try phone.openDraft()
      try page.value(
        "keys.dispatchEvent(new KeyboardEvent('keydown', { key: '.', metaKey: true, bubbles: true, cancelable: true }))"
      )
      try page.wait("!document.querySelector('[data-name=cancel]')")
      try phone.rest()
      #expect(try !phone.shows("New Message"))
    }

    @Test(
      "without a hardware keyboard the on-screen keyboard appears with the draft, and goes down with its card"
    )
    func keyboard() throws {
      try page.click("[data-setting=hasHardwareKeyboard]")
      try phone.openDraft()
      try page.wait(LivePhone.isShown("keyboard"))
      try phone.rest("keyboard", at: 516)
      #expect(try phone.box("keyboard") == CGRect(x: 0, y: 516, width: 393, height: 336))
      try phone.snap("keyboard")
      let end = try phone.drag(from: phone.barCenter, down: 150, steps: 15)
      try page.wait("!(\(LivePhone.isShown("keyboard")))")
      try phone.snap("keyboard-lowered")
      for step in 1...10 {
        try page.frame()
        try page.mouse(.moved, CGPoint(x: end.x, y: end.y - 12 * CGFloat(step)))
      }
      try page.mouse(.released, CGPoint(x: end.x, y: end.y - 120))
      try page.wait(LivePhone.isShown("keyboard"))
      try phone.rest("keyboard", at: 516)
      #expect(try phone.box("keyboard").minY == 516)
    }
  }
}
