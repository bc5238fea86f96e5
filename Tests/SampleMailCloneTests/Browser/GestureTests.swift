import Foundation
import Testing

extension BrowserTests {
  @Suite("Block, graph and sharing on the page") struct GestureTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    /// Notes in each frame how far the spinner has turned, where the card is, and when that was.
    private static let note = """
      window.seen = []
      const look = () => {
        const turn = document.querySelector('#spinner')?.getAttribute('transform')
        seen.push([turn, document.querySelector('[data-name=cancel]')?.getBoundingClientRect().top, performance.now()])
        requestAnimationFrame(look)
      }
      look()
      """
    /// For how long the spinner stood longest, in seconds, and at how many places the card was meanwhile.
    private static let longestStand = """
      Object.values(Object.groupBy(seen.filter(it => it[0]), it => it[0]))
        .map(all => [(all.at(-1)[2] - all[0][2]) / 1000, new Set(all.map(it => it[1])).size])
        .reduce((one, other) => one[0] > other[0] ? one : other)
      """

    @Test("a card that is let go flies on while the main thread is blocked, and the app's spinner stands")
    func block() throws {
      try phone.openDraft()
      try page.click("[data-setting=blocksOnRelease]")
      try page.wait("document.querySelector('[data-setting=blocksOnRelease]').checked")
      let end = try phone.drag(from: phone.barCenter, down: 200, steps: 20)
      try page.wait("!!document.querySelector('#spinner')")
      try phone.snap("block-before")
      // The second of the block takes five here, so that a busy machine draws frames in it, too.
      try page.value("document.querySelector('[data-slowness=\"5\"]').click()")
      try page.wait("!isSending && !waiting.length")
      try page.value(Self.note)
      try page.mouse(.released, end)
      try page.wait("document.querySelector('#curves .block')")
      try page.wait("!document.querySelector('#spinner')")
      let stand = try #require(page.value(Self.longestStand) as? [Double])
      #expect(stand[0] > 2 && stand[1] > 2, "\(stand)")
      try phone.snap("block-after")
    }

    @Test("the graph below the phone shows the gesture, and says that the card neither lagged nor jumped")
    func graph() throws {
      try phone.openDraft()
      let rest = try phone.cardTop
      let end = try phone.drag(from: phone.barCenter, down: 200, steps: 30)
      try page.mouse(.released, end)
      try phone.rest(at: rest)
      try page.wait(
        "document.querySelector('#curves .summary')?.textContent === 'lag 0.000 pt, jump 0.000 pt'")
      for part in ["card", "finger", "velocity", "threshold", "projection"] {
        #expect(
          try page.value("document.querySelectorAll('#curves .\(part)').length") as? Int ?? 0 > 0, "\(part)")
      }
      let calls = try page.value("document.querySelector('#curves').textContent") as? String ?? ""
      #expect(calls.contains("startInteractiveTransition") && calls.contains("cancelInteractiveTransition"))
      #expect(calls.contains("completeTransition(false)") && calls.contains("viewDidAppear"))
      let (graph, screen) = (try page.box("#curves"), try phone.screen)
      #expect(graph.minY > screen.maxY && graph.width > 400)
      try phone.snap("graph")
    }
  }
}
