import Foundation
import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("A run of device checks", .ownWorld)
struct CheckRunTests {
  private let phone = CheckedPhone()

  private static let holding = DeviceCheck(41, "this holds") { _ in .holds }
  private static let hanging = DeviceCheck(41, "this hangs") { _ in
    for await _ in AsyncStream(Void.self, { _ in }) {}
    return .holds
  }

  @Test("a broken assumption differs, and the report begins with what was found")
  func differs() async {
    let checks = [
      Self.holding,
      DeviceCheck(179, "a new center lays a view out") { stage in
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.view.addSubview(view)
        await stage.frames()
        view.count = 0
        view.center.x += 30
        await stage.frames()
        return .same(view.count, as: 1)
      },
      DeviceCheck(3, "a second modal is presented") { stage in
        let second = stage.makeModal()
        await stage.present(stage.makeModal())
        stage.callPresent(second)
        await stage.frames(4)
        return .that(second.presentingViewController != nil, else: "it is refused")
      },
    ]
    let report = await phone.carryOut(phone.makeRun(checks))
    #expect(report.lines.map(\.finding) == [.holds, .differs("0"), .differs("it is refused")])
    #expect(!report.isSound)
    #expect(
      report.text == """
        InteractiveModal, device check
        device: iPhone, 393 × 852 points at 3x
        system: headless UIKit 18.0
        kit: 1.0.0-beta.1
        found: 1 hold, 2 differ, 0 answers, 0 unknown, 0 skipped

        F179 DIFFERS a new center lays a view out: found 0
        F3   DIFFERS a second modal is presented: found it is refused
        F41  holds   this holds
        """)
  }

  @Test("a check that hangs is ended by its limit, and the others go on")
  func hangs() async {
    let start = phone.simulator.clock.now
    let waiting = DeviceCheck(41, "this waits for ever") { stage in
      while await !stage.until(atMost: 1, { false }), !Task.isCancelled {}
      return .holds
    }
    let report = await phone.carryOut(phone.makeRun([Self.hanging, waiting, Self.holding]))
    let late = Finding.differs("no end within 5 seconds")
    #expect(report.lines.map(\.finding) == [late, late, .holds])
    #expect(abs(phone.simulator.clock.now - start - 10) < 0.2)
  }

  @Test("a run that is stopped leaves its findings, and the next one goes on with the check that ran")
  func stopped() async {
    let windows = phone.simulator.windowScene.windows.count
    let key = phone.simulator.windowScene.keyWindow
    let run = phone.makeRun([Self.holding, Self.hanging])
    var (report, isOver): (CheckReport?, Bool) = (nil, false)
    Task {
      report = await run.run()
      isOver = true
    }
    await phone.letTimePass { run.findings.count == 1 }
    run.stop()
    #expect(phone.simulator.windowScene.windows.count == windows)
    #expect(phone.simulator.windowScene.keyWindow === key)
    let next = await phone.carryOut(run)
    #expect(next.lines.map(\.finding) == [.holds, .differs("no end within 5 seconds")])
    await phone.letTimePass { isOver }
    #expect(report == nil && phone.simulator.windowScene.windows.count == windows)
  }

  @Test("nothing of a run is left: no window, controller, view or display link")
  func nothingLeft() async {
    let names = ["F8", "F44", "F208", "F254", "F340", "F281"]
    let checks = DeviceCheck.all.filter { names.contains("F\($0.fact)") && $0.means == .code }
    #expect(checks.count > 6)
    let (before, windows) = (phone.simulator.census, phone.simulator.windowScene.windows.count)
    let key = phone.simulator.windowScene.keyWindow
    let report = await phone.carryOut(phone.makeRun(checks))
    #expect(report.isSound)
    phone.simulator.clock.runUntilIdle()
    #expect(phone.simulator.census.excess(over: before) == nil)
    #expect(phone.simulator.windowScene.windows.count == windows)
    #expect(phone.simulator.windowScene.keyWindow === key)
  }

  @Test("a report names the newest version of the changelog")
  func version() throws {
    let kit = CheckReport([], in: phone.simulator.windowScene).kit
    #expect(try Repository.text("CHANGELOG.md").hasPrefix("# Changelog\n\n## \(kit) "))
  }

  @Test("without a user the checks that need a finger are skipped")
  func skipped() async {
    let checks = DeviceCheck.all.filter { $0.means == .finger }
    let report = await phone.carryOut(phone.makeRun(checks))
    #expect(checks.count == 5 && report.lines.allSatisfy { $0.finding == .skipped })
    #expect(report.isSound)
  }
}
