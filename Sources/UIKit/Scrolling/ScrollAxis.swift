import Foundation

/// One of the two ways that content scrolls.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  var coordinate: WritableKeyPath<CGPoint, CGFloat> {
    switch self {
    case .horizontal: \.x
    case .vertical: \.y
    }
  }

  var length: KeyPath<CGSize, CGFloat> {
    switch self {
    case .horizontal: \.width
    case .vertical: \.height
    }
  }
}
