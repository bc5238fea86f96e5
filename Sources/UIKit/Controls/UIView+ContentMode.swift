import Foundation

extension UIView {
  /// Where a picture that is smaller or larger than its view is put, as far as it is modelled.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit
    case center = 4
  }
}
