import UIKit

/// A controller that keeps the traits it had before each change.
final class TraitController: UIViewController {
  private(set) var previous: [UITraitCollection?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    previous.append(previousTraitCollection)
  }
}
