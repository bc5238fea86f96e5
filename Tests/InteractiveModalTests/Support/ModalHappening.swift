import Foundation

@testable import InteractiveModal

/// What can happen to a modal, told apart as far as the answers differ.
enum ModalHappening: CaseIterable {
  case touched, began, beganRefused, moved, letGo, thrown, lifted, cancelled, frame, lateFrame, presented,
    dismissed
  case placed, removed

  /// A new event has to be told apart here.
  init(_ event: ModalInteraction.Event) {
    switch event {
    case .touched: self = .touched
    case .began(.beyondPresented): self = .began
    case .began(.eitherWay): self = .beganRefused
    case .moved: self = .moved
    case .released(let velocity, _): self = velocity == 0 ? .letGo : .thrown
    case .lifted: self = .lifted
    case .cancelled: self = .cancelled
    case .frame(let time): self = time < 60 ? .frame : .lateFrame
    case .presented: self = .presented
    case .dismissed: self = .dismissed
    case .placed(.presented): self = .placed
    case .placed(.dismissed): self = .removed
    }
  }

  var event: ModalInteraction.Event {
    switch self {
    case .touched: .touched
    case .began: .began(.beyondPresented)
    case .beganRefused: .began(.eitherWay)
    case .moved: .moved(by: 16, velocity: 300)
    case .letGo: .released(velocity: 0, at: 10.15)
    case .thrown: .released(velocity: 3000, at: 10.15)
    case .lifted: .lifted(at: 10.15)
    case .cancelled: .cancelled(at: 10.15)
    case .frame: .frame(at: 10.15)
    case .lateFrame: .frame(at: 99)
    case .presented: .presented(at: 10.15)
    case .dismissed: .dismissed(at: 10.15)
    case .placed: .placed(.presented)
    case .removed: .placed(.dismissed)
    }
  }

  /// What becomes of a modal, in the order of `ModalSituation.allCases`; `nil` where nothing is asked for and the
  /// modal goes on with what it does.
  var outcomes: [ModalSituation?] {
    switch self {
    //             presented, gone, caughtComing, caughtGoing, dragged, refused, coming, going
    case .touched: [nil, nil, nil, nil, nil, nil, .caughtComing, .caughtGoing]
    case .began: [.dragged, nil, .dragged, .dragged, nil, nil, nil, nil]
    case .beganRefused: [.refused, nil, .refused, .dragged, nil, nil, nil, nil]
    case .moved: [nil, nil, nil, nil, nil, nil, nil, nil]
    case .letGo: [nil, nil, nil, nil, .coming, .coming, nil, nil]
    case .thrown: [nil, nil, nil, nil, .going, .coming, nil, nil]
    case .lifted: [nil, nil, .coming, .going, nil, nil, nil, nil]
    case .cancelled: [nil, nil, .coming, .coming, .coming, .coming, nil, nil]
    case .frame: [nil, nil, nil, nil, nil, nil, nil, nil]
    case .lateFrame: [nil, nil, nil, nil, nil, nil, .presented, .gone]
    case .presented: [nil, .coming, nil, nil, nil, nil, nil, nil]
    case .dismissed: [.going, nil, .going, .going, .going, .going, .going, nil]
    case .placed: Array(repeating: .presented, count: 8)
    case .removed: Array(repeating: .gone, count: 8)
    }
  }

  /// Whether the modal, without being asked for anything, is somewhere else afterwards.
  func moves(_ situation: ModalSituation) -> Bool {
    switch self {
    case .moved: situation.isHeld
    case .frame: situation == .coming || situation == .going
    default: false
    }
  }
}
