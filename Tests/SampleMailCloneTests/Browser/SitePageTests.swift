import Foundation
import Testing

extension BrowserTests {
  /// Opens the committed page as a file: it needs no server.
  @Suite("The site in a browser") struct SitePageTests {
    private let page: BrowserPage

    init() throws {
      guard let browser = Browser.current else { throw BrowserError("The suite has started no browser.") }
      page = try browser.open(Repository.root.appendingPathComponent(Site.path).absoluteString)
    }

    private func scrub(_ section: String, to share: Double) throws {
      let input = "document.querySelector('\(section) input')"
      try page.value("\(input).value = \(share * 1000); \(input).oninput()")
    }

    @Test(
      "in each window no text is faint, small or cut, and the pictures are shown",
      arguments: [390, 820, 1280, 1920], [false, true])
    func look(width: Int, isDark: Bool) throws {
      defer { page.browser.close(page) }
      try page.prefer(dark: isDark)
      try page.resize(width: width, height: 900)
      #expect(try page.faintTexts() == [])
      #expect(try page.value("document.documentElement.scrollWidth") as? Int == width)
      try page.wait("[...document.images].every(it => it.complete && it.naturalWidth > 0)")
    }

    @Test("each gesture plays, stops, and is pulled to any time; its button and its time have names")
    func player() throws {
      defer { page.browser.close(page) }
      try page.value("document.querySelector('.film').scrollIntoView()")
      let ids = try page.value(
        "[...document.querySelectorAll('[data-chapter]')].map(it => it.dataset.chapter)")
      let chapters = try #require(ids as? [String])
      #expect(chapters.count == 13)
      let animations = "document.querySelector('.film').shadowRoot.getAnimations()"
      for chapter in chapters {
        try page.value("document.querySelector('[data-chapter=\(chapter)]').click()")
        try page.wait("\(animations).length > 5 && \(animations).every(it => it.currentTime > 0)")
        #expect(try page.value("document.querySelector('.words').textContent !== ''") as? Bool == true)
        try scrub("#feel", to: 0.4)
        let shares = "\(animations).map(it => it.currentTime / it.effect.getComputedTiming().duration)"
        try page.wait("\(shares).every(it => Math.abs(it - 0.4) < 0.01)")
        #expect(try page.value("\(animations).every(it => it.playState === 'paused')") as? Bool == true)
      }
      let nameless =
        "[...document.querySelectorAll('button, input')].filter(it => !it.textContent && !it.ariaLabel)"
      #expect(try page.value("\(nameless).length") as? Int == 0)
    }

    @Test("while the main thread is blocked, the page says so, and only the card of the kit moves")
    func stall() throws {
      defer { page.browser.close(page) }
      try page.value("document.querySelector('.isAlone .film').scrollIntoView()")
      try page.wait("document.querySelector('.isAlone .words').textContent === 'Main thread blocked'")
      let template = "document.querySelector('template[data-film=sideBySide]')"
      let block = try #require(page.value("\(template).dataset.block.split(' ').map(Number)") as? [Double])
      func tops(at share: Double) throws -> [Double] {
        try scrub("#survive", to: share)
        let tops = try page.value(
          """
          ['Display link', 'InteractiveModal'].map(name => [...document.querySelector('.isAlone .film').shadowRoot
            .querySelectorAll('text')].find(it => it.textContent === name).getBoundingClientRect().top)
          """)
        return try #require(tops as? [Double])
      }
      let (first, last) = (try tops(at: block[0] + 0.01), try tops(at: block[0] + 0.06))
      #expect(first[0] == last[0] && first[1] + 50 < last[1])
    }
  }
}
