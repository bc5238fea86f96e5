import Foundation
import Testing

@testable import InteractiveModal

@Suite("The heights at which a modal can stand")
struct ModalDetentTests {
  @Test(
    "in 700 points each detent has its height, or the nearest possible one; NaN and `nil` leave a detent out",
    arguments: [
      (.large, 0, false, 700), (.medium, 0, false, 350), (.fitContent, 240, false, 240),
      (.fitContent, nil, false, 700), (.fitContent, 0, false, 1), (.fitContent, 1, false, 1),
      (.fitContent, 240, true, 240),
      (.fitContent, 900, false, 700),
      (ModalDetent("dock") { _ in 80 }, 0, false, 80),
      (ModalDetent("third") { $0.maximumHeight / 3 }, 0, false, 700 / 3.0),
      (.medium, 0, true, nil), (.large, 0, true, 700),
      (ModalDetent("negative") { _ in -40 }, 0, false, 1), (ModalDetent("zero") { _ in 0 }, 0, false, 1),
      (ModalDetent("too high") { _ in 900 }, 0, false, 700),
      (ModalDetent("infinite") { _ in .infinity }, 0, false, 700),
      (ModalDetent("-infinite") { _ in -.infinity }, 0, false, 1),
      (ModalDetent("NaN") { _ in .nan }, 0, false, nil), (ModalDetent("nil") { _ in nil }, 0, false, nil),
    ] as [(ModalDetent, CGFloat?, Bool, CGFloat?)])
  func height(detent: ModalDetent, preferred: CGFloat?, isCompactHeight: Bool, height: CGFloat?) {
    let context = ModalDetent.Context(
      maximumHeight: 700, preferredHeight: preferred, isCompactHeight: isCompactHeight)
    #expect(detent.resolvedHeight(in: context) == height)
  }

  @Test("in a container without height a detent has a height of a point")
  func noHeight() {
    let context = ModalDetent.Context(maximumHeight: 0, preferredHeight: 0, isCompactHeight: false)
    #expect(ModalDetent.large.resolvedHeight(in: context) == 1)
  }
}
