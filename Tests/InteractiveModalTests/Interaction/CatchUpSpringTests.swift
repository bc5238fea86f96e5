import Foundation
import Testing

@testable import InteractiveModal

@Suite("The spring that brings a modal to the finger") struct CatchUpSpringTests {
  private let motion = MotionParameters(ModalConfiguration.mail.motion)

  @Test("the spring covers the whole distance, in the end exactly", arguments: [300.0, -80, 0.1, 0])
  func complete(distance: CGFloat) {
    var catchUp = CatchUpSpring(distance, by: motion, at: 5)
    var made: CGFloat = 0
    for frame in 0...120 { made += catchUp.advance(to: 5 + Double(frame) / 60) }
    #expect(abs(made - distance) < 1e-9)
    #expect(catchUp.remaining == 0)
  }

  @Test("it starts from rest, never overshoots, and is nearly there in a third of a second")
  func shape() {
    var catchUp = CatchUpSpring(100, by: motion, at: 0)
    #expect(catchUp.advance(to: 0) == 0)
    let first = catchUp.advance(to: 1.0 / 120)
    #expect(first > 0 && first < 2)
    var before = catchUp.remaining
    for frame in 2...60 {
      _ = catchUp.advance(to: Double(frame) / 120)
      #expect(catchUp.remaining <= before && catchUp.remaining >= 0)
      before = catchUp.remaining
      if frame == 40 { #expect(before < 2) }
    }
  }

  @Test("a distance that is NaN, or a time before the start, moves nothing")
  func nonsense() {
    var none = CatchUpSpring(.nan, by: motion, at: 0)
    #expect(none.advance(to: 1) == 0)
    var early = CatchUpSpring(50, by: motion, at: 10)
    #expect(early.advance(to: 3) == 0)
    #expect(early.remaining == 50)
  }
}
