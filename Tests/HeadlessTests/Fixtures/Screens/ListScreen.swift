import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// A simulated device with a navigation controller whose two pages are lists that a stagger moves.
@MainActor final class ListScreen: NavigationScreen {
  let lists: (below: ListPage, above: ListPage)

  init(
    framesPerSecond: Double = 60, rows: Int = 40, reducesMotion: Bool = false, isRightToLeft: Bool = false
  ) {
    lists = (ListPage(rows: 40), ListPage(rows: rows))
    super.init(
      framesPerSecond: framesPerSecond, reducesMotion: reducesMotion, isRightToLeft: isRightToLeft,
      below: lists.below, above: lists.above)
    style = { _ in .choreography(StaggerTransition()) }
  }

  var abovePlaces: [CGFloat] { lists.above.cells.map(\.shown.transform.affine.tx) }
  var belowPlaces: [CGFloat] { lists.below.cells.map(\.shown.transform.affine.tx) }
}
