import Foundation

/// VoiceOver: a focus on one element, and a record of what the app posted.
@MainActor public final class VoiceOver {
  /// One post of the app.
  public struct Post {
    public let notification: UIAccessibility.Notification
    public private(set) weak var argument: AnyObject?
  }

  /// All posts, the first first.
  public private(set) var posts: [Post] = []
  /// The element with the focus.
  public weak var focus: AnyObject?

  /// Moves the focus to the element that the app names (F302).
  /// A device takes the first element if none is named.
  func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let element = argument.map { $0 as AnyObject }
    posts.append(Post(notification: notification, argument: element))
    if notification.movesFocus, !(argument is String) { focus = element }
  }

  func forgetPosts() { posts = [] }

  /// Whether a swipe to the right goes from one view to another, sooner or later: by the order that their nearest
  /// common superview names (F598), or by that of its subviews.
  public func reads(_ first: UIView, before second: UIView) -> Bool {
    let (one, other) = (path(to: first), path(to: second))
    guard let fork = zip(one, other).enumerated().first(where: { $1.0 !== $1.1 })?.offset, fork > 0 else {
      return false
    }
    let common = one[fork - 1]
    let order = common.accessibilityElements?.map { $0 as AnyObject } ?? common.subviews
    let places = [one[fork], other[fork]].map { step in order.firstIndex { $0 === step } }
    guard let place = places[0], let otherPlace = places[1] else { return false }
    return place < otherPlace
  }

  /// The views from the outermost one down to a view.
  private func path(to view: UIView) -> [UIView] { sequence(first: view, next: \.superview).reversed() }

  /// Whether the focus can reach a view: the view is in the window, not hidden, no sibling of it or of its
  /// superviews is modal (F215), and it is in what they name (F598).
  public func reaches(_ view: UIView) -> Bool {
    guard view.window != nil else { return false }
    return sequence(first: view, next: \.superview).allSatisfy { step in
      !step.isHidden && !step.accessibilityElementsHidden
        && !(step.superview?.subviews ?? []).contains { $0 !== step && $0.accessibilityViewIsModal }
        && step.superview?.accessibilityElements?.contains { $0 as AnyObject === step } != false
    }
  }

  /// Swipes up or down on an element; only adjustable ones react (F309).
  public func adjust(_ view: UIView, up isUp: Bool) {
    guard view.isAccessibilityElement, view.accessibilityTraits.contains(.adjustable), reaches(view) else {
      return
    }
    isUp ? view.accessibilityIncrement() : view.accessibilityDecrement()
    Simulator.running.clock.runTurns()
  }

  /// Taps twice on an element (F406). Returns whether the element answered; a tap on one that
  /// does not answer is not modelled.
  @discardableResult public func activate(_ view: UIView) -> Bool {
    guard view.isAccessibilityElement, reaches(view) else { return false }
    let done = view.accessibilityActivate()
    Simulator.running.clock.runTurns()
    return done
  }

  /// Performs one of an element's own actions (F407). Returns whether it was there and succeeded.
  @discardableResult public func perform(_ name: String, on view: UIView) -> Bool {
    let action = view.accessibilityCustomActions?.first { $0.name == name }
    guard view.isAccessibilityElement, reaches(view), let action else { return false }
    let done = action.actionHandler?(action) ?? false
    Simulator.running.clock.runTurns()
    return done
  }

  /// Draws the escape gesture: the element and its superviews are asked from the inside out
  /// until one returns true (F301). Returns whether one did.
  @discardableResult public func performEscape(from view: UIView) -> Bool {
    let done = sequence(first: view, next: \.superview).contains { step in
      step.accessibilityPerformEscape() || step.controller?.accessibilityPerformEscape() == true
    }
    Simulator.running.clock.runTurns()
    return done
  }
}
