import Foundation

extension CGFloat {
  /// This number, or 0 where nothing can be computed with it: not a number, or beyond 10¹⁰⁰ either way.
  ///
  /// A velocity taken over no time at all is infinite, and one such reading must not throw a card off the
  /// screen for ever. Products of numbers up to 10¹⁰⁰ stay finite; infinity itself is just beyond the limit.
  var finiteOrZero: CGFloat {
    magnitude <= 1e100 ? self : 0
  }
}
