import Foundation

/// Core Animation's curve of that name: the cubic Bézier from (0, 0) to (1, 1) by (0.42, 0) and (0.58, 1).
enum EaseInEaseOut {
  private static let ease = 0.42
  /// More steps than it takes to the last bit: the curve is never steep, nor flat, in x.
  private static let steps = 8

  /// The share of the way that is done after a share of the time.
  static func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let place = parameter(at: time)
    return place * place * (3 - 2 * place)
  }

  /// Where on the curve x is `time`, by Newton's method.
  private static func parameter(at time: Double) -> Double {
    (0..<steps).reduce(time) { place, _ in place - (x(place) - time) / slope(place) }
  }

  private static func x(_ place: Double) -> Double {
    let rest = 1 - place
    return place * (3 * rest * (rest * ease + place * (1 - ease)) + place * place)
  }

  private static func slope(_ place: Double) -> Double {
    let rest = 1 - place
    return 3 * (rest * rest * ease + 2 * rest * place * (1 - 2 * ease) + place * place * ease)
  }
}
