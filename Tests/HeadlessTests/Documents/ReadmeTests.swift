import InteractiveModal
import TestWorld
import Testing
import UIKit

/// The code of the README for UIKit. A test compares it with the README line by line.
private final class ReadmeController: UIViewController {
  let draft = UIViewController()
  private(set) var outcomes: [ModalOutcome] = []

  func inOneLine() {
    present(draft, as: .mail)
  }

  func waited() async {
    // .dismissed(by: .drag), .notPresented(because: .presenterIsOffScreen), .cancelled, …
    let outcome = await presentUntilDismissed(draft, as: .mail)
    outcomes.append(outcome)
  }
}

@Suite("The README", .ownWorld) @MainActor struct ReadmeTests {
  @Test("every line of its code stands in this file, or in the one for SwiftUI")
  func compiles() throws {
    let code = try MarkdownCode("README.md")
    let swiftUI = #filePath.replacing(
      "HeadlessTests/Documents/ReadmeTests", with: "InteractiveModalTests/SwiftUI/Guide/ReadmeLine")
    #expect(code.count == 5)
    #expect(try code.missing(in: #filePath, swiftUI) == [])
  }

  @Test("the first modal of a stranger comes, and a finger drags it away")
  func oneLine() {
    let root = ReadmeController()
    let desk = GuideDesk(root: root)
    root.inOneLine()
    desk.dragAway()
  }

  @Test("a stranger who waits for the modal learns how it ended")
  func outcome() async {
    let root = ReadmeController()
    let desk = GuideDesk(root: root)
    let task = Task.immediate { await root.waited() }
    desk.dragAway()
    await task.value
    #expect(root.outcomes == [.dismissed(by: .drag)])
  }
}
