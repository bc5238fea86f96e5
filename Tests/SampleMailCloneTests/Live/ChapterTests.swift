import TestWorld
import Testing
import UIKit

@testable import HeadlessHosts
@testable import KitInspection
@testable import SampleMailClone

@MainActor @Suite("The chapters of the page", .ownWorld)
struct ChapterTests {
  /// The sample with a visitor at 60 frames a second.
  @MainActor private final class Visit {
    let session = LiveSession(AppDelegate.self, StageOptions(), knobs: ModalKnobs(), at: 0)
    private var knowledge = LiveKnowledge()
    private var time: TimeInterval = 0

    var program: LiveProgram { session.tour.program }

    var hasCard: Bool { session.track != nil }

    /// The graph of the last gesture, once.
    func graph() -> String? { session.message(for: &knowledge)?.graph }

    func send(_ input: LiveInput) {
      session.receive(LiveBatch(page: 1, items: [LiveBatch.Item(input: input, age: 0)]), at: time)
    }

    /// Lets tasks of the app run in each frame: the question of a draft is one.
    func pass(_ seconds: TimeInterval) async {
      let end = time + seconds
      while time < end {
        time = min(end, time + 1.0 / 60)
        session.advance(to: time)
        for _ in 1...3 { await Task.yield() }
      }
    }

    func watch() async {
      var frames = 0
      while program.isPlaying, frames < 1200 {
        await pass(1.0 / 60)
        frames += 1
      }
    }

    /// Does with the visitor's finger what a ghost finger would do.
    func perform(_ steps: [ShowStep]) async {
      for step in steps {
        let start = time
        for (moment, input) in step.inputs(on: session.simulator) {
          await pass(start + moment - time)
          send(input)
        }
        await pass(step.pause)
      }
    }
  }

  /// What a visitor does who follows the recording.
  private func steps(after chapter: LiveChapter) -> [ShowStep] {
    switch chapter.goal {
    case .height: [.draw(.hold, .down, from: .card), .wait(1)]
    case .stack: chapter.recording + [.draw(.fling, .down, from: .card), .wait(1)]
    case .dock:
      [
        .draw(.hesitation, .down, from: .view("Saturday")), .wait(1), .tap(.view("Saturday")), .wait(1.5),
        .tap(.view("The lake")), .wait(1),
      ]
    case .drag, .catch, .throw, .backIntoButton, .handOff, .ask, .flyOn, .turn, .swipe: chapter.recording
    }
  }

  @Test(
    "from each preset a chapter leaves a card to drag, and a visitor who does what it shows has done it",
    arguments: ModalKnobs.presets.map(\.id), LiveChapter.all.map(\.id))
  func chapter(preset: String, id: String) async throws {
    let chapter = try #require(LiveChapter.named(id))
    let visit = Visit()
    visit.send(.knobs(["preset": preset]))
    visit.send(.chapter(id))
    #expect(visit.program.current == id && visit.program.isPlaying)
    let isCard = chapter.goal != .swipe
    #expect(visit.hasCard == isCard)
    await visit.watch()
    #expect(!visit.program.isPlaying)
    #expect(visit.hasCard == isCard)
    await visit.perform([.tap(.card), .wait(1)])
    #expect(visit.program.done == [])
    await visit.perform(steps(after: chapter))
    #expect(visit.program.done == [id])
    #expect(visit.session.simulator.complaints.isEmpty)
  }

  @Test(
    "a card that may not leave yet does not lag behind its finger: the graph says that it resists",
    arguments: [("drag", false), ("ask", true)])
  func resistance(id: String, resists: Bool) async throws {
    let visit = Visit()
    visit.send(.chapter(id))
    await visit.watch()
    let graph = try #require(visit.graph())
    #expect(graph.contains("the card resists") == resists)
    let lag = try graph.firstMatch(of: /lag ([0-9.]+) pt/).map { try #require(Double($0.1)) }
    #expect(lag ?? 0 < 0.25)
  }

  @Test("the invitation shows a half-written draft above the keyboard, and a visitor's touch ends it")
  func invitation() async throws {
    let visit = Visit()
    visit.session.play(.invitation, at: 0)
    let simulator = visit.session.simulator
    #expect(simulator.window?.rootViewController?.presentedViewController != nil)
    #expect(simulator.keyboardFrame.minY < simulator.screen.bounds.maxY)
    await visit.pass(1.5)
    let grip = try #require(ShowTarget.card.place(on: simulator))
    #expect(grip.y > 150)
    visit.send(.touch(LiveTouch(phase: .down, finger: 1, x: 200, y: grip.y + 200)))
    #expect(visit.program.current == nil && !visit.session.tour.isUntouched)
    await visit.pass(20)
    #expect(visit.session.tour.next == nil)
  }

  @Test("the ghost finger stops by itself after three rounds, and nothing happens any more")
  func end() async {
    let visit = Visit()
    visit.session.play(.invitation, at: 0)
    await visit.pass(60)
    #expect(visit.session.tour.next == nil && !visit.program.isPlaying)
    #expect(visit.program.current == LiveChapter.invitation.id)
  }
}
