import UIKit

/// Looks at an app in every frame, and after every event, while anything happens to it.
///
/// The hosts know nothing about the kit; an inspector does.
@MainActor protocol FuzzInspector: AnyObject {
  init()

  // Each returns a fault, a sentence without its full stop, or nil.

  /// Called after each event, and after each frame.
  func fault(on stage: FuzzStage) -> String?
  /// Called when all fingers are lifted and the app is at rest.
  func faultAtRest(on stage: FuzzStage) -> String?
}
