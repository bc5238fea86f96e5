import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The drawer with the settings")
struct DrawerTests {
  nonisolated static let stages = TextSizeTests.stages

  private func open(
    _ stage: (Device, UIInterfaceOrientation) = (.iPhone15, .portrait), isMirrored: Bool = false
  ) -> MailDesk {
    let desk = MailDesk(stage.0, stage.1)
    desk.simulator.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    desk.settle()
    desk.tap("Settings")
    return desk
  }

  private func drawer(_ desk: MailDesk) -> CGRect {
    let view = desk.navigation?.presentedViewController?.viewIfLoaded
    return view.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  @Test(
    "it stands at the side where lines end, as high as the screen and 320 wide, and leaves the screen in place",
    arguments: stages, [false, true])
  func place(stage: (Device, UIInterfaceOrientation), isMirrored: Bool) {
    let desk = open(stage, isMirrored: isMirrored)
    let size = desk.simulator.windowSize
    #expect(drawer(desk).width == 320 && drawer(desk).height == size.height)
    #expect(isMirrored ? drawer(desk).minX == 0 : drawer(desk).maxX == size.width)
    #expect(desk.navigation?.view.transform == .identity)
    #expect(desk.simulator.complaints == [])
  }

  @Test("a finger pushes it back to where it came from, or lets it return", arguments: [false, true])
  func pushed(isMirrored: Bool) {
    let desk = open(isMirrored: isMirrored)
    let (rest, way) = (drawer(desk), CGFloat(isMirrored ? -1 : 1))
    let start = CGPoint(x: rest.midX, y: 500)
    desk.drag(from: start, by: CGPoint(x: way * 80, y: 0)).up()
    desk.settle()
    #expect(drawer(desk) == rest)
    desk.drag(from: start, by: CGPoint(x: way * 230, y: 0)).up()
    desk.settle()
    #expect(desk.front is InboxViewController && desk.inbox?.mailbox == .inbox)
    #expect(desk.simulator.complaints == [])
  }

  @Test("a finger pulls it out of the edge, at the side where lines end", arguments: [false, true])
  func pulled(isMirrored: Bool) {
    let desk = MailDesk(.iPhone15, .portrait)
    desk.simulator.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    desk.settle()
    let (edge, way): (CGFloat, CGFloat) = isMirrored ? (3, 240) : (390, -240)
    desk.drag(from: CGPoint(x: edge, y: 500), by: CGPoint(x: way, y: 0)).up()
    desk.settle()
    #expect(drawer(desk).width == 320)
    #expect(desk.simulator.complaints == [])
  }
}
