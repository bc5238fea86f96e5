import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Pans from the screen's edge", .ownWorld) struct ScreenEdgePanTests {
  /// An edge, where a finger touches down at it, and the inward direction.
  struct Edge: Sendable, CustomTestStringConvertible {
    let edge: UIRectEdge
    let start: CGPoint
    let inward: CGVector
    let testDescription: String

    static let all = [
      Edge(
        edge: .left, start: CGPoint(x: 4, y: 400), inward: CGVector(dx: 1, dy: 0), testDescription: "left"),
      Edge(
        edge: .right, start: CGPoint(x: 389, y: 400), inward: CGVector(dx: -1, dy: 0),
        testDescription: "right"),
      Edge(edge: .top, start: CGPoint(x: 200, y: 4), inward: CGVector(dx: 0, dy: 1), testDescription: "top"),
      Edge(
        edge: .bottom, start: CGPoint(x: 200, y: 848), inward: CGVector(dx: 0, dy: -1),
        testDescription: "bottom"),
    ]
  }

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

  @Test(
    "a finger from an edge is recognised if the edge is among the recogniser's", arguments: Edge.all, Edge.all
  )
  func inward(_ edge: Edge, set: Edge) {
    let (stage, pan) = stage(set.edge)
    let finger = drag(stage, from: edge.start, by: edge.inward)
    #expect((pan.state == .changed) == (edge.edge == set.edge))
    finger.up()
    #expect(pan.state == .possible)
  }

  @Test("a finger that touches down elsewhere is not recognised", arguments: Edge.all)
  func elsewhere(_ edge: Edge) {
    let (stage, pan) = stage(.all)
    _ = drag(stage, from: CGPoint(x: 200, y: 400), by: edge.inward)
    #expect(pan.state == .failed)
  }

  @Test("a finger along the edge or outward is not recognised", arguments: Edge.all)
  func along(_ edge: Edge) {
    let (stage, pan) = stage(edge.edge)
    let along = CGVector(dx: edge.inward.dy + edge.inward.dx * 0.5, dy: edge.inward.dx + edge.inward.dy * 0.5)
    drag(stage, from: edge.start, by: along).up()
    let finger = drag(stage, from: edge.start, by: along)
    #expect(pan.state == .failed)
    finger.up()
    _ = drag(stage, from: edge.start, by: CGVector(dx: -edge.inward.dx, dy: -edge.inward.dy))
    #expect(pan.state == .failed)
  }

  @Test("without edges no finger is recognised")
  func none() {
    let (stage, pan) = stage([])
    _ = drag(stage, from: CGPoint(x: 1, y: 400), by: CGVector(dx: 1, dy: 0))
    #expect(pan.state == .failed)
  }
}
