import Testing
import UIKit

/// A round trip from the inbox to another screen and back.
struct RoundTrip: Sendable, CustomTestStringConvertible {
  private static let bar = CGPoint(x: 200, y: 90)
  private static let edge = CGPoint(x: 3, y: 500)
  private static let (left, middle, right) = (
    CGPoint(x: 40, y: 500), CGPoint(x: 200, y: 500), CGPoint(x: 350, y: 500)
  )

  let testDescription: String
  /// Whether no view stays for the next time. Lists and rows stay.
  let isFleeting: Bool
  let go: @MainActor (MailApp) -> Void

  private init(_ name: String, isFleeting: Bool = true, _ go: @escaping @MainActor (MailApp) -> Void) {
    (testDescription, self.isFleeting, self.go) = (name, isFleeting, go)
  }

  static let all = drafts + messages + others

  private static let drafts = [
    RoundTrip("draft dragged away") { app in
      app.openDraft()
      app.dragDraftDown()
    },
    RoundTrip("draft cancelled by its button") { app in
      app.openDraft()
      app.tap("cancel")
    },
    RoundTrip("draft that returns first") { app in
      app.openDraft()
      app.dragAndSettle(from: bar, by: CGPoint(x: 0, y: 80))
      app.dragDraftDown()
    },
    RoundTrip("draft caught as it closes") { app in
      app.openDraft()
      app.begin { app.press("cancel") }
      app.dragAndSettle(from: middle, by: CGPoint(x: 0, y: -300))
      app.dragDraftDown()
    },
    RoundTrip("draft caught as it opens") { app in
      app.begin { app.press("compose") }
      app.dragAndSettle(from: CGPoint(x: 200, y: 700), by: CGPoint(x: 0, y: 20))
      app.dragDraftDown()
    },
    RoundTrip("draft that opens in the background") { app in
      app.begin { app.press("compose") }
      app.simulator.enterBackground()
      app.simulator.enterForeground()
      app.settle()
      app.dragDraftDown()
    },
  ]

  private static let messages = [
    RoundTrip("message, back by its button") { app in
      app.openMessage()
      app.tap("BackButton")
    },
    RoundTrip("message dragged away") { app in
      app.openMessage()
      app.dragAndSettle(from: edge, by: CGPoint(x: 300, y: 0))
    },
    RoundTrip("message that returns first") { app in
      app.openMessage()
      app.dragAndSettle(from: edge, by: CGPoint(x: 60, y: 0))
      app.dragAndSettle(from: edge, by: CGPoint(x: 300, y: 0))
    },
    RoundTrip("message reversed as it opens") { app in
      app.begin { app.pressMessage() }
      app.tap("BackButton")
      if app.front !== app.inbox { app.tap("BackButton") }
    },
    RoundTrip("actions of a message") { app in
      app.openMessage()
      app.tap("More")
      app.dragAndSettle(from: CGPoint(x: 200, y: 480), by: CGPoint(x: 0, y: 350))
      app.tap("BackButton")
    },
    RoundTrip("reply") { app in
      app.openMessage()
      app.tap("More")
      app.tap("Reply")
      app.dragDraftDown()
      app.tap("BackButton")
    },
  ]

  private static let others = [
    RoundTrip("draft during a rotation", isFleeting: false) { app in
      app.begin { app.press("compose") }
      app.simulator.rotate(to: .landscapeRight)
      app.settle()
      app.simulator.rotate(to: .portrait)
      app.settle()
      app.dragDraftDown()
    },
    RoundTrip("mailboxes", isFleeting: false) { app in
      app.tap("BackButton")
      app.tap("Inbox")
    },
    RoundTrip("other list by a finger", isFleeting: false) { app in
      app.dragAndSettle(from: right, by: CGPoint(x: -300, y: 0))
      app.dragAndSettle(from: left, by: CGPoint(x: 300, y: 0))
    },
    RoundTrip("other list by its button", isFleeting: false) { app in
      app.tap("Unread")
      app.tap("All")
    },
    RoundTrip("other list that returns", isFleeting: false) { app in
      app.dragAndSettle(from: right, by: CGPoint(x: -80, y: 0))
    },
    RoundTrip("search dragged away", isFleeting: false) { app in
      app.tap("search")
      app.dragAndSettle(from: bar, by: CGPoint(x: 0, y: 600))
    },
    RoundTrip("search cancelled", isFleeting: false) { app in
      app.tap("search")
      app.tap("cancelSearch")
    },
    RoundTrip("search that returns first", isFleeting: false) { app in
      app.tap("search")
      app.dragAndSettle(from: bar, by: CGPoint(x: 0, y: 200))
      app.tap("cancelSearch")
    },
    RoundTrip("drawer opened by its button", isFleeting: false) { app in
      app.tap("Settings")
      app.dragAndSettle(from: middle, by: CGPoint(x: 230, y: 0))
    },
    RoundTrip("drawer pulled out and let go", isFleeting: false) { app in
      app.dragAndSettle(from: CGPoint(x: 390, y: 500), by: CGPoint(x: -60, y: 0))
    },
    RoundTrip("drawer pulled out", isFleeting: false) { app in
      app.dragAndSettle(from: CGPoint(x: 390, y: 500), by: CGPoint(x: -240, y: 0))
      app.dragAndSettle(from: middle, by: CGPoint(x: 230, y: 0))
    },
  ]
}
