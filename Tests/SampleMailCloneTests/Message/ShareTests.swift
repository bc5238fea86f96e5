import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("System views over the sample", .ownWorld)
struct ShareTests {
  @Test(
    "the share sheet appears and closes over a message",
    arguments: [Device.iPhone15, .iPhoneSE, .iPadAir])
  func share(device: Device) {
    let app = MailApp(device)
    app.openMessage()
    app.tap("More")
    app.tap("Share")
    #expect(app.front is UIActivityViewController)
    app.tap("Close")
    #expect(app.front is MessageViewController)
    #expect(app.simulator.complaints == [])
  }

  @Test("the status bar is white while the draft is open, and as before afterwards")
  func statusBar() {
    let app = MailApp()
    #expect(app.simulator.systemBars.statusBarStyle == .default)
    app.openDraft()
    #expect(app.simulator.systemBars.statusBarStyle == .lightContent)
    app.tap("cancel")
    #expect(app.draft == nil && app.simulator.systemBars.statusBarStyle == .default)
  }

  @Test("a question over a draft does not change the status bar")
  func question() {
    let app = MailApp()
    app.openDraft()
    app.simulator.type("Ann")
    app.tap("cancel")
    #expect(app.front is UIAlertController)
    #expect(app.simulator.systemBars.statusBarStyle == .lightContent)
  }
}
