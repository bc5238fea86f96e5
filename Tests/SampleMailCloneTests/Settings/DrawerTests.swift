import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The settings drawer", .ownWorld)
struct DrawerTests {
  nonisolated static let stages = TextSizeTests.stages

  private func open(
    _ stage: (Device, UIInterfaceOrientation) = (.iPhone15, .portrait), isMirrored: Bool = false
  ) -> MailApp {
    let app = MailApp(stage.0, stage.1)
    app.simulator.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    app.settle()
    app.tap("Settings")
    return app
  }

  private func drawer(_ app: MailApp) -> CGRect {
    let view = app.navigation?.presentedViewController?.viewIfLoaded
    return view.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  @Test(
    "the drawer is on the trailing edge, 320 points wide and as high as the screen, which does not move",
    arguments: stages, [false, true])
  func place(stage: (Device, UIInterfaceOrientation), isMirrored: Bool) {
    let app = open(stage, isMirrored: isMirrored)
    let size = app.simulator.windowSize
    #expect(drawer(app).width == 320 && drawer(app).height == size.height)
    #expect(isMirrored ? drawer(app).minX == 0 : drawer(app).maxX == size.width)
    #expect(app.navigation?.view.transform == .identity)
    #expect(app.simulator.complaints == [])
  }

  @Test(
    "a finger pushes the drawer back to its edge; after a short way it returns", arguments: [false, true])
  func pushed(isMirrored: Bool) {
    let app = open(isMirrored: isMirrored)
    let (rest, direction) = (drawer(app), CGFloat(isMirrored ? -1 : 1))
    let start = CGPoint(x: rest.midX, y: 500)
    app.drag(from: start, by: CGPoint(x: direction * 80, y: 0)).up()
    app.settle()
    #expect(drawer(app) == rest)
    app.drag(from: start, by: CGPoint(x: direction * 230, y: 0)).up()
    app.settle()
    #expect(app.front is InboxViewController && app.inbox?.mailbox == .inbox)
    #expect(app.simulator.complaints == [])
  }

  @Test("a finger pulls the drawer out of the trailing edge", arguments: [false, true])
  func pulled(isMirrored: Bool) {
    let app = MailApp(.iPhone15, .portrait)
    app.simulator.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    app.settle()
    let (edge, translation): (CGFloat, CGFloat) = isMirrored ? (3, 240) : (390, -240)
    app.drag(from: CGPoint(x: edge, y: 500), by: CGPoint(x: translation, y: 0)).up()
    app.settle()
    #expect(drawer(app).width == 320)
    #expect(app.simulator.complaints == [])
  }
}
