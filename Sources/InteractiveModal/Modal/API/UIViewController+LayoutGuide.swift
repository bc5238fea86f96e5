import UIKit

extension UIViewController {
  /// The part of this controller's view that a card over it covers, as `keyboardLayoutGuide` is that of the
  /// keyboard: the map's buttons ride on the card.
  ///
  /// Its upper edge is that of a card from the bottom edge that the kit presents on this controller or on one that
  /// contains it: at rest, under a finger, and in flight. Without such a card, and where that is lower, the upper
  /// edge is the lower edge of the safe area. The other edges are those of the view.
  ///
  /// The first call loads the view and adds the guide to it. A view that scrolls moves its guide with
  /// its content: there, use the guide of the controller around it.
  ///
  /// In the flights in which the card comes and leaves, the guide begins and ends at the safe area, so there it may
  /// be as far from the card's edge as the strip below the safe area is high.
  ///
  /// Under a finger each frame lays the view out, so keep what is constrained to the guide small. Behind a card
  /// for which the screen scales back, the guide is exact at rest and under a finger, and near in flight.
  public var modalLayoutGuide: UILayoutGuide { CardGuideView.of(self).guide }
}
