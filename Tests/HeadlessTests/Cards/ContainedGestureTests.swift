import TestWorld
import Testing

@testable import InteractiveModal
@testable import UIKit

@Suite("A card in a container under a finger", .ownWorld) @MainActor struct ContainedGestureTests {
  /// A gesture on a presented modal and on a card in a container, with the same configuration.
  @MainActor private struct Twins {
    let presented, contained: CardTrace

    init(
      _ configuration: ModalConfiguration, orientation: UIInterfaceOrientation = .portrait,
      _ gesture: (CardTrace) -> Void
    ) {
      let traces = [false, true].map { isContained in
        let trace = CardTrace(configuration, orientation: orientation, isContained: isContained)
        trace.open()
        gesture(trace)
        return trace
      }
      (presented, contained) = (traces[0], traces[1])
    }

    /// What differs between the two, or is wrong: said in a sentence, or `nil`.
    var fault: String? {
      if let index = presented.moments.indices.first(where: { presented.moments[$0] != contained.moments[$0] }
      ) {
        return "moment \(index): \(presented.moments[index]), \(contained.moments[index])"
      }
      let (one, other) = (presented.screen.delegate, contained.screen.delegate)
      if one.updates != other.updates {
        let index = zip(one.updates, other.updates).enumerated().first { $1.0 != $1.1 }?.offset ?? -1
        guard index >= 0 else { return "\(one.updates.count) updates, and \(other.updates.count)" }
        return "update \(index): \(one.updates[index]), \(other.updates[index])"
      }
      if (one.questions, one.attempts) != (other.questions, other.attempts) { return "the questions differ" }
      if presented.screen.draft.calls != contained.screen.draft.calls {
        return "the calls differ: \(presented.screen.draft.calls), \(contained.screen.draft.calls)"
      }
      if presented.screen.isGone != contained.screen.isGone { return "one of them is gone" }
      return contained.screen.isGone ? contained.screen.leftover : contained.screen.complaint
    }
  }

  private nonisolated static let places = ModalConfiguration.mail.with {
    $0.detents = [.height(160, named: "peek"), .medium, .large]
    $0.initialDetent = .medium
    $0.dimming.largestUndimmedDetent = .medium
  }

  @Test(
    "a recorded finger moves it as a presented modal with the same configuration, in every frame",
    arguments: Recording.everyWay, [false, true])
  func recorded(_ recording: Recording, hasDetents: Bool) {
    let path = recording.path
    let twins = Twins(
      hasDetents ? Self.places : .mail, orientation: recording.isLandscape ? .landscapeLeft : .portrait
    ) { trace in
      trace.screen.simulator.ledger.reset()
      trace.screen.play(path, from: trace.screen.grip, movesAtLift: path.movesAtLift) { _ in trace.note() }
      trace.screen.finger.up()
      trace.follow(for: 1.5)
      trace.screen.settle()
    }
    #expect(twins.fault == nil)
    #expect(twins.presented.moments.count > 180)
    // A view that is removed has other traits, and is laid out for them.
    guard !twins.contained.screen.isGone else { return }
    let ledgers = [twins.presented, twins.contained].map(\.screen.simulator.ledger)
    #expect(ledgers[0].redundantWrites == ledgers[1].redundantWrites)
    // With detents the safe area of the root follows as well.
    if !hasDetents { #expect(ledgers[1].layoutWrites == 0) }
  }

  @Test(
    "a recorded finger takes turns with a list on it as on a presented modal", arguments: Recording.all,
    [TestList.table(offset: 0), .table(offset: 180), .grid(offset: 0)])
  func handsOff(_ recording: Recording, kind: TestList) {
    let path = recording.path
    var offsets: [[CGFloat]] = []
    let twins = Twins(Self.places) { trace in
      let list = kind.show(on: trace.screen)
      var own: [CGFloat] = []
      trace.screen.play(path, from: trace.screen.point(of: list, at: 100), movesAtLift: path.movesAtLift) {
        _ in
        trace.note()
        own.append(list.contentOffset.y)
      }
      trace.screen.finger.up()
      trace.follow(for: 1.5)
      trace.screen.settle()
      offsets.append(own + [list.contentOffset.y])
    }
    #expect(twins.fault == nil)
    #expect(offsets[0] == offsets[1])
  }

  @Test(
    "under a modal that leaves it in use a list of it scrolls to its end, and it stays",
    arguments: [false, true])
  func covered(isContained: Bool) {
    let trace = CardTrace(Self.places, isContained: isContained)
    trace.open()
    let (screen, list) = (trace.screen, TestList.table(offset: 0).show(on: trace.screen))
    screen.draft.present(
      UIViewController(),
      as: .mail.with { ($0.detents, $0.dimming.largestUndimmedDetent) = ([.height(60, named: "low")], "low") }
    )
    screen.settle()
    let place = screen.draft.view.seen
    for _ in 0..<2 {
      screen.finger.down(at: screen.point(of: list, at: 100))
      screen.drag(by: CGVector(dx: 0, dy: -90))
      screen.lift()
    }
    #expect(list.contentOffset.y > 100 && screen.draft.view.seen == place)
  }

  @Test(
    "a finger catches it in flight, there and back", arguments: [false, true],
    stride(from: 0.02, to: 0.4, by: 0.06).map { $0 })
  func caught(isOpening: Bool, after seconds: Double) {
    let twins = Twins(.mail) { trace in
      let screen = trace.screen
      if isOpening {
        screen.dismiss().present()
      } else {
        screen.draft.dismissModal()
      }
      trace.follow(for: seconds)
      screen.finger.down(at: CGPoint(x: 200, y: min(screen.cardTop + 30, 840)))
      for _ in 0..<30 {
        screen.drag(by: -4, over: 1.0 / 120)
        trace.note()
      }
      screen.finger.up()
      trace.follow(for: 1)
      screen.settle()
    }
    #expect(twins.fault == nil)
    #expect(twins.contained.screen.isGone == (isOpening ? false : twins.presented.screen.isGone))
  }

  @Test("a card that may not be dismissed resists, stays at its lowest detent, and tells of the attempt")
  func refused() {
    let twins = Twins(Self.places) { trace in
      trace.screen.delegate.allows = false
      trace.screen.grab(600)
      trace.note()
      trace.screen.lift()
      trace.follow(for: 1)
    }
    #expect(twins.fault == nil)
    let screen = twins.contained.screen
    #expect(screen.draft.selectedModalDetent == "peek" && screen.delegate.attempts == 1)
    #expect(screen.draft.calls == ["willAppear", "didAppear"])
  }

  @Test("a drag that returns is heard as with a presented modal; one that leaves ends by the drag")
  func story() {
    let screen = Screen(isContained: true).open()
    screen.grab(60)
    #expect(screen.draft.calls.suffix(1) == ["willDisappear"])
    screen.release()
    #expect(screen.draft.calls.suffix(3) == ["willDisappear", "willAppear", "didAppear"])
    var ends: [ModalOutcome.Cause] = []
    let end = EndAction { ends.append($0) }
    screen.transition.delegate = end
    screen.grab(600)
    screen.lift()
    #expect(ends == [.drag] && screen.leftover == nil)
  }

  @Test(
    "keys, VoiceOver's escape gesture and a tap outside close it, with their causes",
    arguments: [ModalOutcome.Cause.key, .escapeGesture, .tapOutside, .code])
  func causes(_ cause: ModalOutcome.Cause) {
    let screen = Screen(isContained: true).open()
    var ends: [ModalOutcome.Cause] = []
    let end = EndAction { ends.append($0) }
    screen.transition.delegate = end
    switch cause {
    case .key:
      screen.type(in: screen.draft.text)
      screen.simulator.press(.keyboardEscape)
    case .escapeGesture: screen.voiceOver.performEscape(from: screen.draft.cancel)
    case .tapOutside:
      screen.transition.update { $0.detents = [.medium] }
      ModalProbe(screen.settle().draft)?.tapOutside()
    case .code: screen.draft.dismissModal()
    case .drag, .accessibilityAction, .closeButton, .request: Issue.record("it has a test of its own")
    }
    #expect(screen.settle().leftover == nil && ends == [cause])
  }

  @Test("a new configuration takes it to its new place, and a detent that the app selects too")
  func configured() {
    let screen = Screen(configuration: Self.places, isContained: true).open()
    screen.draft.selectModalDetent(.large)
    #expect(screen.settle().disorder == nil)
    screen.transition.update { $0.detents = [.height(100, named: "low")] }
    #expect(abs(screen.settle().cardTop - (852 - 34 - 100)) < 1e-9)
    screen.draft.preferredContentSize.height = 300
    screen.transition.update { $0.detents = [.fitContent] }
    screen.settle()
    screen.draft.preferredContentSize.height = 250
    #expect(abs(screen.settle().cardTop - (852 - 34 - 250)) < 1e-9 && screen.complaint == nil)
  }
}
