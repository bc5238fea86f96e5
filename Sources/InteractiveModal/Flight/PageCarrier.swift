import UIKit

/// The view that a page is carried with, and the position of the page's source.
///
/// The centre of the page is that of the view, at each progress. So the page is where the view is.
@MainActor package struct PageCarrier {
  let view: UIView
  /// The frame of the view as long as nothing is carried.
  let container: CGRect
  /// The offset of the source's centre from that of the open page, in points.
  let home: CGPoint

  package init(view: UIView, container: CGRect, home: CGPoint) {
    (self.view, self.container, self.home) = (view, container, home)
  }

  func show(_ pose: CarriedPage.Pose) {
    view.place(at: CGPoint(x: container.midX + pose.offset.x, y: container.midY + pose.offset.y))
    view.write(transform: CGAffineTransform(scaleX: pose.scale, y: pose.scale))
  }

  /// Returns the key frames of the springs that move the page in a flight. Each spring moves one
  /// value evenly.
  func keyFrames(of springs: CarriedPage.Springs, in flight: Flight) -> [KeyFrames] {
    let layer = view.layer
    return [
      (springs.x, { .position(CGPoint(x: $0, y: 0)) }), (springs.y, { .position(CGPoint(x: 0, y: $0)) }),
      (springs.shrinking, { .scaling(CGAffineTransform(scaleX: 1 - max($0, 0), y: 1 - max($0, 0))) }),
    ].map { spring, value in
      let flight = flight.of(spring)
      return KeyFrames(of: Part(layer: layer, value: value), on: flight, at: flight.moments, bendingAt: [])
    }
  }

  /// A value of the layer that a spring moves by itself.
  private struct Part: MovingPart {
    let layer: CALayer
    let value: (CGFloat) -> MovingValue

    var bends: [CGFloat] { [] }

    func sample(_ progress: CGFloat, _ values: inout SampledValues) {
      values.append(value(progress), of: layer)
    }
  }
}
