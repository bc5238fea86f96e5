import UIKit

/// Names the list of a container's child for the bars around the container.
///
/// UIKit's bars look for the list that they follow in the view of their own page only (F340).
@MainActor final class ContentLists {
  private struct List {
    weak var view: UIScrollView?
  }

  /// The lists that were named here, by their edges.
  private var lists: [NSDirectionalRectEdge.RawValue: List] = [:]

  /// Names the list of a child. A list that the app has named stays.
  func nameList(of child: UIViewController?, in container: UIViewController) {
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      let (list, former) = (child?.foundContentScrollView(for: edge), container.contentScrollView(for: edge))
      guard list !== former, former == nil || former === lists[edge.rawValue]?.view else { continue }
      lists[edge.rawValue] = List(view: list)
      container.setContentScrollView(list, for: edge)
    }
  }
}

extension UIViewController {
  /// The scroll view that bars at an edge would follow on a page of its own.
  fileprivate func foundContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollView(for: edge) ?? viewIfLoaded as? UIScrollView
      ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
