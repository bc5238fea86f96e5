import Testing
import UIKit

@testable import InteractiveModal

@Suite("Insets that the kit adds to the app's") @MainActor struct AdditionalSafeAreaTests {
  private let controller = UIViewController()
  private let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test(
    "give way at an edge that the app sets, and at no other",
    arguments: [\UIEdgeInsets.top, \.left, \.bottom, \.right]
      as [WritableKeyPath<UIEdgeInsets, CGFloat> & Sendable])
  func follow(_ edge: WritableKeyPath<UIEdgeInsets, CGFloat> & Sendable) {
    controller.additionalSafeAreaInsets = own
    let insets = AdditionalSafeArea(controller)
    let added = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    insets.set(added, for: .keyboard)
    controller.additionalSafeAreaInsets[keyPath: edge] = 99
    insets.adoptChangesOfApp()
    var expected = own
    expected[keyPath: edge] = 99
    #expect(insets.own == expected)
    #expect(insets[.keyboard][keyPath: edge] == 0)
    insets.set(added, for: .keyboard)
    expected[keyPath: edge] += added[keyPath: edge]
    #expect(controller.additionalSafeAreaInsets[keyPath: edge] == expected[keyPath: edge])
    insets.set(.zero, for: .keyboard)
    expected[keyPath: edge] = 99
    #expect(controller.additionalSafeAreaInsets == expected)
  }

  @Test("of a controller that is gone do nothing")
  func gone() {
    var controller: UIViewController? = UIViewController()
    let insets = controller.map(AdditionalSafeArea.init)
    controller = nil
    insets?.set(own, for: .keyboard)
    #expect(insets?[.keyboard] == own)
  }

  @Test(
    "of three reasons add up at each edge, the last of each reason counts, and each is taken away exactly")
  func addUp() {
    controller.additionalSafeAreaInsets = own
    let insets = AdditionalSafeArea(controller)
    let parts: [(AdditionalSafeArea.Reason, CGFloat)] = [(.sliding, 10), (.keyboard, 100), (.buttons, 1000)]
    for bottom in [0.1, 302.3] as [CGFloat] {
      insets.set(UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0), for: .keyboard)
      #expect(controller.additionalSafeAreaInsets.bottom == 3 + bottom)
    }
    for (reason, scale) in parts {
      insets.set(
        UIEdgeInsets(top: scale, left: 2 * scale, bottom: 3 * scale, right: 4 * scale), for: reason)
    }
    #expect(
      controller.additionalSafeAreaInsets == UIEdgeInsets(top: 1111, left: 2222, bottom: 3333, right: 4444))
    for (reason, scale) in parts {
      #expect(
        insets[reason] == UIEdgeInsets(top: scale, left: 2 * scale, bottom: 3 * scale, right: 4 * scale))
      insets.set(.zero, for: reason)
    }
    #expect(controller.additionalSafeAreaInsets == own && insets.own == own)
  }

  @Test("are negligible below a thousandth of a point at each edge")
  func negligible() {
    #expect(UIEdgeInsets.zero.isNegligible)
    for edge in UIEdgeInsets.edges {
      for (inset, isNegligible) in [(0.0009, true), (-0.0009, true), (0.0011, false), (-0.0011, false)] {
        var insets = UIEdgeInsets.zero
        insets[keyPath: edge] = inset
        #expect(insets.isNegligible == isNegligible)
      }
    }
    let difference = UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6) - own
    #expect(difference == UIEdgeInsets(top: 8, left: 6, bottom: 4, right: 2))
  }
}
