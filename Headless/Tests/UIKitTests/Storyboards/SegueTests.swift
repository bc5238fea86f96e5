import TestWorld
import Testing
import UIKit

@Suite("Segues", .ownWorld) @MainActor struct SegueTests {
  private final class Source: UIViewController {
    private(set) var calls: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      calls.append("prepare \(segue.identifier ?? "") by \(sender ?? "nobody")")
    }

    func perform() { calls.append("perform") }
  }

  private final class Custom: UIStoryboardSegue {
    override func perform() { (source as? Source)?.perform() }
  }

  @Test("the source prepares the segue before it is performed (F360)")
  func order() {
    let (source, destination) = (Source(), UIViewController())
    let segue = Custom(identifier: "compose", source: source, destination: destination)
    segue.trigger(from: "a button")
    #expect(source.calls == ["prepare compose by a button", "perform"])
    #expect(segue.destination === destination)
  }
}
