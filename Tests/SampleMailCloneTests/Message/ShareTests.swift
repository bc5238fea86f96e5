import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("What the system puts over the sample")
struct ShareTests {
  @Test(
    "a message is shared, and the sheet leaves it as it was",
    arguments: [Device.iPhone15, .iPhoneSE, .iPadAir])
  func share(device: Device) {
    let desk = MailDesk(device)
    desk.openMessage()
    desk.tap("More")
    desk.tap("Share")
    #expect(desk.front is UIActivityViewController)
    desk.tap("Close")
    #expect(desk.front is MessageViewController)
    #expect(desk.simulator.complaints == [])
  }

  @Test("the bar is white over a screen that has stepped back, and as before when the draft has gone")
  func statusBar() {
    let desk = MailDesk()
    #expect(desk.simulator.systemBars.statusBarStyle == .default)
    desk.openDraft()
    #expect(desk.simulator.systemBars.statusBarStyle == .lightContent)
    desk.tap("cancel")
    #expect(desk.draft == nil && desk.simulator.systemBars.statusBarStyle == .default)
  }

  @Test("a question over a draft leaves the bar to the draft")
  func question() {
    let desk = MailDesk()
    desk.openDraft()
    desk.simulator.type("Ann")
    desk.tap("cancel")
    #expect(desk.front is UIAlertController)
    #expect(desk.simulator.systemBars.statusBarStyle == .lightContent)
  }
}
