import InteractiveModal
import UIKit

/// A delegate of UIKit that passes calls on to the next one.
@MainActor protocol DelegateChain: AnyObject {
  associatedtype Next
  var nextDelegate: Next? { get set }
}

extension DelegateChain {
  /// The links of this class from this one on. Two that pass calls to each other would never end.
  private var links: some Sequence<Self> { sequence(first: self) { $0.nextDelegate as? Self } }

  /// Whether the next delegate passes calls on to this object. If so, reports it.
  func reportsRing() -> Bool {
    guard links.dropFirst().contains(where: { $0 === self }) else { return false }
    TransitionReport.report(
      "The new nextDelegate of \(type(of: self)) passes calls back to it without end, so the former one stays: set a "
        + "delegate of your own")
    return true
  }

  /// Takes a later link out of the chain.
  func remove(_ link: Self) {
    links.first { $0.nextDelegate as? Self === link }?.nextDelegate = link.nextDelegate
  }
}
