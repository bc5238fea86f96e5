import TestWorld
import Testing

@testable import UIKit

/// What a transaction waits for (F488); that it does is a check of the device.
@MainActor @Suite("Transactions of Core Animation", .ownWorld) struct TransactionTests {
  private let moving = MovingView()
  private var clock: Clock { moving.clock }

  @Test(
    "an outer transaction waits for what an inner one adds, and for blocks of UIKit",
    arguments: [true, false])
  func nested(isBlock: Bool) {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    CATransaction.setCompletionBlock(nil)
    #expect(calls == ["inner"], "the block that is replaced has nothing to wait for")
    if isBlock {
      moving.animate()
    } else {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      (animation.values, animation.duration, animation.isRemovedOnCompletion) = ([1, 0], 1, false)
      moving.view.layer.add(animation, forKey: "fade")
    }
    CATransaction.commit()
    CATransaction.commit()
    clock.advance(by: 0.9)
    #expect(calls == ["inner"])
    clock.advance(by: 0.2)
    #expect(calls == ["inner", "outer"])
  }

  @Test("the end of the turn commits what is outside of begin and commit")
  func implicit() {
    var calls = 0
    clock.nextTurn {
      CATransaction.setAnimationDuration(3)
      CATransaction.setCompletionBlock { calls += 1 }
      #expect(calls == 0 && TransactionStack.current.animationDuration == 3)
    }
    clock.runTurns()
    #expect(calls == 1 && TransactionStack.current.animationDuration == 0.25)
  }

  @Test("an animation that is removed counts as over")
  func removed() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    moving.animate()
    CATransaction.commit()
    moving.view.layer.removeAllAnimations()
    clock.advance(by: 0.1)
    #expect(calls == 1)
  }
}
