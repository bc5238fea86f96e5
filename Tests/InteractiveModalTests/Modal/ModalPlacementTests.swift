import Foundation
import Testing

@testable import InteractiveModal

@Suite("Where a card stands from side to side") struct ModalPlacementTests {
  private func context(isRightToLeft: Bool) -> LayoutContext {
    LayoutContext(
      size: CGSize(width: 1000, height: 800), safeTop: 20, safeBottom: 30, safeLeft: 50, safeRight: 70,
      sizeClass: .regular, isRightToLeft: isRightToLeft, presenterFrame: .zero, presenterRadius: 0)
  }

  /// Width of the card, and its left edge in the middle, at the left and at the right.
  @Test(
    "a card keeps the gap from the safe area at its side; without space for that it stands in the middle",
    arguments: [
      (600, 200, 60, 320), (860, 70, 60, 70), (880, 60, 60, 60), (900, 50, 50, 50), (1000, 0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func sides(width: CGFloat, middle: CGFloat, left: CGFloat, right: CGFloat) {
    for isRightToLeft in [false, true] {
      let context = context(isRightToLeft: isRightToLeft)
      let edges = ModalPlacement.allCases.map { $0.minX(ofWidth: width, gap: 10, in: context) }
      #expect(edges == (isRightToLeft ? [middle, right, left] : [middle, left, right]))
    }
  }
}
