import Foundation
import Testing

extension BrowserTests {
  @Suite("Block, graph and sharing on the page") struct GestureTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    /// Returns where the card is in the frames until the spinner turns again.
    private static let watch = """
      new Promise(done => {
        const turn = () => document.querySelector('#spinner')?.getAttribute('transform')
        const top = () => document.querySelector('[data-name=cancel]')?.getBoundingClientRect().top
        const tops = new Set()
        let first, frames = 0
        const look = () => {
          frames += 1
          // The last turn before the block may be shown a frame later.
          if (frames === 4) first = turn()
          if (frames > 4 && turn() !== first) return done([...tops])
          if (frames > 4) tops.add(top())
          requestAnimationFrame(look)
        }
        look()
      })
      """

    @Test("a card that is let go flies on while the main thread is blocked, and the app's spinner stands")
    func block() throws {
      try phone.openDraft()
      try page.click("[data-setting=blocksOnRelease]")
      try page.wait("document.querySelector('[data-setting=blocksOnRelease]').checked")
      let end = try phone.drag(from: phone.barCenter, down: 200, steps: 20)
      try page.wait("!!document.querySelector('#spinner')")
      try phone.snap("block-before")
      try page.wait("!isSending && !waiting.length")
      try page.mouse(.released, end)
      try page.wait("!isSending && !waiting.length")
      let tops = try page.value(Self.watch) as? [Double] ?? []
      // A busy machine draws few frames in that second.
      #expect(tops.count > 1, "\(tops)")
      try page.wait("document.querySelector('#curves .block')")
      try page.wait("!document.querySelector('#spinner')")
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
