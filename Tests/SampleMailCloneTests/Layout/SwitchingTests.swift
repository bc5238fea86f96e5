import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Settings that change during a transition", .ownWorld)
struct SwitchingTests {
  enum Moment: CaseIterable {
    case opening, dragged, leaving, asked, pushed, popped, sheet, drawer, searching, swiped
  }

  /// Brings the app to the moment; a finger may stay down.
  private func reach(_ moment: Moment, on app: MailApp) -> Finger {
    switch moment {
    case .opening: app.begin { app.press("compose") }
    case .dragged:
      app.openDraft()
      return app.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: 0, y: 200), rest: 0)
    case .leaving:
      app.openDraft()
      app.begin { app.press("cancel") }
    case .asked:
      app.openDraft()
      app.simulator.type("ada")
      app.tap("cancel")
    case .sheet:
      app.openMessage()
      app.begin { app.press("More") }
    case .drawer: app.begin { app.press("Settings") }
    case .pushed: app.begin { app.pressMessage() }
    case .popped: app.begin { app.press("BackButton") }
    case .searching: app.begin { app.press("search") }
    case .swiped: app.begin { app.press("Unread") }
    }
    return app.simulator.makeFinger()
  }

  private func change(_ simulator: Simulator) {
    simulator.userInterfaceStyle = .dark
    simulator.preferredContentSizeCategory = .accessibilityLarge
    simulator.userInterfaceLayoutDirection = .rightToLeft
    simulator.isReduceMotionEnabled = true
    simulator.clock.advance(by: 0.05)
  }

  @Test("the transition ends with the layout of the new settings", arguments: Moment.allCases)
  func ends(moment: Moment) {
    let switched = MailApp()
    let finger = reach(moment, on: switched)
    change(switched.simulator)
    finger.cancel()
    switched.settle()
    let seen = switched.simulator.window?.look ?? []

    let fresh = MailApp()
    change(fresh.simulator)
    reach(moment, on: fresh).cancel()
    fresh.settle()
    let expected = fresh.simulator.window?.look ?? []
    #expect(seen.count > 20 && seen.map(\.content) == expected.map(\.content))
    for (one, other) in zip(seen, expected) {
      // The safe area of the screen behind is restored with a small rounding error.
      #expect(one.frame.isNear(other.frame, within: 0.1), "\(one) should be \(other)")
    }
  }

  @Test("settings changed and changed back restore the layout")
  func back() {
    let app = MailApp()
    app.openDraft()
    let before = app.simulator.window?.look
    change(app.simulator)
    #expect(app.simulator.window?.look != before)
    app.simulator.userInterfaceStyle = .light
    app.simulator.preferredContentSizeCategory = .large
    app.simulator.userInterfaceLayoutDirection = .leftToRight
    app.simulator.isReduceMotionEnabled = false
    app.settle()
    #expect(app.simulator.clock.isIdle && app.simulator.window?.look == before)
  }
}

/// Content and frame of a visible view.
private struct Look: Equatable {
  var content: String
  var frame: CGRect
}

extension UIView {
  /// Content and frame of each visible view.
  fileprivate var look: [Look] {
    visibleTree.map { view in
      let color = view.layer.backgroundColor?.components ?? []
      return Look(
        content: "\(type(of: view)) \(color) \(view.shownText)",
        frame: view.shown(view.bounds))
    }
  }

  private var shownText: String {
    guard case .text(let layout)? = layer.contents as? LayerContents else { return "" }
    return layout.lines.map { "\($0.string) \($0.font.pointSize) \($0.color.components ?? [])" }.joined()
  }
}
