import Testing
import UIKit

@testable import InteractiveModal

@Suite("The container of a modal, as a value") struct LayoutContextTests {
  private static let context = LayoutContext(
    size: CGSize(width: 400, height: 800), safeTop: 1, safeBottom: 2, safeLeft: 3, safeRight: 4,
    sizeClass: .compactWidth, presenterFrame: .zero, presenterRadius: 0)

  /// The direction in which the modal leaves, and the safe areas before and behind it.
  @Test(
    "a modal leaves over the safe area at its edge, and opens towards the opposite one",
    arguments: [(.down, 2, 1), (.up, 1, 2), (.left, 3, 4), (.right, 4, 3)]
      as [(TravelDirection, CGFloat, CGFloat)])
  func safeAreas(direction: TravelDirection, near: CGFloat, far: CGFloat) {
    var context = Self.context
    context.direction = direction
    #expect(context.safeNear == near && context.safeFar == far)
  }

  @Test(
    "a length is rounded to the pixels of the display, and left alone without one",
    arguments: [
      (10.3, 2, 10.5), (10.2, 2, 10), (-10.3, 2, -10.5), (10.5, 1, 11), (10.3, 0, 10.3), (10.3, -1, 10.3),
      (10.25, 4, 10.25),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func pixels(length: CGFloat, scale: CGFloat, expected: CGFloat) {
    var context = Self.context
    context.displayScale = scale
    #expect(context.onPixels(length) == expected)
  }
}
