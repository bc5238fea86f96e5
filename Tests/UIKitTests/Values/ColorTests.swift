import Testing

@testable import UIKit

@MainActor @Suite("Colours") struct ColorTests {
  @Test("a system colour follows the style, and is fixed once resolved")
  func systemColor() {
    let simulator = Simulator()
    #expect(UIColor.systemBackground.cgColor.components == [1, 1, 1, 1])
    simulator.userInterfaceStyle = .dark
    let resolved = UIColor.systemBackground.resolvedColor(with: simulator.traitCollection)
    #expect(resolved.cgColor.components == [0, 0, 0, 1])
    simulator.userInterfaceStyle = .light
    #expect(resolved.cgColor.components == [0, 0, 0, 1])
  }

  @Test("what stands out has a lighter background on dark, and the same on light (F280)")
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

  @Test("a dynamic colour with another alpha stays dynamic")
  func alpha() {
    let simulator = Simulator()
    let color = UIColor.label.withAlphaComponent(0.5)
    #expect(color.cgColor == CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    simulator.userInterfaceStyle = .dark
    #expect(color.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
  }

  @Test("white is a shade of grey with two components, as on a device")
  func components() {
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }

  @Test("equal parts make equal colours; a system colour equals itself")
  func equality() {
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor.gray)
    #expect(UIColor.label == .label)
    #expect(UIColor.label != .black)
  }

  @Test("a colour's parts can be read one by one")
  func parts() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(
      UIColor(red: 0.25, green: 0, blue: 0, alpha: 0.5)
        .getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.25 && alpha == 0.5)
  }

  @Test("hue goes round the circle", arguments: zip([0, 1.0 / 3, 2.0 / 3], ["red", "green", "blue"]))
  func hue(_ hue: CGFloat, name: String) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    let parts = color.cgColor.components ?? []
    let strongest = parts.firstIndex(of: 1).map { ["red", "green", "blue"][$0] }
    #expect(strongest == name)
  }
}
