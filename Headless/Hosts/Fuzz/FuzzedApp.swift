import UIKit

/// A scene's delegate of an app that is made for random input: it has variants, verbs of its own, and says
/// itself what is wrong with it.
@MainActor protocol FuzzedApp: UIWindowSceneDelegate {
  /// How many variants there are: a power of 2, one bit for each choice.
  static var variants: Int { get }
  /// The variant of the next launch.
  static var nextVariant: Int { get set }

  /// Completions that UIKit owes it.
  var owed: Int { get }

  /// How often it has done something in the middle of what it was told.
  var reactions: Int { get }

  /// The navigation controller of its first screen, if there is one.
  var navigation: UINavigationController? { get }
  /// The cards that it shows beside its first screen, as children, the one in front last.
  var cards: [FuzzCard] { get }

  /// Does what one of its own verbs says.
  func perform(_ event: FuzzEvent, on stage: FuzzStage)
  /// Returns the page that code pushes next.
  func makePage() -> UIViewController
  /// Answers and calls off all that could keep the app from coming to rest.
  func conclude()

  /// Goes back to the pages of the launch.
  func restore()

  // Each is a fault, a sentence without its full stop, or nil.
  var faultNow: String? { get }
  /// Called in the moment in which UIKit takes the picture for the app switcher.
  var faultInBackground: String? { get }
  var faultAtRest: String? { get }
}

/// A child of the root that is shown as a card.
struct FuzzCard {
  let controller: UIViewController
  /// The view that shows it, if there is one.
  let view: UIView?
}

extension FuzzStage {
  /// The app's own part in this, if it has one.
  var fuzzedApp: (any FuzzedApp)? { simulator.windowScene.delegate as? any FuzzedApp }
}

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

  /// Dismisses at once the cards that UIKit does not present.
  func dismissCards(on stage: FuzzStage)
}
