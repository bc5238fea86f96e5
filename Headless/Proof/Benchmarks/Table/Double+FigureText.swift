import Foundation

extension Double {
  /// Three digits: whole numbers in full, small ones with two digits and their order.
  var figureText: String {
    if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
    if magnitude < 0.0005 { return String(format: "%.1e", self) }
    return String(format: magnitude < 1000 ? "%.3g" : "%.0f", self)
  }
}
