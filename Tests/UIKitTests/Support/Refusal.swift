import UIKit

/// A presentation that UIKit refuses.
enum Refusal: CaseIterable, Sendable {
  case alreadyPresents, alreadyPresented, hasParent, notInWindow, inTransition, itself, whatPresentsIt

  /// Part of the complaint.
  var words: String {
    switch self {
    case .alreadyPresents: "already presenting"
    case .alreadyPresented: "already being presented"
    case .hasParent: "has a parent"
    case .notInWindow: "not in the window"
    case .inTransition: "in a transition"
    case .itself, .whatPresentsIt: "on itself"
    }
  }

  /// Makes it so, and says who is to present whom.
  @MainActor func prepare(_ modal: Modal) -> (presenter: UIViewController, guest: UIViewController) {
    let (root, guest) = (modal.stage.root, UIViewController())
    switch self {
    case .alreadyPresents:
      modal.stage.show(UIViewController())
      return (root, guest)
    case .alreadyPresented:
      modal.shown()
      let window = modal.stage.simulator.launch(root: UIViewController())
      return (window.rootViewController ?? guest, modal.presented)
    case .hasParent:
      root.addChild(guest)
      return (root, guest)
    case .notInWindow: return (UIViewController(), guest)
    case .inTransition:
      modal.present()
      return (modal.presented, guest)
    case .itself: return (root, root)
    case .whatPresentsIt:
      modal.shown()
      return (modal.presented, root)
    }
  }
}
