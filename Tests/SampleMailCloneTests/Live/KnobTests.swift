import TestWorld
import Testing
import UIKit

@testable import HeadlessHosts
@testable import InteractiveModal
@testable import KitInspection
@testable import SampleMailClone

/// The code of the knobs. A test compares it with what the knobs write, line by line.
private enum WrittenCode {
  static var draft: ModalConfiguration {
    var configuration = ModalConfiguration.mail
    configuration.card.shadowOpacity = 0.15
    return configuration
  }
  static var sheet: ModalConfiguration { .sheet }
  static var floating: ModalConfiguration {
    var configuration = ModalConfiguration.mail
    configuration.detents = [.medium, .large]
    configuration.presenter.scale = 1
    configuration.card.cornerRadius = 38
    configuration.card.floatingInset = 8
    configuration.card.shadowOpacity = 0.15
    configuration.grabber.isVisible = true
    return configuration
  }
  static var bouncy: ModalConfiguration {
    var configuration = ModalConfiguration.mail
    configuration.motion.tapSpring.response = 0.5
    configuration.motion.tapSpring.dampingRatio = 0.6
    configuration.motion.throwSpring.dampingRatio = 0.5
    return configuration
  }
  static var calm: ModalConfiguration {
    var configuration = ModalConfiguration.mail
    configuration.motion.tapSpring.response = 0.8
    configuration.motion.policy = .projected(threshold: 0.3)
    configuration.presenter.scale = 0.85
    configuration.dimming.opacity = 0.4
    configuration.card.cornerRadius = 24
    return configuration
  }
  /// Another value of every knob.
  static var all: ModalConfiguration {
    var configuration = ModalConfiguration.drawer(from: .trailing)
    configuration.motion.tapSpring.response = 0.425
    configuration.motion.tapSpring.dampingRatio = 0.7
    configuration.motion.throwSpring.dampingRatio = 0.9
    configuration.motion.policy = .projected(threshold: 0.25)
    configuration.motion.rubberBand = 0
    configuration.detents = [.medium, .large]
    configuration.edge = .leading
    configuration.presenter.scale = 0.5
    configuration.dimming.opacity = 1
    configuration.card.cornerRadius = 60
    configuration.size.topGap = 20
    configuration.card.floatingInset = 4
    configuration.card.shadowOpacity = 0.15
    configuration.grabber.isVisible = true
    configuration.keyboard.duringDrag = .stays
    return configuration
  }
}

@MainActor @Suite("The knobs of the page", .ownWorld)
struct KnobTests {
  private nonisolated static let values = [
    "style": "drawer", "response": "0.425", "damping": "0.7", "throwDamping": "0.9", "threshold": "0.25",
    "rubberBand": "-1", "detents": "both", "edge": "leading", "scale": "0.2", "dimming": "2",
    "corners": "1000", "gap": "20", "inset": "4", "shadow": "true", "grabber": "true", "keyboard": "stays",
  ]

  private nonisolated static let cases: [([String: String], ModalConfiguration)] = [
    (["preset": "draft"], WrittenCode.draft), (["style": "mail"], .mail),
    (["preset": "sheet"], WrittenCode.sheet), (["preset": "floating"], WrittenCode.floating),
    (["style": "form"], .form), (["style": "drawer"], .drawer(from: .trailing)),
    (["preset": "fullScreen"], .fullScreen), (["preset": "bouncy"], WrittenCode.bouncy),
    (["preset": "calm"], WrittenCode.calm), (values, WrittenCode.all),
  ]

  private func value(_ id: String, _ knobs: ModalKnobs) -> String? {
    knobs.panel.knobs.first { $0.id == id }?.value
  }

  /// Whether two configurations have the same values, and the same springs, resistance and threshold.
  private func areSame(_ one: ModalConfiguration, _ other: ModalConfiguration) -> Bool {
    one.hasSameValues(as: other) && one.motion.policy == other.motion.policy
      && one.motionParameters(in: nil) == other.motionParameters(in: nil)
  }

  @Test(
    "the code compiles here, and makes exactly the configuration that the knobs have",
    arguments: cases.indices)
  func code(index: Int) throws {
    let (values, written) = Self.cases[index]
    let knobs = ModalKnobs()
    knobs.turn(values)
    #expect(areSame(knobs.configuration, written))
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = knobs.panel.code.split(separator: "\n")
    #expect(lines.first == "import InteractiveModal")
    for line in lines.dropFirst().dropLast() { #expect(here.contains("    \(line)\n"), "\(line)") }
    #expect(lines.last?.hasPrefix("present(draft, as: ") == true)
    if let preset = values["preset"] { #expect(value("preset", knobs) == preset) }
  }

  @Test("the code for SwiftUI has the same assignments, in an extension that returns them")
  func swiftUI() {
    let knobs = ModalKnobs()
    knobs.turn(["preset": "bouncy"])
    let assignments = knobs.panel.code.split(separator: "\n").filter { $0.contains(" = ") }
    knobs.turn(["code": "SwiftUI"])
    let lines = knobs.panel.code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.filter { $0.contains(" = ") } == assignments.map(String.init))
    #expect(lines.last == ".modal(isPresented: $isComposing, as: .custom) { ComposeView() }")
    knobs.turn(["style": "mail"])
    #expect(
      knobs.panel.code
        == "import InteractiveModal\n\n.modal(isPresented: $isComposing, as: .mail) { ComposeView() }")
  }

  @Test("a link turns other knobs to the same values; the values of the launch need no link")
  func link() {
    let knobs = ModalKnobs()
    #expect(knobs.panel.link.isEmpty)
    knobs.turn(Self.values.merging(["code": "SwiftUI"]) { $1 })
    let pairs = knobs.panel.link.split(separator: "&").map { $0.split(separator: "=").map(String.init) }
    let other = ModalKnobs()
    other.turn(Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) }))
    #expect(other.panel == knobs.panel)
    #expect(areSame(other.configuration, knobs.configuration))
  }

  @Test(
    "a value that is none changes nothing",
    arguments: [
      ["dimming": "dark"], ["dimming": "nan"], ["edge": "up"], ["shadow": "1"], ["preset": "?"], ["x": "1"],
    ])
  func garbage(values: [String: String]) {
    let knobs = ModalKnobs()
    let before = knobs.panel
    knobs.turn(values)
    #expect(knobs.panel == before)
  }

  @Test("with the first preset, which needs no link, a card has the app's own configuration again")
  func restores() {
    var own = ModalConfiguration.mail
    own.size.topGap = 33
    let (knobs, transition, card) = (ModalKnobs(), ModalTransition(own), UIViewController())
    card.transitioningDelegate = transition
    for _ in 1...2 {
      knobs.prepare(card)
      knobs.turn(["gap": "50"])
      #expect(transition.configuration.size.topGap == 50 && !knobs.panel.link.isEmpty)
    }
    knobs.turn(["preset": "draft"])
    #expect(transition.configuration.hasSameValues(as: own) && knobs.panel.link.isEmpty)
  }

  @Test("the knobs change the draft that is presented and the next one, and leave the drawer as it is")
  func app() throws {
    let knobs = ModalKnobs()
    let session = LiveSession(AppDelegate.self, StageOptions(), knobs: knobs, at: 0)
    var time: TimeInterval = 0
    func play(_ steps: [ShowStep]) {
      var show = LiveShow(steps + [.wait(2)], at: session.simulator.clock.now)
      while show.next != nil {
        time += 1.0 / 60
        if let input = show.take(on: session.simulator) {
          session.receive(LiveBatch(page: 1, items: [LiveBatch.Item(input: input, age: 0)]), at: time)
        }
        session.advance(to: time)
      }
      time += 2
      session.advance(to: time)
    }
    func card() throws -> CGRect {
      let root = try #require(session.simulator.window?.rootViewController)
      let view = try #require(root.presentedViewController?.presentationController?.presentedView)
      return view.shown(view.bounds)
    }
    play([.tap(.view("compose"))])
    let top = try card().minY
    knobs.turn(["gap": "50"])
    time += 2
    session.advance(to: time)
    #expect(try card().minY == top + 40)
    play([.tap(.view("Cancel"))])
    knobs.turn(["detents": "both"])
    play([.tap(.view("compose"))])
    #expect(try card().minY > 300)
    play([.tap(.view("Cancel"))])
    play([.tap(.view("Settings"))])
    #expect(try card().width == 320 && card().height == 852)
    #expect(session.simulator.complaints == [])
  }
}
