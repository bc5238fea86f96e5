import Testing
import UIKit

@testable import InteractiveModalTesting

extension StageTests {
  @Suite("Where a test's finger comes down") @MainActor struct TouchPointTests {
    @Test("the top is 20 points below the visible part's edge, and never below its middle")
    func points() throws {
      let stage = try ModalTestStage(root: UIViewController(), size: CGSize(width: 400, height: 800))
      let cases: [(frame: CGRect, top: CGPoint?, middle: CGPoint?)] = [
        (CGRect(x: 40, y: 100, width: 300, height: 500), CGPoint(x: 190, y: 120), CGPoint(x: 190, y: 350)),
        (CGRect(x: -100, y: -60, width: 200, height: 100), CGPoint(x: 50, y: 20), CGPoint(x: 50, y: 20)),
        (CGRect(x: 300, y: 770, width: 300, height: 500), CGPoint(x: 350, y: 785), CGPoint(x: 350, y: 785)),
        (CGRect(x: 0, y: 700, width: 400, height: 300), CGPoint(x: 200, y: 720), CGPoint(x: 200, y: 750)),
        (CGRect(x: 0, y: 800, width: 400, height: 300), nil, nil),
        (CGRect(x: 20, y: 20, width: 0, height: 40), nil, nil),
      ]
      for (frame, top, middle) in cases {
        let view = UIView(frame: frame)
        stage.root.view.addSubview(view)
        #expect(ModalTouchPoint.top.location(on: view, in: stage.window) == top)
        #expect(ModalTouchPoint.middle.location(on: view, in: stage.window) == middle)
      }
    }

    @Test("a view elsewhere has no point, and a point of the window is taken as it is")
    func elsewhere() throws {
      let stage = try ModalTestStage(root: UIViewController(), size: CGSize(width: 400, height: 800))
      let (window, root) = (stage.window, try #require(stage.root.view))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(ModalTouchPoint.top.location(on: view, in: window) == nil)
      #expect(ModalTouchPoint.on(view).location(on: root, in: window) == nil)
      root.addSubview(view)
      #expect(ModalTouchPoint.on(view).location(on: root, in: window) == CGPoint(x: 50, y: 50))
      let parent = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 200))
      root.addSubview(parent)
      parent.addSubview(view)
      #expect(ModalTouchPoint.on(view).location(on: root, in: window) == CGPoint(x: 90, y: 150))
      let point = CGPoint(x: -5, y: 7)
      #expect(ModalTouchPoint.at(point).location(on: view, in: window) == point)
    }
  }
}

@Suite("How fast a recorded finger is") struct RecordedVelocityTests {
  /// Index of the moment, and the velocity there.
  @Test(
    "a recorded finger has the velocity of its last two moves, and none after a rest of a tenth of a second",
    arguments: [
      (0, CGPoint(x: 3 / 0.05, y: -6 / 0.05)), (1, CGPoint(x: 5 / 0.08, y: 12 / 0.08)),
      (2, CGPoint(x: (1 - 3) / 0.075, y: (36 + 6) / 0.075)), (3, CGPoint.zero),
      (4, CGPoint(x: (9 - 1) / 0.16, y: (40 - 36) / 0.16)),
      (5, CGPoint(x: (10 - 1) / 0.04, y: (44 - 38) / 0.04)),
    ])
  func velocity(index: Int, expected: CGPoint) {
    let finger = RecordedFinger(
      name: "finger", recording: "", origin: "",
      movements: """
        50 3 -6; 80 5 12; 125 1 36
        245 1 38; 285 9 40; 285 10 44
        """)
    #expect(finger.moments.count == 6)
    let velocity = finger.velocity(at: index)
    #expect(abs(velocity.x - expected.x) < 1e-6 && abs(velocity.y - expected.y) < 1e-6)
  }

  @Test(
    "a recorded finger that comes down and up in one moment has no velocity, and one late first move none")
  func noTime() {
    for (movements, y) in [("0 0 5", 0), ("100 0 5", 50), ("101 0 5", 0)] as [(String, CGFloat)] {
      let finger = RecordedFinger(name: "", recording: "", origin: "", movements: movements)
      #expect(abs(finger.velocity(at: 0).y - y) < 1e-9)
    }
  }
}
