import Foundation
import TestWorld
import Testing
import UIKit

@testable import SampleMailClone

@MainActor @Suite("The screen of the device check", .ownWorld)
struct CheckScreenTests {
  private static let checks = [
    DeviceCheck(41, "this holds") { _ in .holds },
    DeviceCheck(12, "this is open") { _ in .answer("1") },
    DeviceCheck(44, "this differs") { _ in .differs("2") },
  ]

  /// Shows the screen, and lets its run come to its end.
  private func show(_ phone: CheckedPhone) async throws -> DeviceCheckViewController {
    var report: CheckReport?
    let screen = DeviceCheckViewController(phone.makeRun(Self.checks)) { report = $0 }
    let window = try #require(phone.simulator.window)
    window.rootViewController = UINavigationController(rootViewController: screen)
    await phone.letTimePass { report != nil }
    return screen
  }

  @Test("the screen shows the report, in a column that scrolls, and the title tells the outcome")
  func words() async throws {
    let phone = CheckedPhone()
    let screen = try await show(phone)
    phone.simulator.clock.runUntilIdle()
    let list = try #require(screen.view as? UIScrollView)
    let words = try #require(list.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(words.text?.contains("\n\nF44  DIFFERS this differs: found 2\nF41  holds   this holds\n") == true)
    #expect(list.contentSize.height == words.frame.height && words.frame.height > 100)
    #expect(screen.title == "Some differ")
    #expect(phone.simulator.complaints == [])
  }

  @Test("the window of each check shows how many checks there are, and which one runs")
  func progress() async {
    let phone = CheckedPhone()
    var shown: [String] = []
    let checks = (1...2).map { number in
      DeviceCheck(41, "this holds, number \(number)") { stage in
        shown += stage.root.view.visibleTree.compactMap { ($0 as? UILabel)?.text }
        return .holds
      }
    }
    _ = await phone.carryOut(phone.makeRun(checks))
    #expect(shown == ["1 of 2", "2 of 2"] && phone.simulator.complaints == [])
  }

  @Test("a screen that the user leaves stops its run, and goes on when it is back")
  func leaves() async throws {
    let phone = CheckedPhone()
    var (reports, attempts) = (0, 0)
    let checks = [
      DeviceCheck(41, "this holds") { _ in .holds },
      DeviceCheck(41, "this waits") { stage in
        attempts += 1
        while attempts == 1, await !stage.until(atMost: 1, { false }), !Task.isCancelled {}
        return .holds
      },
    ]
    let run = phone.makeRun(checks)
    let screen = DeviceCheckViewController(run) { _ in reports += 1 }
    let navigation = UINavigationController(rootViewController: UIViewController())
    try #require(phone.simulator.window).rootViewController = navigation
    navigation.pushViewController(screen, animated: false)
    await phone.letTimePass { attempts == 1 }
    navigation.popViewController(animated: false)
    phone.simulator.clock.runUntilIdle()
    #expect(reports == 0 && run.findings.count == 1)
    navigation.pushViewController(screen, animated: false)
    await phone.letTimePass { reports > 0 }
    #expect(reports == 1 && run.findings.count == 2)
    #expect(screen.title == "All hold")
  }

  @Test("the button shares the report, on a phone and on a tablet", arguments: [Device.iPhone15, .iPadAir])
  func share(device: Device) async throws {
    let phone = CheckedPhone(device)
    let screen = try await show(phone)
    #expect(screen.navigationItem.rightBarButtonItem?.isEnabled == true)
    screen.share()
    phone.simulator.clock.runUntilIdle()
    #expect(screen.presentedViewController is UIActivityViewController)
    #expect(phone.simulator.complaints == [])
  }

  /// The screen does not appear in this test, because it would check the device for real.
  @Test("the row of the settings opens the screen")
  func settings() throws {
    let app = MailApp()
    app.tap("Settings")
    app.press("Check this device")
    let screen = try #require(
      app.inbox?.navigationController?.presentedViewController as? UINavigationController)
    #expect(screen.topViewController is DeviceCheckViewController)
  }

  @Test("no two checks have the same name, and the page of the check tells how many they are at least")
  func names() throws {
    let names = DeviceCheck.all.map(\.name)
    #expect(Set(names).count == names.count)
    let alone = DeviceCheck.all.count { $0.means == .code }
    let page = try Repository.text("docs/DeviceCheck.md")
    let told = try #require(page.firstMatch(of: #/more than (\d+) small checks/#).flatMap { Int($0.1) })
    #expect(told < alone && told * 3 > alone * 2, "\(alone) checks")
    #expect(page.contains(" \(names.count - alone) ask for a hand"))
  }
}
