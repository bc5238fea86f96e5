import Foundation
import Testing

extension BrowserTests {
  @Suite("Knobs, code and link on the page") struct KnobPageTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    private func turn(_ knob: String, _ value: String) throws {
      try page.value(
        "(() => { const it = document.querySelector('[data-knob=\(knob)]'); it.value = '\(value)'; it.oninput() })()"
      )
    }

    private var code: String { get throws { try page.value("code.textContent") as? String ?? "" } }

    @Test("a knob moves the presented card, and the page shows the code, which can be copied")
    func knobs() throws {
      try phone.openDraft()
      let rest = try phone.cardTop
      #expect(
        try code.contains("configuration.card.shadowOpacity = 0.15\npresent(draft, as: configuration)"))
      try turn("gap", "60")
      try page.wait("code.textContent.includes('configuration.size.topGap = 60')")
      try phone.rest(at: rest + 50)
      #expect(try page.value("document.querySelector('[data-knob=preset]').value") as? String == "")
      try phone.snap("knobs")
      try turn("code", "SwiftUI")
      try page.wait("code.textContent.includes('.modal(isPresented: $isComposing, as: .custom)')")
      #expect(try page.value("code.scrollWidth <= code.clientWidth") as? Bool == true, "lines are cut")
      try page.value(
        "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }")
      try page.click("#copy")
      try page.wait("copy.textContent === 'Copied'")
      #expect(try page.value("copied") as? String == code)
      #expect(try code.contains("configuration.size.topGap = 60"))
      try phone.snap("knobs-swiftui")
    }

    @Test("a preset turns several knobs, and its link turns them on the page of another launch")
    func link() throws {
      try turn("preset", "floating")
      try page.wait("location.hash.includes('corners=38')")
      try phone.openDraft()
      #expect(try phone.cardTop > 350)
      try phone.snap("knobs-floating")
      let (link, before) = (try page.value("location.hash") as? String ?? "", try code)
      try turn("preset", "draft")
      try page.wait("location.hash === ''")
      let other = try LivePhone()
      try other.page.load("\(other.app.address)/\(link)")
      try other.waitForApp()
      try other.page.wait("code.textContent === \(try quoted(before))")
      try other.openDraft()
      #expect(try other.cardTop > 350)
    }

    private func quoted(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
  }
}
