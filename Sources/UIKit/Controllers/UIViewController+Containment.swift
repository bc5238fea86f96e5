import Foundation

extension UIViewController {
  /// Adds a child, and tells it so (F211); a child of another parent moves.
  public func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "A controller cannot be its own child")
    if let old = childController.parent, old !== self { childController.removeFromParent() }
    guard !children.contains(where: { $0 === childController }) else { return }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
