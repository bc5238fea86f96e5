import UIKit

@testable import InteractiveModal

extension ModalConfiguration {
  /// As often Mail's as something else.
  static func random(using generator: inout SeededGenerator) -> ModalConfiguration {
    var configuration = ModalConfiguration.mail
    configuration.keyboardDuringDrag = Bool.random(using: &generator) ? .lowers : .stays
    configuration.haptics = Bool.random(using: &generator) ? .selection : .off
    guard Bool.random(using: &generator) else { return configuration }
    let third = ModalDetent("third") { $0.maximumHeight / 3 }
    configuration.edge = ModalEdge.allCases.randomElement(using: &generator) ?? .bottom
    configuration.detents = [.large, .medium, .fitContent, third].filter { _ in
      Bool.random(using: &generator)
    }
    configuration.largestUndimmedDetent = Bool.random(using: &generator) ? .medium : nil
    configuration.showsGrabber = .random(using: &generator)
    configuration.expandsByScrolling = .random(using: &generator)
    return configuration
  }
}

extension ModalPermission {
  init(_ answer: FuzzStep.Answer) {
    switch answer {
    case .granted: self = .granted
    case .refused: self = .refused
    case .asked: self = .ask { false }
    }
  }
}

extension FuzzRun {
  /// The app does what it has a mind to, once, in the middle of what it is told.
  func react() {
    guard let reaction else { return }
    self.reaction = nil
    switch reaction {
    case .dismiss: dismiss(top, true)
    case .vanish: dismiss(top, false)
    case .enlarge: top?.selectModalDetent(.large, animated: true)
    case .enlargeAtOnce: top?.selectModalDetent(.large, animated: false)
    case .shrink: top?.selectModalDetent(.medium, animated: true)
    case .shrinkAtOnce: top?.selectModalDetent(.medium, animated: false)
    }
  }
}

extension UserDismissal {
  /// Answers an open question for the app, whose task does not run between steps.
  func answer(_ isGranted: Bool) {
    guard isAsking else { return }
    drop()
    answer(isGranted, for: .drag)
  }
}

extension DraftController {
  /// Callbacks in an order that UIKit would not give: said in a sentence, or `nil`.
  var disorderOfCalls: String? {
    let followers = [
      "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
      "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
    ]
    for (one, next) in zip(calls, calls.dropFirst()) where !(followers[one] ?? []).contains(next) {
      return "\(next) follows \(one)"
    }
    return nil
  }
}
