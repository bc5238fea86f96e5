import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The settings drawer", .ownWorld)
struct DrawerTests {
  private func launch(
    _ stage: (Device, UIInterfaceOrientation) = (.iPhone15, .portrait), isMirrored: Bool
  ) -> MailApp {
    let app = MailApp(stage.0, stage.1)
    app.simulator.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    app.settle()
    return app
  }

  private func drawer(_ app: MailApp) -> CGRect {
    let view = app.navigation?.presentedViewController?.viewIfLoaded
    return view.map { $0.shown($0.bounds) } ?? .null
  }

  @Test(
    "the drawer is on the trailing edge, 320 points wide and as high as the screen, which does not move",
    arguments: TextSizeTests.stages, [false, true])
  func place(stage: (Device, UIInterfaceOrientation), isMirrored: Bool) {
    let app = launch(stage, isMirrored: isMirrored)
    app.tap("Settings")
    let size = app.simulator.windowSize
    #expect(drawer(app).width == 320 && drawer(app).height == size.height)
    #expect(isMirrored ? drawer(app).minX == 0 : drawer(app).maxX == size.width)
    #expect(app.navigation?.view.shown.transform.affine == .identity)
  }

  @Test(
    "a finger pulls the drawer out of the trailing edge, and pushes it back; after a short way it returns",
    arguments: [false, true])
  func pulledAndPushed(isMirrored: Bool) {
    let app = launch(isMirrored: isMirrored)
    let direction: CGFloat = isMirrored ? -1 : 1
    app.dragAndSettle(from: CGPoint(x: isMirrored ? 3 : 390, y: 500), by: CGPoint(x: -240 * direction, y: 0))
    let rest = drawer(app)
    #expect(rest.width == 320)
    let start = CGPoint(x: rest.midX, y: 500)
    app.dragAndSettle(from: start, by: CGPoint(x: direction * 80, y: 0))
    #expect(drawer(app) == rest)
    app.dragAndSettle(from: start, by: CGPoint(x: direction * 230, y: 0))
    #expect(app.front is InboxViewController && app.inbox?.mailbox == .inbox)
  }
}
