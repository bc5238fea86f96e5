import UIKit

extension UIViewController {
  /// The part of this controller's view that a card over it covers, as `keyboardLayoutGuide` is that of the
  /// keyboard: the map's buttons ride on the card.
  ///
  /// Its upper edge is that of the highest card at the lower edge, over all of it, that the kit presents on this
  /// controller or shows beside it in a ``ModalContainerController``: at rest, under a finger, and in flight. Without
  /// such a card, and where that is lower, the upper edge is the lower edge of the safe area. The other edges are
  /// those of the view. A card that fades, or that grows out of its source, counts where it slides to.
  ///
  /// The first call loads the view and adds the guide to it.
  ///
  /// In the flights in which the card comes and leaves, the guide begins and ends at the safe area, so there it may
  /// be as far from the card's edge as the strip below the safe area is high.
  ///
  /// Under a finger each frame lays the view out, so keep what is constrained to the guide small. Behind a card
  /// for which the screen scales back, the guide is exact at rest and under a finger, and near in flight.
  public var modalLayoutGuide: UILayoutGuide { CardGuideView.of(self).guide }
}
