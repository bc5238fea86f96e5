import Foundation
import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("A draft over a relaunch", .ownWorld)
struct RestorationTests {
  private static let text = (1...80).map { "Line \($0)" }.joined(separator: "\n")

  /// Opens a draft, writes and scrolls in it, and ends the app.
  private func endWithDraft() throws -> (activity: NSUserActivity?, open: OpenDraft?) {
    let app = MailApp()
    app.openDraft()
    let body = try #require(app.draftView("body") as? UITextView)
    (app.draftView("recipients") as? UITextField)?.text = "ada@marchetti.example"
    (app.draftView("subject") as? UITextField)?.text = "The lake"
    app.simulator.window?.endEditing(true)
    app.settle()
    body.text = Self.text
    body.layoutIfNeeded()
    body.contentOffset.y += 200
    let open = app.draft?.openDraft
    app.simulator.enterBackground()
    app.simulator.terminate()
    return (app.simulator.windowScene.session.stateRestorationActivity, open)
  }

  @Test("the draft is there in the first frame: text, recipients, detent, scroll position")
  func restored() throws {
    let (activity, open) = try endWithDraft()
    let app = MailApp(restoring: activity)
    #expect(!app.simulator.isAnimating)
    #expect(app.draft?.openDraft == open && open?.scrolled == 200)
    #expect(app.draftText("body") == Self.text && app.draft?.isChanged == true)
    #expect(app.draftText("recipients") == "ada@marchetti.example" && app.draft?.title == "The lake")
    let frame = app.frame(of: "body")
    app.settle()
    #expect(app.frame(of: "body") == frame)
  }

  @Test(
    "data that cannot be read leaves the inbox, and is kept for a version that can",
    arguments: [Data("{".utf8), Data()])
  func corrupt(data: Data) throws {
    let activity = try #require(try endWithDraft().activity)
    activity.userInfo = activity.userInfo?.mapValues { _ in data }
    let app = MailApp(restoring: activity)
    #expect(app.front === app.inbox)
    for count in 1...2 {
      app.simulator.enterBackground()
      let kept = app.simulator.windowScene.session.stateRestorationActivity?.userInfo?.values.compactMap {
        $0 as? Data
      }
      #expect(kept?.count == count && kept?.contains(data) == true)
      app.simulator.enterForeground()
      app.openDraft()
    }
  }

  @Test("without an open draft the scene keeps nothing")
  func none() {
    let app = MailApp()
    app.simulator.enterBackground()
    #expect(app.simulator.windowScene.session.stateRestorationActivity == nil)
  }
}
