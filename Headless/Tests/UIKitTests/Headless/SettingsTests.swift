import TestWorld
import Testing

@testable import UIKit

@MainActor @Suite("User settings", .ownWorld) struct SettingsTests {
  /// Counts notifications.
  private final class Ear: @unchecked Sendable {
    private(set) var heard = 0
    private var token: (any NSObjectProtocol)?

    init(_ name: NSNotification.Name) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in self?.heard += 1
      }
    }

    deinit { token.map(NotificationCenter.default.removeObserver) }
  }

  @Test("Reduce Motion posts one notification for each change; only with it cross-fades are preferred (F217)")
  func reduceMotion() {
    let simulator = Simulator()
    let motion = Ear(UIAccessibility.reduceMotionStatusDidChangeNotification)
    let fade = Ear(UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
    simulator.prefersCrossFadeTransitions = true
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
    #expect(motion.heard == 0 && fade.heard == 0)
    simulator.isReduceMotionEnabled = true
    simulator.isReduceMotionEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
    #expect(motion.heard == 1 && fade.heard == 1)
    simulator.prefersCrossFadeTransitions = false
    #expect(!UIAccessibility.prefersCrossFadeTransitions && fade.heard == 2)
    simulator.isReduceMotionEnabled = false
    #expect(!UIAccessibility.isReduceMotionEnabled && motion.heard == 2)
  }

  @Test(
    "a controller is told of each setting that is a trait, with the old traits; a text size is announced once"
  )
  func traits() {
    let root = TraitController()
    let simulator = Stage(root: root).simulator
    simulator.userInterfaceStyle = .dark
    simulator.userInterfaceLayoutDirection = .rightToLeft
    let ear = Ear(UIContentSizeCategory.didChangeNotification)
    simulator.preferredContentSizeCategory = .small
    simulator.preferredContentSizeCategory = .small
    #expect(ear.heard == 1)
    simulator.isReduceMotionEnabled = true
    #expect(root.previous.count == 3)
    #expect(root.previous.map { $0?.layoutDirection } == [.leftToRight, .leftToRight, .rightToLeft])
    #expect(root.previous.last??.preferredContentSizeCategory == .large)
    #expect(root.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test("a view that was outside the window is told once when it returns (F269)")
  func outside() {
    let child = TraitController()
    let stage = Stage()
    child.loadViewIfNeeded()
    stage.simulator.userInterfaceStyle = .dark
    #expect(child.previous.isEmpty)
    stage.root.addChild(child)
    stage.add(child.view)
    child.view.removeFromSuperview()
    stage.add(child.view)
    #expect(child.previous.map { $0?.userInterfaceStyle } == [.light])
  }
}

/// A controller that records the old traits of each change.
final class TraitController: UIViewController {
  private(set) var previous: [UITraitCollection?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    previous.append(previousTraitCollection)
  }
}
