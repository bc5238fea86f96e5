import Foundation

@testable import InteractiveModal

/// What can happen to a modal, told apart as far as the answers differ.
enum ModalHappening: CaseIterable {
  case touched, began, beganRefused, beganPending, opened, moved, letGo, thrown, lifted, cancelled, frame,
    lateFrame, presented,
    dismissed
  case answeredYes, answeredNo, placed, removed

  /// A new event has to be told apart here.
  init(_ event: InteractionEvent) {
    switch event {
    case .touched: self = .touched
    case .began(.granted): self = .began
    case .began(.refused): self = .beganRefused
    case .began(.pending): self = .beganPending
    case .opened: self = .opened
    case .answered(let isGranted, _): self = isGranted ? .answeredYes : .answeredNo
    case .moved: self = .moved
    case .released(let velocity, _): self = velocity == 0 ? .letGo : .thrown
    case .lifted: self = .lifted
    case .cancelled: self = .cancelled
    case .frame(let time): self = time < 60 ? .frame : .lateFrame
    case .sent(.detent, _): self = .presented
    case .sent(.dismissed, _): self = .dismissed
    case .placed(.detent): self = .placed
    case .placed(.dismissed): self = .removed
    }
  }

  var event: InteractionEvent {
    switch self {
    case .touched: .touched
    case .began: .began(.granted)
    case .beganRefused: .began(.refused)
    case .beganPending: .began(.pending)
    case .opened: .opened
    case .answeredYes: .answered(true, at: 10.15)
    case .answeredNo: .answered(false, at: 10.15)
    case .moved: .moved(by: 16, velocity: 300)
    case .letGo: .released(velocity: 0, at: 10.15)
    case .thrown: .released(velocity: 3000, at: 10.15)
    case .lifted: .lifted(at: 10.15)
    case .cancelled: .cancelled(at: 10.15)
    case .frame: .frame(at: 10.15)
    case .lateFrame: .frame(at: 99)
    case .presented: .sent(to: .presented, at: 10.15)
    case .dismissed: .sent(to: .dismissed, at: 10.15)
    case .placed: .placed(.presented)
    case .removed: .placed(.dismissed)
    }
  }

  /// What becomes of a modal, in the order of `ModalSituation.allCases`; `nil` where nothing is asked for and the
  /// modal goes on with what it does.
  var outcomes: [ModalSituation?] {
    switch self {
    //    presented, gone, caughtComing, caughtGoing, dragged, refused, pending, asking, coming, going
    case .touched: [nil, nil, nil, nil, nil, nil, nil, .caughtComing, .caughtComing, .caughtGoing]
    case .began: [.dragged, nil, .dragged, .dragged, nil, nil, nil, nil, nil, nil]
    case .beganRefused: [.refused, nil, .refused, .dragged, nil, nil, nil, nil, nil, nil]
    case .beganPending: [.pending, nil, .pending, .dragged, nil, nil, nil, nil, nil, nil]
    case .opened: [nil, .dragged, nil, nil, nil, nil, nil, nil, nil, nil]
    case .moved: [nil, nil, nil, nil, nil, nil, nil, nil, nil, nil]
    case .letGo: [nil, nil, nil, nil, .coming, .coming, .coming, nil, nil, nil]
    case .thrown: [nil, nil, nil, nil, .going, .coming, .asking, nil, nil, nil]
    case .lifted: [nil, nil, .coming, .going, nil, nil, nil, nil, nil, nil]
    case .cancelled: [nil, nil, .coming, .coming, .coming, .coming, .coming, nil, nil, nil]
    case .answeredYes: [.going, nil, .caughtGoing, nil, nil, nil, .dragged, .going, .going, nil]
    case .answeredNo: [nil, nil, nil, nil, nil, nil, .refused, .coming, nil, nil]
    case .frame: [nil, nil, nil, nil, nil, nil, nil, nil, nil, nil]
    case .lateFrame: [nil, nil, nil, nil, nil, nil, nil, nil, .presented, .gone]
    case .presented: [nil, .coming, .coming, nil, .coming, .coming, .coming, .coming, nil, nil]
    case .dismissed: [.going, nil, .going, .going, .going, .going, .going, .going, .going, nil]
    case .placed: Array(repeating: .presented, count: 10)
    case .removed: Array(repeating: .gone, count: 10)
    }
  }

  /// What is asked for where the modal goes on with what it does.
  func effect(on situation: ModalSituation) -> InteractionEffect? {
    self == .lateFrame && situation == .asking ? .wait : nil
  }

  /// Whether the modal, without being asked for anything, is somewhere else afterwards.
  func moves(_ situation: ModalSituation) -> Bool {
    switch self {
    case .moved: situation.isHeld
    case .frame: situation == .coming || situation == .going || situation == .asking
    case .lateFrame: situation == .asking
    default: false
    }
  }
}
