import InteractiveModal
import UIKit

/// Checks that what a test has handed over is released.
@MainActor final class LifeCheck {
  struct Tracked {
    weak var object: AnyObject?
    let name: String
  }

  private var tracked: [Tracked] = []

  func track(_ object: AnyObject, as name: String) { tracked.append(Tracked(object: object, name: name)) }

  /// Returns a sentence for each object that lives.
  func problems(_ records: [ModalRecord]) -> [String] {
    records.compactMap(problem) + records.flatMap(\.contents).compactMap(problem)
      + tracked.filter { $0.object != nil }.map { "\($0.name) is still alive" }
  }

  /// Returns the controllers in a controller, such as the pages of a navigation controller.
  static func contents(of controller: UIViewController) -> [Tracked] {
    controller.children.flatMap { child in
      [Tracked(object: child, name: String(describing: type(of: child)))] + contents(of: child)
    }
  }

  /// A controller that the app shows elsewhere is in use.
  private func problem(_ content: Tracked) -> String? {
    guard let controller = content.object as? UIViewController, controller.viewIfLoaded?.window == nil else {
      return nil
    }
    return "\(content.name) is gone and still alive: something retains it"
  }

  private func problem(_ record: ModalRecord) -> String? {
    guard let controller = record.controller else { return nil }
    return controller.presentingViewController == nil
      ? "\(record.name) is gone and still alive: something retains it" : "\(record.name) is still presented"
  }
}
