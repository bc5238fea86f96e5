import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The width class of the content", .ownWorld) @MainActor
struct ContentSizeTests {
  typealias Case = (
    name: String, Device, UIInterfaceOrientation, (inout ModalConfiguration) -> Void, UIUserInterfaceSizeClass
  )

  private static let cases: [Case] = [
    ("a card on a phone", .iPhone15, .portrait, { _ in }, .compact),
    ("a card of 704 points on a tablet", .iPadAir, .portrait, { _ in }, .compact),
    ("a form", .iPadPro11, .landscapeLeft, { $0 = .form }, .compact),
    ("a drawer", .iPadAir, .portrait, { $0 = .drawer() }, .compact),
    ("a card as wide as the tablet", .iPadAir, .portrait, { $0.maximumWidth = 10_000 }, .regular),
    ("a card on a large phone on its side", .iPhone15Plus, .landscapeLeft, { _ in }, .regular),
    ("a drawer on a large phone on its side", .iPhone15Plus, .landscapeLeft, { $0 = .drawer() }, .compact),
  ]

  @Test(
    "a card that is narrower than its window is of compact width, its window is not",
    arguments: [false, true])
  func widthClass(reachesContainer: Bool) {
    for (name, device, orientation, change, expected) in Self.cases {
      let screen = Screen(device: device, orientation: orientation, change)
      screen.simulator.overridesTraitsOfContainer = reachesContainer
      screen.open()
      #expect(screen.disorder == nil, "\(name)")
      #expect(screen.draft.traitCollection.horizontalSizeClass == expected, "\(name)")
      #expect(screen.draft.text.traitCollection.horizontalSizeClass == expected, "\(name)")
      #expect(screen.draft.traitCollection.userInterfaceLevel == .elevated, "\(name)")
      let around =
        device.idiom == .pad || device == .iPhone15Plus ? UIUserInterfaceSizeClass.regular : .compact
      #expect(screen.root.traitCollection.horizontalSizeClass == around, "\(name)")
      let layout = screen.layout
      screen.container?.setNeedsLayout()
      #expect(screen.settle().layout == layout, "\(name)")
    }
  }

  @Test("a card that becomes as wide as its window is of regular width from then on")
  func widened() {
    let screen = Screen(device: .iPadAir).open()
    let heard = screen.draft.widthClasses.count
    screen.transition.update { $0.maximumWidth = 10_000 }
    screen.settle()
    #expect(screen.draft.view.bounds.width == 820)
    screen.transition.update { $0.maximumWidth = 704 }
    screen.settle()
    #expect(screen.draft.widthClasses.dropFirst(heard) == [.regular, .compact])
  }

  @Test("a window that shrinks and grows in split view does not change the width class of a narrow card")
  func splitView() {
    let screen = Screen(device: .iPadPro11).open()
    let heard = screen.draft.widthClasses.count
    for width in [375, 834, 551, 834] as [CGFloat] {
      screen.simulator.resize(to: CGSize(width: width, height: 1194))
      screen.settle()
    }
    #expect(screen.draft.widthClasses.count == heard)
  }
}
