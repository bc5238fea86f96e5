import HeadlessHosts
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("What the content of a bound modal says and hears", .ownWorld) @MainActor struct HostedModalTests {
  private let screen = GuideDesk()
  private let views = (NSObject(), NSObject())

  private func source(_ detents: [ModalDetent] = [.large]) -> BoundSource {
    let source = BoundSource(in: screen.root)
    source.configuration.detents = detents
    return source
  }

  private func present(_ source: BoundSource) {
    source.ask(for: "draft")
    screen.settle()
  }

  // MARK: Lists

  @Test("a scroll view deep in a hosted tree scrolls to its top first, and then the card follows")
  func deepList() {
    let source = source()
    present(source)
    let list = UIScrollView()
    // SwiftUI wraps its scroll views in several plain views.
    let wrappers = (0..<4).map { _ in UIView() } + [list, UIView()]
    var parent = source.modal?.view ?? UIView()
    for view in wrappers {
      view.frame = parent.bounds
      parent.addSubview(view)
      parent = view
    }
    list.contentSize = CGSize(width: list.bounds.width, height: 3000)
    wrappers.last?.frame.size.height = 3000
    list.contentOffset.y = 100
    screen.finger.down(at: CGPoint(x: 200, y: 250))
    screen.drag(by: CGVector(dx: 0, dy: 80))
    #expect(list.contentOffset.y < 100 && source.modal?.modalSession?.interaction.progress == 1)
    screen.drag(by: CGVector(dx: 0, dy: 460))
    #expect(list.contentOffset.y == 0)
    screen.release()
    #expect(screen.stack == [] && source.journal == ["reset", "onDismiss"])
  }

  // MARK: Permission

  enum Answer: CaseIterable {
    case none, granted, ask, refused

    var option: ContentOption? {
      let permission: ModalPermission? =
        switch self {
        case .none: nil
        case .granted: .granted
        case .ask: .ask { await Gate().answer() }
        case .refused: .refused
        }
      return permission.map { .permission($0, onAttempt: {}) }
    }
  }

  @Test("the view that represents the source takes no touches")
  func sourceTakesNone() {
    let (parent, source) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), ModalSourceView())
    source.frame = parent.bounds
    parent.addSubview(source)
    #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === parent)
  }

  @Test(
    "a refusal of any view counts, then a question; interactiveDismissDisabled is a refusal",
    arguments: Answer.allCases, Answer.allCases)
  func permission(one: Answer, other: Answer) {
    for isLocked in [false, true] {
      let source = source()
      present(source)
      source.modal?.isModalInPresentation = isLocked
      source.hosted?.set(one.option, by: views.0)
      source.hosted?.set(other.option, by: views.1)
      screen.grab(600).release()
      let isRefused = isLocked || one == .refused || other == .refused
      let isAsked = !isRefused && (one == .ask || other == .ask)
      let isAsking = source.modal?.modalSession?.interaction.phase.isAsking ?? false
      #expect(isAsking == isAsked)
      #expect(screen.stack == (isRefused || isAsked ? ["draft"] : []))
      source.remove()
      screen.settle()
    }
  }

  @Test("a view that changes the permission costs no frame, and one that changes the configuration does")
  func costs() {
    let source = source()
    present(source)
    let options = [Answer.refused.option, .dismissal { _ in }, .configuration { _ in }]
    let frames = options.map { option in
      let frames = screen.clock.frames
      source.hosted?.set(option, by: views.0)
      source.hosted?.set(nil, by: views.0)
      screen.settle()
      return screen.clock.frames - frames
    }
    #expect(frames[0] == 0 && frames[1] == 0 && frames[2] > 0)
  }

  @Test("a view that is gone refuses nothing any more")
  func takenBack() {
    let source = source()
    present(source)
    source.hosted?.set(Answer.refused.option, by: views.0)
    screen.grab(600).release()
    #expect(screen.stack == ["draft"])
    source.hosted?.set(nil, by: views.0)
    screen.grab(600).release()
    #expect(screen.stack == [] && source.journal == ["reset", "onDismiss"])
  }

  // MARK: The detent

  /// The app's detent, and how often it was written.
  @MainActor private final class Detent {
    var value: DetentIdentifier
    var writes = 0
    init(_ value: DetentIdentifier) { self.value = value }

    func connect(to hosted: HostedModal?) {
      hosted?.set(
        .detents(
          [.medium, .large],
          selection: DetentBinding(
            current: { self.value },
            write: {
              self.value = $0
              self.writes += 1
            })), by: self)
    }
  }

  @Test("the modal opens at the detent that its content names, and writes nothing", arguments: [true, false])
  func initialDetent(animated: Bool) {
    let source = source([.medium, .large])
    let detent = Detent(.large)
    source.onMake = detent.connect
    source.ask(for: "draft", animated: animated)
    var detents: Set<DetentIdentifier> = []
    for _ in 0..<60 {
      screen.run(for: 1 / 60)
      source.modal?.selectedModalDetent.map { _ = detents.insert($0) }
    }
    #expect(detents == [.large] && source.hosted?.detent == .large && detent.writes == 0)
  }

  @Test("content that comes late takes the modal along")
  func lateDetent() {
    let source = source([.medium, .large])
    let detent = Detent(.large)
    source.ask(for: "draft")
    screen.run(for: 0.1)
    detent.connect(to: source.hosted)
    screen.settle()
    #expect(source.modal?.selectedModalDetent == .large && detent.value == .large && detent.writes == 0)
  }

  @Test("a drag to another detent writes it at the release; one that returns writes nothing")
  func draggedDetent() {
    let source = source([.medium, .large])
    let detent = Detent(.large)
    source.onMake = detent.connect
    present(source)
    screen.grab(60).release()
    #expect(detent.writes == 0 && source.modal?.selectedModalDetent == .large)
    screen.grab(360)
    screen.run(for: 0.3)
    #expect(detent.writes == 0)
    screen.finger.up()
    #expect(detent.value == .medium && detent.writes == 1)
    screen.settle()
    #expect(source.modal?.selectedModalDetent == .medium && detent.writes == 1)
  }

  @Test("a new value takes the modal there; the dismissal writes nothing")
  func writtenDetent() {
    let source = source([.medium, .large])
    let detent = Detent(.medium)
    source.onMake = detent.connect
    present(source)
    detent.value = .large
    detent.connect(to: source.hosted)
    screen.settle()
    #expect(source.modal?.selectedModalDetent == .large)
    source.ask(for: nil)
    screen.settle()
    #expect(detent.value == .large && detent.writes == 0 && screen.complaint == nil)
  }

  @Test("a detent that the modal does not have gives way; a view that is gone is not written")
  func unknownDetent() {
    let source = source([.medium, .large])
    let detent = Detent(.fitContent)
    source.onMake = detent.connect
    present(source)
    #expect(detent.value == .medium && detent.writes == 1)
    source.hosted?.set(nil, by: views.0)
    source.modal?.selectModalDetent(.large)
    screen.settle()
    #expect(detent.value == .large && detent.writes == 2)
    source.hosted?.set(nil, by: detent)
    source.modal?.selectModalDetent(.medium)
    screen.settle()
    #expect(detent.value == .large && source.hosted?.detent == .medium)
  }

  @Test("work for an uncovered modal waits until the alert on it has gone")
  func uncovered() {
    let source = source()
    present(source)
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    source.modal?.present(alert, animated: true)
    screen.settle()
    var runs = 0
    source.hosted?.whenUncovered { runs += 1 }
    screen.run(for: 0.2)
    #expect(runs == 0)
    alert.dismiss(animated: true)
    screen.settle()
    #expect(runs == 1)
  }

  // MARK: Progress

  @Test("content that never reads the progress is updated at detents alone, and costs no frames")
  func unread() {
    let source = source()
    var changes = 0
    source.onMake = { $0.onChange = { changes += 1 } }
    let frames = screen.clock.frames
    present(source)
    #expect(screen.clock.frames - frames < 12)
    screen.grab(200).release()
    #expect(changes == 1 && source.hosted?.detent == .large)
  }

  @Test("content that reads it is updated with each frame of a flight and of a drag")
  func read() {
    let source = source()
    var seen: [CGFloat] = []
    source.onMake = { hosted in
      #expect(hosted.progress == 0)
      hosted.onChange = { [unowned hosted] in seen.append(hosted.progress) }
    }
    present(source)
    #expect(seen.count > 20 && seen.last == 1)
    screen.grab(200)
    #expect((seen.last ?? 1) < 0.9)
    screen.release()
    #expect(seen.last == 1)
    source.ask(for: nil)
    screen.settle()
    #expect(seen.last == 0)
  }

  @Test("content that reads it in mid-flight is updated from then on")
  func readLate() {
    let source = source()
    var changes = 0
    source.ask(for: "draft")
    // By now no status bar needs a frame either.
    screen.run(for: 0.3)
    _ = source.hosted?.progress
    source.hosted?.onChange = { changes += 1 }
    screen.settle()
    #expect(changes > 10)
  }
}

extension InteractionPhase {
  fileprivate var isAsking: Bool { if case .asking = self { true } else { false } }
}
