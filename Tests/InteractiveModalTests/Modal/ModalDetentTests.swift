import Foundation
import Testing

@testable import InteractiveModal

@Suite("The heights at which a modal can stand")
struct ModalDetentTests {
  private func context(_ maximum: CGFloat, preferred: CGFloat = 0, low: Bool = false) -> ModalDetent.Context {
    ModalDetent.Context(maximumHeight: maximum, preferredHeight: preferred, isCompactHeight: low)
  }

  @Test(
    "in a room of 700 points",
    arguments: [
      (.large, 0, 700), (.medium, 0, 350), (.fitContent, 240, 240), (.fitContent, 0, 700),
      (.fitContent, 900, 700), (ModalDetent("dock") { _ in 80 }, 0, 80),
      (ModalDetent("third") { $0.maximumHeight / 3 }, 0, 700 / 3.0),
    ] as [(ModalDetent, CGFloat, CGFloat)])
  func height(detent: ModalDetent, preferred: CGFloat, height: CGFloat) {
    #expect(detent.resolvedHeight(in: context(700, preferred: preferred)) == height)
  }

  @Test("on a phone on its side there is no half")
  func low() {
    #expect(ModalDetent.medium.resolvedHeight(in: context(390, low: true)) == nil)
    #expect(ModalDetent.large.resolvedHeight(in: context(390, low: true)) == 390)
  }

  @Test(
    "a height that there is no room for is the nearest that there is",
    arguments: [(-40, 1), (0, 1), (900, 700), (CGFloat.infinity, 700), (-CGFloat.infinity, 1)]
      as [(CGFloat, CGFloat)])
  func clamped(asked: CGFloat, height: CGFloat) {
    #expect(ModalDetent("odd") { _ in asked }.resolvedHeight(in: context(700)) == height)
  }

  @Test("a height that is none leaves the detent out, and a room without height has one of a point")
  func none() {
    #expect(ModalDetent("odd") { _ in .nan }.resolvedHeight(in: context(700)) == nil)
    #expect(ModalDetent("odd") { _ in nil }.resolvedHeight(in: context(700)) == nil)
    #expect(ModalDetent.large.resolvedHeight(in: context(0)) == 1)
  }

  @Test("two of one name are the same")
  func equal() {
    #expect(ModalDetent.medium == ModalDetent(.medium) { _ in 12 })
    #expect(ModalDetent.medium != .large)
  }
}
