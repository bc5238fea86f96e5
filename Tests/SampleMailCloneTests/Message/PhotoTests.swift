import InteractiveModal
import TestWorld
import Testing

@testable import HeadlessHosts
@testable import SampleMailClone
@testable import UIKit

@MainActor @Suite("The photo of a message", .ownWorld)
struct PhotoTests {
  nonisolated static let devices = [Device.iPhone15, .iPhoneSE, .iPadAir]

  private func photos(_ app: MailApp) -> [ShownPicture] {
    app.simulator.window.map(ShownPicture.all) ?? []
  }

  /// Opens the message, scrolls half of its photo under the bar if wanted, and returns what is seen of it.
  private func open(_ app: MailApp, isHalfHidden: Bool) throws -> CGRect {
    app.openMessage()
    let bar = try #require(app.navigation).navigationBar
    let edge = bar.shown(bar.bounds).maxY
    let list = try #require(app.front?.view.visibleTree.compactMap { $0 as? UIScrollView }.first)
    list.contentInset.bottom = 900
    if isHalfHidden { list.contentOffset.y += try #require(photos(app).last).seen.midY - edge }
    app.settle()
    let below = CGRect(origin: .zero, size: app.simulator.windowSize)
      .divided(atDistance: edge, from: .minYEdge).remainder
    return try #require(photos(app).last).seen.intersection(below)
  }

  /// Checks each frame until nothing moves.
  private func watch(_ app: MailApp, _ moment: String) {
    for _ in 0..<120 where app.simulator.isAnimating || !app.simulator.clock.isIdle {
      check(app, moment)
      app.simulator.clock.advance(by: 1 / 60)
    }
    app.settle()
  }

  private func check(_ app: MailApp, _ moment: String) {
    let photos = photos(app)
    #expect(!photos.isEmpty, "\(moment): no photo is on the screen")
    for photo in photos {
      #expect(abs(photo.stretch - 1) < 0.01, "\(moment): \(photo.frame)")
      #expect(photo.frame.isAbout(photos[0].frame, within: 1), "\(moment): two photos are on the screen")
    }
  }

  @Test(
    "opens from what is seen of it, and a finger carries it back: in each frame it is one picture, not distorted",
    arguments: devices, [false, true])
  func flies(device: Device, isHalfHidden: Bool) throws {
    let app = MailApp(device)
    let start = try open(app, isHalfHidden: isHalfHidden)
    app.press(at: CGPoint(x: start.midX, y: start.midY))
    app.simulator.clock.runTurns()
    #expect(app.front is PhotoViewController)
    #expect(photos(app).last?.seen.isAbout(start, within: 0.5) == true, "\(photos(app)) begins at \(start)")
    watch(app, "opening")
    let whole = try #require(photos(app).last)
    #expect(whole.seen.isAbout(whole.frame, within: 0.5) && whole.seen.width > start.width)

    let finger = app.simulator.makeFinger()
    finger.down(at: CGPoint(x: whole.frame.midX, y: whole.frame.midY))
    for step in 1...20 {
      app.simulator.clock.advance(by: 1 / 60)
      finger.move(
        to: CGPoint(x: whole.frame.midX + 3 * CGFloat(step), y: whole.frame.midY + 15 * CGFloat(step)))
      // A finger that has only just moved carries nothing yet.
      if step > 1 { check(app, "carried") }
    }
    let carried = try #require(photos(app).last).frame
    #expect(carried.midX > whole.frame.midX + 10 && carried.midY > whole.frame.midY + 100)
    finger.up()
    watch(app, "going back")
    #expect(app.front is MessageViewController)
    #expect(photos(app).last?.seen.intersection(start).isAbout(start, within: 0.5) == true)
  }

  @Test("a tap closes it, too, but no finger that goes to the side; VoiceOver reads it as a button")
  func tap() throws {
    let app = MailApp()
    app.openMessage()
    let photo = try #require(app.front?.view.frontmost("photo"))
    #expect(photo.isAccessibilityElement && photo.accessibilityLabel == "Photo")
    #expect(photo.accessibilityTraits.contains(.button))
    app.tap("photo")
    app.dragAndSettle(from: CGPoint(x: 300, y: 400), by: CGPoint(x: -150, y: 0))
    #expect(app.front is PhotoViewController)
    app.tap("photo")
    #expect(app.front is MessageViewController)
  }

  @Test("is in the reply, above the text that the user writes")
  func reply() throws {
    let app = MailApp()
    app.openMessage()
    app.tap("reply")
    let photo = try #require(photos(app).last)
    let body = try #require(app.draftView("body") as? UITextView)
    #expect(photo.seen.height > 100 && body.textContainerInset.top > photo.seen.height)
    #expect(app.draft?.isChanged == false)
  }

  @Test("each message names a photo that is among the assets")
  func assets() {
    let names = Message.received.compactMap(\.photo)
    #expect(!names.isEmpty && names.allSatisfy { UIImage(named: $0) != nil })
  }
}

extension CGRect {
  fileprivate func isAbout(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
      abs($0) <= tolerance
    }
  }
}
