import Testing
import UIKit

/// A round trip from the inbox to another screen and back.
struct RoundTrip: Sendable, CustomTestStringConvertible {
  typealias Step = @MainActor @Sendable (MailApp) -> Void

  let testDescription: String
  /// Whether no view stays for the next time. Lists and rows stay.
  let isFleeting: Bool
  private let steps: [Step]

  private init(_ name: String, isFleeting: Bool = true, _ steps: Step...) {
    (testDescription, self.isFleeting, self.steps) = (name, isFleeting, steps)
  }

  @MainActor func go(_ app: MailApp) {
    for step in steps { step(app) }
  }

  static let all = drafts + messages + others

  private static let drafts = [
    RoundTrip("draft dragged away", tap("compose"), dragDraftDown),
    RoundTrip("draft cancelled by its button", tap("compose"), tap("cancel")),
    RoundTrip("draft that returns first", tap("compose"), drag(200, 90, y: 80), dragDraftDown),
    RoundTrip(
      "draft caught as it closes", tap("compose"), begin("cancel"), drag(200, 700, y: -500), dragDraftDown),
    RoundTrip("draft caught as it opens", begin("compose"), drag(200, 700, y: 20), dragDraftDown),
    RoundTrip(
      "draft that opens in the background", begin("compose"),
      { app in
        app.simulator.enterBackground()
        app.simulator.enterForeground()
        app.settle()
      }, dragDraftDown),
  ]

  private static let messages = [
    RoundTrip("message, back by its button", openMessage, tap("BackButton")),
    RoundTrip("message dragged away", openMessage, drag(3, 500, x: 300)),
    RoundTrip("message that returns first", openMessage, drag(3, 500, x: 60), drag(3, 500, x: 300)),
    RoundTrip(
      "message reversed as it opens", { app in app.begin { app.pressMessage() } }, tap("BackButton"),
      { if $0.front !== $0.inbox { $0.tap("BackButton") } }),
    RoundTrip(
      "actions of a message", openMessage, tap("More"), drag(200, 480, y: 350), tap("BackButton")),
    RoundTrip("reply", openMessage, tap("More"), tap("Reply"), dragDraftDown, tap("BackButton")),
  ]

  private static let others = [
    RoundTrip(
      "draft during a rotation", isFleeting: false, begin("compose"), rotate(.landscapeRight),
      rotate(.portrait), dragDraftDown),
    RoundTrip(
      "draft during a resize", isFleeting: false, begin("compose"), resize(852, 393), resize(393, 852),
      dragDraftDown),
    RoundTrip("mailboxes", isFleeting: false, tap("BackButton"), tap("Inbox")),
    RoundTrip("other list by a finger", isFleeting: false, drag(350, 500, x: -300), drag(40, 500, x: 300)),
    RoundTrip("other list by its button", isFleeting: false, tap("Unread"), tap("All")),
    RoundTrip("other list that returns", isFleeting: false, drag(350, 500, x: -80)),
    RoundTrip("search dragged away", isFleeting: false, tap("search"), drag(200, 90, y: 600)),
    RoundTrip("search cancelled", isFleeting: false, tap("search"), tap("cancelSearch")),
    RoundTrip(
      "search that returns first", isFleeting: false, tap("search"), drag(200, 90, y: 200),
      tap("cancelSearch")),
    RoundTrip("drawer opened by its button", isFleeting: false, tap("Settings"), drag(200, 500, x: 230)),
    RoundTrip("drawer pulled out and let go", isFleeting: false, drag(390, 500, x: -60)),
    RoundTrip("drawer pulled out", isFleeting: false, drag(390, 500, x: -240), drag(200, 500, x: 230)),
  ]

  // MARK: Steps

  private static let openMessage: Step = { $0.openMessage() }
  private static let dragDraftDown: Step = { $0.dragDraftDown() }

  private static func tap(_ identifier: String) -> Step { { $0.tap(identifier) } }

  /// Taps a button, and stops in the middle of the transition.
  private static func begin(_ identifier: String) -> Step { { app in app.begin { app.press(identifier) } } }

  /// Drags from a point along one axis.
  private static func drag(
    _ startX: CGFloat, _ startY: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Step {
    { $0.dragAndSettle(from: CGPoint(x: startX, y: startY), by: CGPoint(x: x, y: y)) }
  }

  private static func resize(_ width: CGFloat, _ height: CGFloat) -> Step {
    { app in
      app.simulator.resize(to: CGSize(width: width, height: height))
      app.settle()
    }
  }

  private static func rotate(_ orientation: UIInterfaceOrientation) -> Step {
    { app in
      app.simulator.rotate(to: orientation)
      app.settle()
    }
  }
}
