import Testing
import UIKit

/// A way from the inbox to somewhere else, and back to it.
struct Outing: Sendable, CustomTestStringConvertible {
  private typealias Place = CGPoint
  private static let bar = Place(x: 200, y: 90)
  private static let edge = Place(x: 3, y: 500)
  private static let (left, middle, right) = (
    Place(x: 40, y: 500), Place(x: 200, y: 500), Place(x: 350, y: 500)
  )

  let testDescription: String
  let go: @MainActor (MailDesk) -> Void

  private init(_ name: String, _ go: @escaping @MainActor (MailDesk) -> Void) {
    (testDescription, self.go) = (name, go)
  }

  static let all = drafts + messages + places
  /// Those that show nothing which is kept for the next time, as other lists and more rows are.
  static let fleeting = drafts + messages

  private static let drafts = [
    Outing("draft drawn away") { desk in
      desk.openDraft()
      desk.drawDraftDown()
    },
    Outing("draft cancelled by its button") { desk in
      desk.openDraft()
      desk.tap("cancel")
    },
    Outing("draft that came back first") { desk in
      desk.openDraft()
      desk.draw(from: bar, by: CGPoint(x: 0, y: 80))
      desk.drawDraftDown()
    },
    Outing("draft caught on its way out") { desk in
      desk.openDraft()
      desk.begin { desk.press("cancel") }
      desk.draw(from: middle, by: CGPoint(x: 0, y: -300))
      desk.drawDraftDown()
    },
    Outing("draft caught on its way in") { desk in
      desk.begin { desk.press("compose") }
      desk.draw(from: Place(x: 200, y: 700), by: CGPoint(x: 0, y: 20))
      desk.drawDraftDown()
    },
    Outing("draft that opens in the background") { desk in
      desk.begin { desk.press("compose") }
      desk.simulator.enterBackground()
      desk.simulator.enterForeground()
      desk.settle()
      desk.drawDraftDown()
    },
  ]

  private static let messages = [
    Outing("message, back by its button") { desk in
      desk.openMessage()
      desk.tap("BackButton")
    },
    Outing("message drawn away") { desk in
      desk.openMessage()
      desk.draw(from: edge, by: CGPoint(x: 300, y: 0))
    },
    Outing("message that came back first") { desk in
      desk.openMessage()
      desk.draw(from: edge, by: CGPoint(x: 60, y: 0))
      desk.draw(from: edge, by: CGPoint(x: 300, y: 0))
    },
    Outing("message turned back on its way in") { desk in
      desk.begin { desk.pressMessage() }
      desk.tap("BackButton")
      if desk.front !== desk.inbox { desk.tap("BackButton") }
    },
    Outing("a message's actions") { desk in
      desk.openMessage()
      desk.tap("More")
      desk.draw(from: Place(x: 200, y: 480), by: CGPoint(x: 0, y: 350))
      desk.tap("BackButton")
    },
    Outing("reply") { desk in
      desk.openMessage()
      desk.tap("More")
      desk.tap("Reply")
      desk.drawDraftDown()
      desk.tap("BackButton")
    },
  ]

  private static let places = [
    Outing("draft that the device turns with") { desk in
      desk.begin { desk.press("compose") }
      desk.simulator.rotate(to: .landscapeRight)
      desk.settle()
      desk.simulator.rotate(to: .portrait)
      desk.settle()
      desk.drawDraftDown()
    },
    Outing("mailboxes") { desk in
      desk.tap("BackButton")
      desk.tap("Inbox")
    },
    Outing("other list, by the finger") { desk in
      desk.draw(from: right, by: CGPoint(x: -300, y: 0))
      desk.draw(from: left, by: CGPoint(x: 300, y: 0))
    },
    Outing("other list, by its button") { desk in
      desk.tap("Unread")
      desk.tap("All")
    },
    Outing("other list that went back") { desk in desk.draw(from: right, by: CGPoint(x: -80, y: 0)) },
    Outing("search drawn away") { desk in
      desk.tap("search")
      desk.draw(from: bar, by: CGPoint(x: 0, y: 600))
    },
    Outing("search cancelled") { desk in
      desk.tap("search")
      desk.tap("cancelSearch")
    },
    Outing("search that came back first") { desk in
      desk.tap("search")
      desk.draw(from: bar, by: CGPoint(x: 0, y: 200))
      desk.tap("cancelSearch")
    },
    Outing("drawer opened by its button") { desk in
      desk.tap("Settings")
      desk.draw(from: middle, by: CGPoint(x: 230, y: 0))
    },
    Outing("drawer pulled out and let go") { desk in
      desk.draw(from: Place(x: 390, y: 500), by: CGPoint(x: -60, y: 0))
    },
    Outing("drawer pulled out") { desk in
      desk.draw(from: Place(x: 390, y: 500), by: CGPoint(x: -240, y: 0))
      desk.draw(from: middle, by: CGPoint(x: 230, y: 0))
    },
  ]
}

extension MailDesk {
  /// Drags, rests, lets go and waits for what comes of it.
  fileprivate func draw(from start: CGPoint, by way: CGPoint) {
    drag(from: start, by: way).up()
    settle()
  }
}
