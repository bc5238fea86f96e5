import Testing
import UIKit

@testable import HeadlessHosts

extension HostsTests {
  @MainActor @Suite("The oracles of a user") struct UserOracleTests {
    private static let open = "touch 1 0; up 1; wait 0.1"
    private static let drag =
      "down 1 0.5 0.28; move 1 0 20; move 1 0 20; move 1 0 20; wait 0.1; move 1 0 -20; move 1 0 -20; up 1; "
      + "wait 0.4; wait 0.4"

    /// Taps the field, which a software keyboard then covers or not.
    private static let typing = "software; down 1 0.3 0.28; up 1; wait 0.4; wait 0.4"
    private static let typingBelow = "software; down 1 0.3 0.645; up 1"

    /// A planted fault, the shortest way to it, and what is found.
    private static let planted: [(fault: UserFault, script: String, sentence: String)] = [
      (.caret, typingBelow, "the user types at"),
      (.focus, "\(typing); \(drag)", "nothing is first responder in place of UITextField"),
      (.scrolls, drag, "UIScrollView is scrolled from"), (.end, "", "cannot bring UIScrollView"),
      (.along, "", "scrolls under a finger that does not touch it"),
      (
        .slider, "down 1 0.305 0.335; move 1 20 0; move 1 20 0; wait 0.1",
        "a card moves while UISlider tracks"
      ),
      (.list, "", "a card moves while UIScrollView can still scroll"),
      (
        .drawing, "down 1 0.305 0.775; wait 0.1; move 1 0 20; move 1 0 20; wait 0.1",
        "UserDrawing loses the finger that it tracks"
      ),
      (.bar, "", "UITabBar of the first screen is at"), (.turn, "left", "the interface turns from"),
      (.clock, "", "the status bar has the lightness 1.0"), (.photo, "", "is stretched to 1.2"),
    ]

    private func fault(of script: String, in fault: UserFault?) throws -> String? {
      UserApp.fault = fault
      return FuzzRun(app: UserApp.self, avoided: []).fault(
        of: try FuzzScript("iPhone 15: \(Self.open); \(script)"))
    }

    @Test("find what is wrong, and nothing in an app that does the same without the fault", arguments: 0..<12)
    func faults(index: Int) throws {
      let (planted, script, sentence) = Self.planted[index]
      let found = try fault(of: script, in: planted)
      #expect(found?.contains(sentence) == true, "\(found ?? "nothing")")
      #expect(try fault(of: script, in: nil) == nil)
    }
  }
}
