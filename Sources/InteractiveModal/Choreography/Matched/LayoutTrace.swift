import UIKit

/// Where a view stood, to tell later whether it, or what it lies in, was laid out elsewhere since.
///
/// Transforms are left out of it: they are what transitions move views by.
@MainActor struct LayoutTrace {
  private struct Step: Equatable {
    let view: ObjectIdentifier
    let center: CGPoint
    let bounds: CGRect
  }

  private let view: UIView
  private let steps: [Step]

  init(of view: UIView) {
    self.view = view
    steps = Self.steps(from: view)
  }

  var isOutdated: Bool { Self.steps(from: view) != steps }

  private static func steps(from view: UIView) -> [Step] {
    sequence(first: view, next: \.superview).map {
      Step(view: ObjectIdentifier($0), center: $0.center, bounds: $0.bounds)
    }
  }
}
