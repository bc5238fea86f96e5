import UIKit

/// Writes numbers, colours and transforms as attributes.
enum SVGValue {
  /// Thousandths of a point are less than any eye sees.
  static func number(_ value: CGFloat) -> String {
    value.isFinite ? Double(value).shortText(places: 3) : "0"
  }

  /// `nil` for nought, which need not be said.
  static func nonzero(_ value: CGFloat) -> String? {
    let text = number(value)
    return text == "0" ? nil : text
  }

  static func numbers(_ values: CGFloat...) -> String { values.map(number).joined(separator: " ") }

  /// Red, green and blue; the alpha goes into an attribute of its own.
  static func color(_ color: CGColor) -> String {
    let parts = [color.rgba.red, color.rgba.green, color.rgba.blue].map { part in
      String(format: "%02x", Int((min(max(part, 0), 1) * 255).rounded()))
    }
    return "#\(parts.joined())"
  }

  /// `nil` for what is opaque, which need not be said.
  static func opacity(_ value: CGFloat) -> String? { value < 1 ? number(max(value, 0)) : nil }

  /// `nil` for what stays where it is.
  static func transform(_ transform: CGAffineTransform) -> String? {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    guard (a, b, c, d) == (1, 0, 0, 1) else {
      let factors = [a, b, c, d].map(factor).joined(separator: " ")
      return "matrix(\(factors) \(numbers(transform.tx, transform.ty)))"
    }
    let isMoved = number(transform.tx) != "0" || number(transform.ty) != "0"
    return isMoved ? "translate(\(numbers(transform.tx, transform.ty)))" : nil
  }

  /// Factors act on whole screens: they need more decimals than places do.
  private static func factor(_ value: CGFloat) -> String {
    value.isFinite ? Double(value).shortText(places: 6) : "0"
  }
}
