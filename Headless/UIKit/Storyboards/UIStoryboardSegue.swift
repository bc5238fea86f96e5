import Foundation

/// A segue from one controller to another (F360). Storyboards are not modelled;
/// a segue can be made and performed as a storyboard's is.
@MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Performed by subclasses; traps without an override.
  open func perform() {
    preconditionFailure("A segue must override perform()")
  }
}

extension UIStoryboardSegue {
  /// Lets the source prepare the segue, then performs it, as UIKit does
  /// with a storyboard's segue (F360).
  public func trigger(from sender: Any? = nil) {
    source.prepare(for: self, sender: sender)
    perform()
  }
}
