import Testing

@testable import InteractiveModal

@Suite("What a binding asks for, and what is presented") struct BindingLifecycleTests {
  typealias Lifecycle = BindingLifecycle<String>
  typealias State = Lifecycle.State
  typealias Event = Lifecycle.Event
  typealias Effect = Lifecycle.Effect

  /// The rows of the table; the binding has asked for "a".
  static let states: [State] = [
    .closed, .refused("a"), .requested("a"), .presented("a"), .leaving, .resetting("a"), .removed,
  ]

  /// A column of the table: what follows an event in a row, and what is to do.
  /// In a row that is missing, nothing changes and nothing is to do.
  struct Column: Sendable {
    let event: Event
    let cells: [Cell]

    init(_ event: Event, _ cells: Cell...) { (self.event, self.cells) = (event, cells) }
  }

  struct Cell: Sendable {
    let state: State
    let next: State
    let effects: [Effect]

    static func from(_ state: State, to next: State, _ effects: Effect...) -> Cell {
      Cell(state: state, next: next, effects: effects)
    }
  }

  static let table: [Column] = [
    Column(
      .bindingSays("a", isAnimated: true),
      .from(.closed, to: .requested("a"), .request("a", isAnimated: true)),
      .from(.refused("a"), to: .requested("a"), .request("a", isAnimated: true)),
      .from(.requested("a"), to: .requested("a"), .update),
      .from(.presented("a"), to: .presented("a"), .update)),
    Column(
      .bindingSays("b", isAnimated: false),
      .from(.closed, to: .requested("b"), .request("b", isAnimated: false)),
      .from(.refused("a"), to: .requested("b"), .request("b", isAnimated: false)),
      .from(.requested("a"), to: .requested("b"), .withdraw, .request("b", isAnimated: false)),
      .from(.presented("a"), to: .leaving, .dismiss(isAnimated: false)),
      .from(.resetting("a"), to: .requested("b"), .request("b", isAnimated: false))),
    Column(
      .bindingSays(nil, isAnimated: true),
      .from(.refused("a"), to: .closed), .from(.requested("a"), to: .closed, .withdraw),
      .from(.presented("a"), to: .leaving, .dismiss(isAnimated: true)), .from(.resetting("a"), to: .closed)),
    Column(
      .sourceAppeared, .from(.refused("a"), to: .requested("a"), .request("a", isAnimated: true))),
    Column(
      .sourceRemoved,
      .from(.closed, to: .removed), .from(.refused("a"), to: .removed),
      .from(.requested("a"), to: .removed, .withdraw, .reset("a")),
      .from(.presented("a"), to: .removed, .dismiss(isAnimated: true), .reset("a")),
      .from(.leaving, to: .removed), .from(.resetting("a"), to: .removed)),
    Column(.presented, .from(.requested("a"), to: .presented("a"))),
    Column(
      .refused, .from(.requested("a"), to: .refused("a")), .from(.presented("a"), to: .refused("a")),
      .from(.leaving, to: .closed)),
    Column(
      .ended(bindingSays: "a", by: .code),
      .from(.presented("a"), to: .resetting("a"), .reset("a"), .callOnDismiss(.code)),
      .from(.leaving, to: .requested("a"), .callOnDismiss(.code), .request("a", isAnimated: true)),
      .from(.removed, to: .removed, .callOnDismiss(.code))),
    Column(
      .ended(bindingSays: "b", by: .code),
      .from(.presented("a"), to: .requested("b"), .callOnDismiss(.code), .request("b", isAnimated: true)),
      .from(.leaving, to: .requested("b"), .callOnDismiss(.code), .request("b", isAnimated: true)),
      .from(.removed, to: .removed, .callOnDismiss(.code))),
    Column(
      .ended(bindingSays: nil, by: .drag),
      .from(.presented("a"), to: .closed, .callOnDismiss(.drag)),
      .from(.leaving, to: .closed, .callOnDismiss(.drag)),
      .from(.removed, to: .removed, .callOnDismiss(.drag))),
  ]

  /// Makes a lifecycle in a state by events alone.
  private func lifecycle(in state: State) -> Lifecycle {
    let asked: [Event] = [.bindingSays("a", isAnimated: true)]
    let events: [Event] =
      switch state {
      case .closed: []
      case .refused: asked + [.refused]
      case .requested: asked
      case .presented: asked + [.presented]
      case .leaving: asked + [.presented, .bindingSays(nil, isAnimated: true)]
      case .resetting: asked + [.presented, .ended(bindingSays: "a", by: .code)]
      case .removed: [.sourceRemoved]
      }
    var lifecycle = Lifecycle()
    for event in events { _ = lifecycle.handle(event) }
    return lifecycle
  }

  @Test("every state handles every event as the table says", arguments: table)
  func handles(_ column: Column) {
    for state in Self.states {
      var lifecycle = lifecycle(in: state)
      #expect(lifecycle.state == state)
      let cell = column.cells.first { $0.state == state }
      #expect(lifecycle.handle(column.event) == cell?.effects ?? [], "\(state)")
      #expect(lifecycle.state == cell?.next ?? state, "\(state)")
    }
  }

  @Test(
    "in any order of events, onDismiss follows each presentation once, and a withdrawn modal resets nothing",
    arguments: 0..<50 as Range<UInt64>)
  func callsOnce(seed: UInt64) throws {
    var (lifecycle, numbers) = (Lifecycle(), SeededGenerator(seed: seed))
    var (isUp, isAsked, isWithdrawn, presented, dismissed) = (false, false, false, 0, 0)
    for _ in 0..<400 {
      let event = try #require(Self.table.randomElement(using: &numbers)).event
      switch event {
      // The request answers once, and a modal that is up ends once.
      case .presented, .refused: guard isAsked, !isUp else { continue }
      case .ended: guard isUp else { continue }
      case .sourceRemoved: continue
      case .bindingSays, .sourceAppeared: break
      }
      let effects = lifecycle.handle(event)
      switch event {
      case .presented: (isUp, isAsked, isWithdrawn, presented) = (true, false, false, presented + 1)
      case .refused: isAsked = false
      case .ended:
        isUp = false
        #expect(effects.contains { if case .callOnDismiss = $0 { true } else { false } })
        if isWithdrawn { #expect(!effects.contains(.reset("a")) && !effects.contains(.reset("b"))) }
      case .bindingSays, .sourceAppeared, .sourceRemoved: break
      }
      for effect in effects {
        switch effect {
        case .request: isAsked = true
        case .withdraw: isAsked = false
        case .dismiss: isWithdrawn = true
        case .callOnDismiss: dismissed += 1
        case .update, .reset: break
        }
      }
      #expect(dismissed == presented - (isUp ? 1 : 0))
      #expect(!(isUp && isAsked), "a modal is asked for while another one is up")
    }
  }
}
