import Foundation
import TestWorld
import Testing
import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

@MainActor @Suite("The children of a container, and the order of changes", .ownWorld)
struct ContainerChildrenTests {
  private let pages = (0..<5).map { _ in UIViewController() }

  /// The pages with these indices, of which one may be selected.
  private func selection(_ indices: [Int], selected: Int?) -> ContainerSelection {
    ContainerSelection(children: indices.map { pages[$0] }, selected: selected.map { pages[$0] })
  }

  private func index(of page: UIViewController?) -> Int? { pages.firstIndex { $0 === page } }

  @Test(
    "a swipe leads to the child beside the selected one, and nowhere from the ends",
    arguments: [
      ([0, 1, 2], 1, 0, 2), ([0, 1, 2], 0, nil, 1), ([0, 1, 2], 2, 1, nil), ([3], 3, nil, nil),
      ([0, 1], 4, nil, nil), ([0, 1], nil, nil, nil), ([], nil, nil, nil),
    ] as [([Int], Int?, Int?, Int?)])
  func neighbours(_ children: [Int], selected: Int?, before: Int?, after: Int?) {
    let selection = selection(children, selected: selected)
    #expect(index(of: selection.neighbour(.backward)) == before)
    #expect(index(of: selection.neighbour(.forward)) == after)
  }

  @Test(
    "a change to a later child goes forward, one to an earlier child or a stranger backward",
    arguments: [
      (1, 2, .forward), (0, 2, .forward), (2, 1, .backward), (1, 0, .backward), (1, 1, .backward),
      (1, 4, .backward), (0, 4, .backward), (nil, 0, .forward), (4, 0, .forward),
    ] as [(Int?, Int, TransitionOperation)])
  func operations(from selected: Int?, to target: Int, is operation: TransitionOperation) {
    #expect(selection([0, 1, 2], selected: selected).operation(to: pages[target]) == operation)
  }

  @Test(
    "new children: the selected one stays, or else the one in its position is selected, or the first",
    arguments: [
      (1, [2, 1], 1, .forward), (0, [1, 0], 0, .forward), (1, [1, 2], 1, .backward),
      (1, [0, 3, 2], 3, .forward), (2, [3, 4], 3, .backward), (2, [], nil, .forward),
      (nil, [3, 4], 3, .forward),
      (nil, [], nil, .forward), (0, [4], 4, .forward),
    ] as [(Int?, [Int], Int?, TransitionOperation)])
  func successors(of selected: Int?, _ new: [Int], is successor: Int?, _ operation: TransitionOperation) {
    let selection = selection([0, 1, 2], selected: selected)
    let children = new.map { pages[$0] }
    #expect(index(of: selection.successor(among: children)) == successor)
    #expect(selection.operation(to: selection.successor(among: children), among: children) == operation)
  }

  @Test("a change waits for the one that is being made; one that is to be made now does not")
  func queue() {
    let queue = ContainerQueue()
    var story: [String] = []
    queue.perform {
      story.append("a")
      queue.perform {
        story.append("c")
        queue.perform { story.append("e") }
      }
      queue.performNow { story.append("b") }
      queue.perform { story.append("d") }
    }
    queue.performNow {
      queue.perform { story.append("g") }
      story.append("f")
    }
    queue.perform { story.append("h") }
    #expect(story == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }
}
