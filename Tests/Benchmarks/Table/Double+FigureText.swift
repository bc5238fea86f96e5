import Foundation

extension Double {
  /// As few digits as tell it: whole numbers in full, small ones by their order.
  var figureText: String {
    if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
    if magnitude < 0.0005 { return String(format: "%.0e", self) }
    return String(format: magnitude < 1000 ? "%.3g" : "%.0f", self)
  }
}
