import Foundation

extension UIView {
  /// Gives the view a frame, unless it has that frame already, but for rounding: what stands in its place
  /// costs no write.
  func place(at frame: CGRect) {
    let present = self.frame
    let deviation = max(
      abs(present.minX - frame.minX), abs(present.minY - frame.minY),
      abs(present.width - frame.width), abs(present.height - frame.height))
    if deviation > 1e-6 { self.frame = frame }
  }
}
