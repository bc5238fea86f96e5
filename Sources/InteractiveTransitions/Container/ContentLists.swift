import UIKit

/// Names the list of a container's child for the bars around the container.
///
/// UIKit's bars look for the list that they follow in the view of their own page only (F340).
@MainActor final class ContentLists {
  private struct List {
    weak var view: UIScrollView?
  }

  /// A list that was found in a child, and whether the child lets bars follow it.
  private struct Answer {
    weak var found: UIScrollView?
    let mayBeFollowed: Bool
  }

  /// The lists that were named here, by their edges.
  private var lists: [NSDirectionalRectEdge.RawValue: List] = [:]
  /// The last answers, by their edges: each layout of the container looks.
  private var answers: [NSDirectionalRectEdge.RawValue: Answer] = [:]

  /// Names the list of a child. A list that the app has named stays.
  func nameList(of child: UIViewController?, in container: UIViewController) {
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      let (list, former) = (
        child.flatMap { self.list(of: $0, for: edge) }, container.contentScrollView(for: edge)
      )
      guard list !== former, former == nil || former === lists[edge.rawValue]?.view else { continue }
      lists[edge.rawValue] = List(view: list)
      container.setContentScrollView(list, for: edge)
    }
  }

  /// Returns the scroll view that bars would follow if the child were a page of its own.
  private func list(of child: UIViewController, for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = child.contentScrollView(for: edge) { return named }
    let view = child.viewIfLoaded
    guard let found = view as? UIScrollView ?? view?.subviews.first as? UIScrollView else { return nil }
    let known = answers[edge.rawValue]
    let answer = known?.found === found ? known : nil
    let mayBeFollowed = answer?.mayBeFollowed ?? child.lets(barsFollow: found, at: edge)
    answers[edge.rawValue] = Answer(found: found, mayBeFollowed: mayBeFollowed)
    return mayBeFollowed ? found : nil
  }
}

extension UIViewController {
  /// Whether the controller lets bars follow a list in it. An override of `contentScrollView(for:)`
  /// that returns `nil` keeps bars as they are (F499), so it does not return a list that is named.
  fileprivate func lets(barsFollow list: UIScrollView, at edge: NSDirectionalRectEdge) -> Bool {
    setContentScrollView(list, for: edge)
    defer { setContentScrollView(nil, for: edge) }
    return contentScrollView(for: edge) === list
  }
}
