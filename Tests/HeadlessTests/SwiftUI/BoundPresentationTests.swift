import HeadlessHosts
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("A modal that follows a binding", .ownWorld) @MainActor struct BoundPresentationTests {
  private let screen = GuideDesk()

  private func present() -> BoundSource {
    let source = BoundSource(in: screen.root, asking: "draft")
    screen.settle()
    return source
  }

  /// Nothing is presented, the binding says so, and UIKit does not complain.
  private func expectClosed(
    _ source: BoundSource, _ journal: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(screen.stack == [] && source.value == nil, sourceLocation: sourceLocation)
    #expect(source.journal == journal, sourceLocation: sourceLocation)
    #expect(screen.complaint == nil && source.state == .closed, sourceLocation: sourceLocation)
  }

  // MARK: The user

  @Test("true presents; updates of the source view change only the content, and a drag that returns nothing")
  func presents() {
    let source = present()
    let modal = source.modal
    source.update()
    screen.settle()
    #expect(screen.stack == ["draft"] && source.modal === modal && source.journal == [])
    #expect(modal?.view.accessibilityLabel == "updated")
    screen.grab(100).release()
    #expect(screen.stack == ["draft"] && source.journal == [] && source.value == "draft")
  }

  @Test("a drag that leaves writes nothing before the modal is gone, then once, then calls onDismiss")
  func leaves() {
    let source = present()
    screen.grab(600).finger.up()
    while screen.root.presentedViewController != nil {
      #expect(source.journal == [])
      // SwiftUI updates views for other reasons too.
      source.update()
      screen.run(for: 1 / 60)
    }
    source.update()
    screen.settle()
    expectClosed(source, ["reset", "onDismiss"])
    #expect(source.modal?.calls.last == "didDisappear")
  }

  @Test("a modal that a finger catches on its way out is not gone")
  func caught() {
    let source = present()
    screen.grab(600).finger.up()
    screen.run(for: 0.05)
    screen.finger.down(at: CGPoint(x: 200, y: 800))
    screen.drag(by: CGVector(dx: 0, dy: -500))
    screen.release()
    #expect(screen.stack == ["draft"] && source.journal == [])
  }

  /// What closes a modal, besides a drag and the binding.
  enum Closer: CaseIterable {
    case uikit, kit, uikitWithoutAnimation, key, escapeGesture, hosted
  }

  @Test("whatever dismisses the modal resets the binding once", arguments: Closer.allCases)
  func closed(by closer: Closer) {
    let source = present()
    switch closer {
    case .uikit: screen.root.dismiss(animated: true)
    case .uikitWithoutAnimation: source.modal?.dismiss(animated: false)
    case .kit: source.modal?.dismissModal()
    case .key: screen.simulator.press(.keyboardEscape)
    case .escapeGesture: source.modal.map { _ = screen.voiceOver.performEscape(from: $0.cancel) }
    case .hosted: source.hosted?.dismiss(animated: true)
    }
    screen.settle()
    expectClosed(source, ["reset", "onDismiss"])
  }

  // MARK: The app

  /// What the modal does as the app writes the binding.
  enum Moment: CaseIterable {
    case justAsked, opening, standing, dragged, draggedOnRelease, flung, asking

    @MainActor func reach(_ source: BoundSource, on screen: GuideDesk) {
      switch self {
      case .justAsked: return source.ask(for: "draft")
      case .draggedOnRelease: source.configuration.dismissal.beginsWithDrag = false
      case .opening, .standing, .dragged, .flung, .asking: break
      }
      source.ask(for: "draft")
      screen.run(for: 0.1)
      if self == .opening { return }
      screen.settle()
      switch self {
      case .justAsked, .opening, .standing: break
      case .dragged, .draggedOnRelease: screen.grab()
      case .flung:
        screen.grab(600).finger.up()
        screen.run(for: 0.05)
      case .asking:
        source.hosted?.set(.permission(.ask { await Gate().answer() }, onAttempt: {}), by: screen)
        screen.grab(600).release()
      }
    }
  }

  @Test(
    "nil dismisses at any moment, writes nothing, and calls onDismiss once",
    arguments: Moment.allCases, [true, false])
  func withdrawn(at moment: Moment, animated: Bool) {
    let source = BoundSource(in: screen.root)
    moment.reach(source, on: screen)
    source.ask(for: nil, animated: animated)
    if !animated {
      screen.run(for: 0.05)
      #expect(screen.stack == [])
    }
    screen.settle()
    expectClosed(source, moment == .justAsked ? [] : ["onDismiss"])
    screen.finger.cancel()
  }

  @Test(
    "another item dismisses, calls onDismiss, and presents at any moment", arguments: Moment.allCases)
  func replaced(at moment: Moment) {
    let source = BoundSource(in: screen.root)
    moment.reach(source, on: screen)
    source.ask(for: "other")
    screen.settle()
    screen.finger.cancel()
    screen.settle()
    #expect(screen.stack == ["other"] && source.value == "other" && screen.complaint == nil)
    #expect(source.journal == (moment == .justAsked ? [] : ["onDismiss"]))
    screen.grab(600).release()
    #expect(source.journal.suffix(2) == ["reset", "onDismiss"] && source.value == nil)
  }

  @Test("asked for again on its way out, the modal comes again when it is gone", arguments: [0.02, 0.2])
  func again(after delay: TimeInterval) {
    let source = present()
    let first = source.modal
    source.ask(for: nil)
    screen.run(for: delay)
    source.ask(for: "draft")
    screen.settle()
    #expect(screen.stack == ["draft"] && source.modal !== first && source.journal == ["onDismiss"])
  }

  @Test("written and taken back before a frame, the binding presents nothing, or once")
  func toggled() {
    let source = BoundSource(in: screen.root)
    source.ask(for: "draft")
    source.ask(for: nil)
    screen.settle()
    expectClosed(source, [])
    source.ask(for: "draft")
    source.ask(for: nil)
    source.ask(for: "draft")
    screen.settle()
    #expect(screen.stack == ["draft"] && source.state == .asked("draft"))
    screen.grab(600).release()
    expectClosed(source, ["reset", "onDismiss"])
  }

  @Test("onDismiss may present again")
  func chained() {
    let source = present()
    source.onDismiss = { [unowned source] in
      source.onDismiss = {}
      source.ask(for: "next")
    }
    screen.grab(600).release()
    #expect(screen.stack == ["next"] && source.journal == ["reset", "onDismiss"])
  }

  @Test("another item that the app asks for as the modal goes is not reset")
  func askedAtTheEnd() {
    let source = present()
    screen.root.dismiss(animated: true) { source.ask(for: "other") }
    screen.settle()
    #expect(screen.stack == ["other"] && source.journal == ["onDismiss"] && source.value == "other")
  }

  @Test("a binding that takes no reset is not presented again until it asks for something else")
  func constant() {
    let source = present()
    source.takesReset = false
    screen.grab(600).release()
    source.update()
    screen.settle()
    #expect(screen.stack == [] && source.journal == ["reset", "onDismiss"])
    source.ask(for: "other")
    screen.settle()
    #expect(screen.stack == ["other"])
  }

  @Test("without animation the modal stands with the next frame, and is gone with the next frame")
  func withoutAnimation() {
    let source = BoundSource(in: screen.root)
    source.ask(for: "draft", animated: false)
    screen.run(for: 0.05)
    #expect(source.modal?.calls.last == "didAppear")
    source.ask(for: nil, animated: false)
    screen.run(for: 0.05)
    #expect(source.modal?.calls.last == "didDisappear")
    screen.settle()
    expectClosed(source, ["onDismiss"])
  }
}
