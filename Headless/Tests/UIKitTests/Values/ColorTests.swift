import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("Colours", .ownWorld) struct ColorTests {
  @Test("a dynamic colour, also with another alpha, follows the style until it is resolved")
  func systemColor() {
    let simulator = Simulator()
    #expect(UIColor.systemBackground.cgColor.components == [1, 1, 1, 1])
    let pale = UIColor.label.withAlphaComponent(0.5)
    #expect(pale.cgColor == CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    simulator.userInterfaceStyle = .dark
    #expect(pale.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    let resolved = UIColor.systemBackground.resolvedColor(with: simulator.traitCollection)
    #expect(resolved.cgColor.components == [0, 0, 0, 1])
    simulator.userInterfaceStyle = .light
    #expect(resolved.cgColor.components == [0, 0, 0, 1])
  }

  @Test("an elevated background is lighter on dark and unchanged on light (F280)")
  func level() {
    let simulator = Simulator()
    let elevated = UITraitCollection(userInterfaceLevel: .elevated)
    func background() -> CGColor {
      UIColor.systemBackground.resolvedColor(with: simulator.traitCollection.overridden(by: elevated)).cgColor
    }
    #expect(background() == UIColor.systemBackground.cgColor)
    simulator.userInterfaceStyle = .dark
    #expect(background() == UIColor.secondarySystemBackground.cgColor)
    #expect(background() != UIColor.systemBackground.cgColor)
  }
}
