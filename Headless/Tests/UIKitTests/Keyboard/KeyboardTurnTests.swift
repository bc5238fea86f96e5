import TestWorld
import Testing

@testable import UIKit

/// The keyboard spans the screen's bottom edge in every orientation (F204, F290).
@MainActor @Suite("The keyboard's size and rotations", .ownWorld) struct KeyboardTurnTests {
  private func typing(on device: Device) -> (stage: Stage, journal: KeyboardJournal) {
    let stage = Stage(device)
    stage.simulator.hasHardwareKeyboard = false
    stage.add(UITextField()).becomeFirstResponder()
    stage.clock.runUntilIdle()
    return (stage, KeyboardJournal(on: stage.simulator.screen))
  }

  /// Devices and their keyboards' heights in portrait and landscape.
  nonisolated private static let heights: [(String, CGFloat, CGFloat)] = [
    ("iPhone SE", 260, 200), ("iPhone 8", 260, 200), ("iPhone 8 Plus", 271, 200), ("iPhone X", 336, 209),
    ("iPhone 11", 346, 209), ("iPhone 13 mini", 336, 209), ("iPhone 14", 336, 209), ("iPhone 15", 336, 209),
    ("iPhone 15 Plus", 346, 209), ("iPhone 16 Pro", 336, 209), ("iPhone 16 Pro Max", 346, 209),
    ("iPad", 313, 398), ("iPad Air", 333, 418), ("iPad Pro 11", 333, 418), ("iPad Pro 13", 333, 418),
  ]

  @Test("every device has a keyboard height")
  func complete() { #expect(Self.heights.map(\.0) == Device.all.map(\.name)) }

  @Test(
    "the keyboard is at the bottom of the screen with its full width, in every orientation",
    arguments: heights)
  func size(_ name: String, _ upright: CGFloat, _ onSide: CGFloat) throws {
    let device = try #require(Device.named(name))
    let (stage, journal) = typing(on: device)
    let (width, height) = (device.size.width, device.size.height)
    let portrait = CGRect(x: 0, y: height - upright, width: width, height: upright)
    #expect(stage.simulator.keyboardFrame == portrait)
    stage.simulator.rotate(to: .landscapeLeft)
    let landscape = CGRect(x: 0, y: width - onSide, width: height, height: onSide)
    #expect(stage.simulator.keyboardFrame == landscape)
    stage.clock.runUntilIdle()
    #expect(journal.entries.map(\.name) == ["willChange", "willShow", "didChange", "didShow"])
    #expect(journal.entries.allSatisfy { $0.begin == portrait && $0.end == landscape && $0.duration == 0.3 })
    let window = stage.simulator.windowScene.windows.last
    #expect(window?.bounds.size == CGSize(width: height, height: width))
    #expect(window?.subviews.first?.frame == landscape)
  }

  @Test(
    "all keys lie in the panel and in the safe area, and none on another", arguments: heights.map(\.0),
    [UIInterfaceOrientation.portrait, .landscapeLeft])
  func keys(name: String, orientation: UIInterfaceOrientation) throws {
    let device = try #require(Device.named(name))
    let stage = typing(on: device).stage
    stage.simulator.rotate(to: orientation)
    let safeArea = device.safeArea(in: orientation)
    let size = stage.simulator.keyboardFrame.size
    let keys = KeyboardKeys(in: size, safeArea: safeArea).keys
    #expect(keys.count == 31)
    let sides = UIEdgeInsets(top: 0, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    let space = CGRect(origin: .zero, size: size).inset(by: sides)
    for (index, key) in keys.enumerated() {
      #expect(space.contains(key.frame) && key.frame.width > 20 && key.frame.height > 20)
      #expect(!keys[..<index].contains { $0.frame.intersects(key.frame) })
    }
  }

  @Test("a hidden keyboard rotates without a notification, and comes up with its new size")
  func hidden() {
    let (stage, journal) = typing(on: .iPhone15)
    stage.view.endEditing(true)
    stage.clock.runUntilIdle()
    _ = journal.read()
    stage.simulator.rotate(to: .landscapeRight)
    stage.clock.runUntilIdle()
    #expect(journal.read() == [])
    #expect(stage.simulator.keyboardFrame == CGRect(x: 0, y: 393, width: 852, height: 209))
    stage.add(UITextField()).becomeFirstResponder()
    stage.clock.runUntilIdle()
    #expect(journal.entries.last?.begin?.minY == 393)
    #expect(stage.simulator.keyboardFrame.minY == 184)
  }

  @Test("a keyboard that is wanted in the moment of a rotation comes after it, with its notifications")
  func wantedInTurn() {
    let (stage, journal) = typing(on: .iPhone15)
    stage.view.endEditing(true)
    stage.clock.runUntilIdle()
    _ = journal.read()
    stage.add(UITextField()).becomeFirstResponder()
    stage.simulator.rotate(to: .landscapeLeft)
    stage.clock.runUntilIdle()
    #expect(journal.entries.map(\.name) == ["willChange", "willShow", "didChange", "didShow"])
    #expect(journal.entries.last?.end == CGRect(x: 0, y: 184, width: 852, height: 209))
  }

  @Test("below a bar alone there is no space for keys")
  func barAlone() {
    let insets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    #expect(KeyboardKeys(in: CGSize(width: 852, height: 21), safeArea: insets).keys.isEmpty)
  }

  @Test(
    "a rotation by half a turn moves nothing; the keyboard spans the screen when the app's window does not")
  func halfTurn() {
    let (stage, journal) = typing(on: .iPadAir)
    stage.simulator.rotate(to: .portraitUpsideDown)
    stage.clock.runUntilIdle()
    stage.simulator.resize(to: CGSize(width: 400, height: 1180))
    stage.clock.runUntilIdle()
    #expect(journal.read() == [])
    #expect(stage.simulator.keyboardFrame.width == 820)
    #expect(stage.simulator.windowScene.windows.map(\.bounds.width) == [400, 820])
  }
}
