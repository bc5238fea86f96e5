import UIKit

@testable import InteractiveModal

/// A presentation whose end is waited for, as `presentUntilDismissed` does it, but heard of at once.
@MainActor final class Wish {
  private(set) var outcomes: [ModalOutcome] = []
  private let request: ModalRequest
  let modal: UIViewController
  var onEnd: ((ModalOutcome) -> Void)?

  init(_ modal: UIViewController, from presenter: UIViewController, onTop: Bool = false) {
    self.modal = modal
    request = ModalRequest(for: modal, from: presenter, onTop: onTop) {
      presenter.present(modal, as: .mail, onTop: onTop)
    }
    request.start { [weak self] outcome in
      self?.outcomes.append(outcome)
      self?.onEnd?(outcome)
    }
  }

  var isOnScreen: Bool { modal.presentingViewController != nil }
  func cancel() { request.cancel() }
}
