import Foundation

/// A way from one controller to another that a storyboard draws (F360). Storyboards are not modelled; a segue can be made and
/// performed as one of theirs is.
@MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// What a custom segue does; one that is not overridden has nothing to do.
  open func perform() {
    preconditionFailure("A segue that does not override perform() has no transition")
  }
}

extension UIStoryboardSegue {
  /// What UIKit does with a segue of a storyboard: the source prepares it, then it is performed.
  public func trigger(from sender: Any? = nil) {
    source.prepare(for: self, sender: sender)
    perform()
  }
}
