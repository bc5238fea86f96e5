import TestWorld
import Testing
import UIKit

@testable import InteractiveModal

@Suite("The width class of the content, and the size that it is told", .ownWorld) @MainActor
struct ContentSizeTests {
  typealias Case = (
    name: String, Device, UIInterfaceOrientation, (inout ModalConfiguration) -> Void, UIUserInterfaceSizeClass
  )

  private static let cases: [Case] = [
    ("a card on a phone", .iPhone15, .portrait, { _ in }, .compact),
    ("a card of 704 points on a tablet", .iPadAir, .portrait, { _ in }, .compact),
    ("a form", .iPadPro11, .landscapeLeft, { $0 = .form }, .compact),
    ("a drawer", .iPadAir, .portrait, { $0 = .drawer() }, .compact),
    ("a card as wide as the tablet", .iPadAir, .portrait, { $0.size.maximumWidth = 10_000 }, .regular),
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
    screen.transition.update { $0.size.maximumWidth = 10_000 }
    screen.settle()
    #expect(screen.draft.view.bounds.width == 820)
    screen.transition.update { $0.size.maximumWidth = 704 }
    screen.settle()
    #expect(screen.draft.widthClasses.dropFirst(heard) == [.regular, .compact])
  }

  @Test("traits that the app has given the presentation stay when the container is laid out")
  func appTraits() {
    let screen = Screen(device: .iPadAir).open()
    let own = UITraitCollection(userInterfaceLevel: .base)
    screen.draft.presentationController?.overrideTraitCollection = own
    screen.container?.setNeedsLayout()
    #expect(screen.settle().draft.presentationController?.overrideTraitCollection == own)
  }

  /// The window's safe area in the new size is as near as it can be told beforehand: at the foot of a phone
  /// that turns it is off by 13 points, which half-high cards lose by half.
  @Test(
    "before a resize the modal is told the size that it has afterwards", arguments: RoomChange.allCases)
  func told(_ change: RoomChange) {
    if change == .low { return }  // No phone has such a window.
    for edge in ModalEdge.allCases {
      for detents in [[.large], [.medium, .large], [ModalDetent.height(300, named: "low"), .large]]
        as [[ModalDetent]]
      {
        let screen = Screen(device: change.device) { ($0.edge, $0.detents) = (edge, detents) }.open()
        for step in change.steps {
          step(screen.simulator)
          screen.settle()
          let (told, found) = (screen.draft.announcedSizes.last ?? .zero, screen.draft.view.bounds.size)
          let error = max(abs(told.width - found.width), abs(told.height - found.height))
          #expect(error <= (change.isRotation ? 13 : 0), "from the \(edge), \(detents.count) heights")
        }
      }
    }
  }

  @Test("in a stack each card is told its own size")
  func stack() {
    let screen = Screen(device: .iPadPro11) { $0 = .form }.open()
    let second = screen.openSecond()
    for width in [375, 834] as [CGFloat] {
      screen.simulator.resize(to: CGSize(width: width, height: 1194))
      screen.settle()
      for card in [screen.draft, second] { #expect(card.announcedSizes.last == card.view.bounds.size) }
    }
    #expect(screen.draft.view.bounds.width == 540 && second.view.bounds.width == 704)
  }

  @Test("a height that follows the content is told for the new width")
  func fitting() {
    let screen = Screen(device: .iPadPro11) { $0.detents = [.fitContent] }
    screen.draft.preferredContentSize.height = 260
    screen.open()
    screen.simulator.resize(to: CGSize(width: 375, height: 1194))
    #expect(screen.settle().draft.announcedSizes == [screen.draft.view.bounds.size])
    #expect(screen.draft.view.bounds.height == 280, "20 points of them below the safe area")
  }
}
