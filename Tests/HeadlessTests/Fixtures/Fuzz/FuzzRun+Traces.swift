import UIKit

@testable import InteractiveModal

extension FuzzRun {
  /// What must not outlive the run, held weakly.
  struct Traces {
    fileprivate(set) weak var transition: ModalTransition?
    fileprivate(set) weak var modal: DraftController?
    fileprivate(set) weak var presentation: ModalPresentation?
    fileprivate(set) weak var driver: ModalDriver?
    fileprivate var modals: [Trace] = []

    fileprivate struct Trace {
      weak var modal: UIViewController?
    }

    /// Every other modal that there was in the end.
    mutating func follow(_ others: [UIViewController]) { modals = others.map(Trace.init) }

    /// What is still alive.
    var leak: String? {
      if transition != nil { return "the transition is retained" }
      if modal != nil || modals.contains(where: { $0.modal != nil }) { return "a modal is retained" }
      if presentation != nil { return "the presentation is retained" }
      return driver == nil ? nil : "the driver is retained"
    }
  }

  var traces: Traces {
    Traces(
      transition: screen.transition, modal: screen.draft, presentation: screen.presentation,
      driver: screen.driver)
  }
}
