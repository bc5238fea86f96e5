import Foundation

/// What somebody has who does not see the screen: a focus on one element, and what the app says to it.
@MainActor public final class VoiceOver {
  /// What the app told.
  public struct Post {
    public let notification: UIAccessibility.Notification
    public private(set) weak var argument: AnyObject?
  }

  /// All that was told, the first first.
  public private(set) var posts: [Post] = []
  /// The element that has the focus.
  public weak var focus: AnyObject?

  /// The focus goes to what the app names (F302). Without a name a device takes the first element there is.
  func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let element = argument.map { $0 as AnyObject }
    posts.append(Post(notification: notification, argument: element))
    if notification.movesFocus, !(argument is String) { focus = element }
  }

  func forgetPosts() { posts = [] }

  /// Whether the focus can go to a view: it is in the window, nothing hides it, and nothing beside it or beside
  /// what it lies in is modal (F215).
  public func reaches(_ view: UIView) -> Bool {
    guard view.window != nil else { return false }
    return sequence(first: view, next: \.superview).allSatisfy { step in
      !step.isHidden && !step.accessibilityElementsHidden
        && !(step.superview?.subviews ?? []).contains { $0 !== step && $0.accessibilityViewIsModal }
    }
  }

  /// Swipes up or down on an element with a value: only one that is adjustable hears of it (F309).
  public func adjust(_ view: UIView, up isUp: Bool) {
    guard view.isAccessibilityElement, view.accessibilityTraits.contains(.adjustable), reaches(view) else {
      return
    }
    isUp ? view.accessibilityIncrement() : view.accessibilityDecrement()
    Simulator.running.clock.runTurns()
  }

  /// Draws a Z with two fingers: whatever contains the element is asked, from the inside out, until one has done
  /// it (F301).
  @discardableResult public func performEscape(from view: UIView) -> Bool {
    let done = sequence(first: view, next: \.superview).contains { step in
      step.accessibilityPerformEscape() || step.controller?.accessibilityPerformEscape() == true
    }
    Simulator.running.clock.runTurns()
    return done
  }
}
