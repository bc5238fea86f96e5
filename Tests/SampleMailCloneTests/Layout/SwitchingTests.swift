import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("Settings switched at any moment")
struct SwitchingTests {
  enum Moment: CaseIterable {
    case opening, dragged, leaving, asked, pushed, popped, sheet, drawer, searching, swiped
  }

  /// Brings the app into the moment; a finger may be down.
  private func reach(_ moment: Moment, on desk: MailDesk) -> Finger {
    let finger = desk.simulator.makeFinger()
    switch moment {
    case .opening: desk.begin { desk.press("compose") }
    case .dragged: drag(finger, on: desk)
    case .leaving:
      desk.begin {
        desk.openDraft(); desk.press("cancel")
      }
    case .asked:
      desk.openDraft()
      desk.simulator.type("ada")
      desk.tap("cancel")
    case .sheet:
      desk.openMessage()
      desk.begin { desk.press("More") }
    case .drawer: desk.begin { desk.press("Settings") }
    case .pushed: desk.begin { desk.pressMessage() }
    case .popped: desk.begin { desk.press("BackButton") }
    case .searching: desk.begin { desk.press("search") }
    case .swiped: desk.begin { desk.press("Unread") }
    }
    return finger
  }

  private func drag(_ finger: Finger, on desk: MailDesk) {
    desk.openDraft()
    finger.down(at: CGPoint(x: 200, y: 100))
    for step in 1...10 {
      desk.simulator.clock.advance(by: 0.016)
      finger.move(to: CGPoint(x: 200, y: 100 + 20 * CGFloat(step)))
    }
  }

  private func change(_ simulator: Simulator) {
    simulator.userInterfaceStyle = .dark
    simulator.preferredContentSizeCategory = .accessibilityLarge
    simulator.userInterfaceLayoutDirection = .rightToLeft
    simulator.isReduceMotionEnabled = true
    simulator.clock.advance(by: 0.05)
  }

  @Test("everything ends as if it had always been so, without complaint", arguments: Moment.allCases)
  func ends(moment: Moment) {
    let switched = MailDesk()
    let finger = reach(moment, on: switched)
    change(switched.simulator)
    finger.cancel()
    switched.settle()
    #expect(switched.simulator.complaints == [])
    let seen = switched.simulator.window?.look ?? []

    let fresh = MailDesk()
    change(fresh.simulator)
    reach(moment, on: fresh).cancel()
    fresh.settle()
    #expect(fresh.simulator.complaints == [])
    let expected = fresh.simulator.window?.look ?? []
    #expect(seen.count > 20 && seen.map(\.content) == expected.map(\.content))
    for (one, other) in zip(seen, expected) {
      #expect(one.isNear(other), "\(one) should be \(other)")
    }
  }

  @Test("nothing is left to be laid out, and switching there and back changes nothing")
  func back() {
    let desk = MailDesk()
    desk.openDraft()
    let before = desk.simulator.window?.look
    change(desk.simulator)
    #expect(desk.simulator.window?.look != before)
    desk.simulator.userInterfaceStyle = .light
    desk.simulator.preferredContentSizeCategory = .large
    desk.simulator.userInterfaceLayoutDirection = .leftToRight
    desk.simulator.isReduceMotionEnabled = false
    desk.settle()
    #expect(desk.simulator.clock.isIdle && desk.simulator.window?.look == before)
  }
}

/// A view as it is seen.
private struct Look: Equatable {
  var content: String
  var frame: CGRect

  /// Less than a pixel apart: the safe area that is given back to the screen behind is told in passing.
  func isNear(_ other: Look) -> Bool {
    let (one, other) = (frame, other.frame)
    let edges = [
      one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
    ]
    return edges.allSatisfy { abs($0) < 0.1 }
  }
}

extension UIView {
  /// Where everything stands that can be seen, and what it shows.
  fileprivate var look: [Look] {
    visibleTree.map { view in
      let color = view.layer.backgroundColor?.components ?? []
      return Look(
        content: "\(type(of: view)) \(color) \(view.shownText)",
        frame: view.convert(view.bounds, to: nil))
    }
  }

  private var shownText: String {
    guard case .text(let layout)? = layer.contents as? LayerContents else { return "" }
    return layout.lines.map { "\($0.string) \($0.font.pointSize) \($0.color.components ?? [])" }.joined()
  }
}
