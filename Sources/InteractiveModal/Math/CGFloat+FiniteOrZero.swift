import Foundation

extension CGFloat {
  /// This number; 0 for NaN and for a magnitude beyond 10¹⁰⁰.
  ///
  /// A velocity measured over no time is infinite. One such reading must not throw a card off the
  /// screen for ever. Products of a few numbers up to 10¹⁰⁰ stay finite.
  package var finiteOrZero: CGFloat {
    magnitude <= 1e100 ? self : 0
  }
}
