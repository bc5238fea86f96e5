import Foundation

extension InteractionState {
  /// How far the modal slides from here on.
  ///
  /// Where motion is reduced, it fades in and out where it stands. Only a finger slides it; one that meets it half
  /// faded goes on fading it. The limit changes only where this is not seen: as long as the modal is opaque, and when
  /// it is out of the screen. So neither place nor opacity jumps, whenever Reduce Motion is switched.
  var nextSlideLimit: CGFloat {
    switch state {
    case .settling(_, to: .dismissed) where motion.isReduced: min(slideLimit, max(fraction, 0))
    case .settling(_, let stop) where motion.isReduced && fraction >= 1: stops.place(of: stop).fraction
    case .settling, .caught, .dragged, .asking: fraction <= slideLimit ? .infinity : slideLimit
    case .resting: .infinity
    }
  }
}
