import InteractiveTransitions
import UIKit

/// Two pages in a navigation controller that a choreography moves.
@MainActor final class Pages {
  let simulator = Simulator(framesPerSecond: 120)
  private let navigation: UINavigationController
  private let above: TilesController
  private let transition: NavigationTransition

  private init(_ choreography: any TransitionChoreography, below: TilesController, above: TilesController) {
    transition = NavigationTransition { _, _, _ in .choreography(choreography) }
    navigation = UINavigationController(rootViewController: below)
    self.above = above
    transition.attach(to: navigation)
    transition.region = .content
    simulator.launch(root: navigation)
    simulator.clock.runUntilIdle()
  }

  /// Pages with as many rows each, which move one after the other.
  static func stagger(rows: Int) -> Pages {
    let choreography = StaggerTransition { side, _ in (side.controller as? TilesController)?.tiles ?? [] }
    return Pages(
      choreography, below: TilesController(rows, height: 12), above: TilesController(rows, height: 12))
  }

  /// Pages with elements that both show.
  static func matched(elements: Int) -> Pages {
    Pages(
      MatchedTransition(), below: TilesController(elements, height: 20),
      above: TilesController(elements, height: 24))
  }

  /// Pushes the upper page, up to the first frame of the transition.
  func push() {
    navigation.pushViewController(above, animated: true)
    simulator.clock.advance(by: 3 / 120)
  }

  /// Lets the push end, and takes the upper page away.
  func pop() {
    simulator.clock.runUntilIdle()
    navigation.popViewController(animated: false)
    simulator.clock.runUntilIdle()
  }
}

/// A page of tiles, one below the other in two columns.
final class TilesController: UIViewController, MatchedElementProvider {
  let tiles: [UIView]
  private let height: CGFloat

  init(_ count: Int, height: CGFloat) {
    tiles = (0..<count).map { _ in UIView() }
    self.height = height
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for tile in tiles {
      tile.backgroundColor = .systemGray
      view.addSubview(tile)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, tile) in tiles.enumerated() {
      // A frame would be wrong while a transition has transformed the tile.
      tile.bounds.size = CGSize(width: 180, height: height)
      tile.center = CGPoint(x: 95 + CGFloat(index % 2) * 190, y: 120 + CGFloat(index / 2) * (height + 2))
    }
  }

  func matchedElements(
    for operation: TransitionOperation, with other: UIViewController
  ) -> [MatchedElement] {
    tiles.enumerated().map { MatchedElement(MatchedElement.ID(rawValue: "\($0)"), $1) }
  }
}
