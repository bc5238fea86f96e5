import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Pans from the screen's edge", .ownWorld) struct ScreenEdgePanTests {
  /// An edge, where a finger touches down at it, and the inward direction.
  typealias Edge = (edge: UIRectEdge, start: CGPoint, inward: CGVector)

  nonisolated private static let edges: [Edge] = [
    (.left, CGPoint(x: 4, y: 400), CGVector(dx: 1, dy: 0)),
    (.right, CGPoint(x: 389, y: 400), CGVector(dx: -1, dy: 0)),
    (.top, CGPoint(x: 200, y: 4), CGVector(dx: 0, dy: 1)),
    (.bottom, CGPoint(x: 200, y: 848), CGVector(dx: 0, dy: -1)),
  ]

  private func stage(_ edges: UIRectEdge) -> (stage: Stage, pan: UIScreenEdgePanGestureRecognizer) {
    let stage = Stage()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edges
    stage.view.addGestureRecognizer(pan)
    return (stage, pan)
  }

  private func drag(_ stage: Stage, from start: CGPoint, by way: CGVector) -> Finger {
    let finger = stage.finger(at: start)
    stage.drag(finger, by: CGVector(dx: way.dx * 60, dy: way.dy * 60))
    return finger
  }

  @Test("a finger from an edge is recognised if the edge is among the recogniser's", arguments: edges, edges)
  func inward(edge: Edge, set: Edge) {
    let (stage, pan) = stage(set.edge)
    let finger = drag(stage, from: edge.start, by: edge.inward)
    #expect((pan.state == .changed) == (edge.edge == set.edge))
    finger.up()
    #expect(pan.state == .possible)
  }

  @Test("a finger along the edge or outward is not recognised", arguments: edges)
  func along(edge: UIRectEdge, start: CGPoint, inward: CGVector) {
    let (dx, dy) = (inward.dx, inward.dy)
    let (stage, pan) = stage(edge)
    for way in [CGVector(dx: dy + dx / 2, dy: dx + dy / 2), CGVector(dx: -dx, dy: -dy)] {
      let finger = drag(stage, from: start, by: way)
      #expect(pan.state == .failed)
      finger.up()
    }
  }

  @Test("without edges no finger is recognised")
  func none() {
    let (stage, pan) = stage([])
    _ = drag(stage, from: CGPoint(x: 1, y: 400), by: CGVector(dx: 1, dy: 0))
    #expect(pan.state == .failed)
  }
}
