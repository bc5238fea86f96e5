#if os(Linux)
  import TestWorld
  import Testing
  import UIKit

  @Suite("An element with a value", .ownWorld) @MainActor struct AdjustableTests {
    private final class Dial: UIView {
      var value = 0
      override func accessibilityIncrement() { value += 1 }
      override func accessibilityDecrement() { value -= 1 }
    }

    private func dial(on simulator: Simulator) -> Dial {
      let root = UIViewController()
      simulator.launch(root: root)
      let dial = Dial()
      root.view.addSubview(dial)
      return dial
    }

    @Test("swipes up and down change it (F309)")
    func adjusted() {
      let simulator = Simulator()
      let dial = dial(on: simulator)
      dial.isAccessibilityElement = true
      dial.accessibilityTraits = .adjustable
      for isUp in [true, true, false] { simulator.voiceOver.adjust(dial, up: isUp) }
      #expect(dial.value == 1)
    }

    @Test("an element that is not adjustable, or hidden, ignores swipes")
    func deaf() {
      let simulator = Simulator()
      let dial = dial(on: simulator)
      simulator.voiceOver.adjust(dial, up: true)
      dial.isAccessibilityElement = true
      simulator.voiceOver.adjust(dial, up: true)
      dial.accessibilityTraits = .adjustable
      dial.superview?.accessibilityElementsHidden = true
      simulator.voiceOver.adjust(dial, up: true)
      #expect(dial.value == 0)
    }
  }
#endif
