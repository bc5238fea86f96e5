@testable import InteractiveModal
@testable import UIKit

/// Watches a list and the card that it lies on, frame by frame: together they go as far as the finger.
@MainActor final class HandoffWatch {
  private let screen: Screen
  private let list: UIScrollView
  private var reference: CGFloat?
  /// Largest difference between the finger's way and that of list and card, where nothing resists; in points.
  private(set) var error: CGFloat = 0
  /// How far the content was seen off its place while the card was off its own, in points.
  private(set) var slip: CGFloat = 0
  private var standing: CGFloat?
  /// How far fingers on a trackpad have gone.
  var scrolled = CGVector.zero

  init(_ screen: Screen, _ list: UIScrollView) {
    self.screen = screen
    self.list = list
    screen.clock.onFrame { [weak self] in self?.look() }
  }

  private var pan: UIGestureRecognizer? { screen.session?.finger.cardPan }

  private var isDragging: Bool {
    [pan, list.panGestureRecognizer].allSatisfy { $0?.state == .began || $0?.state == .changed }
  }

  private func look() {
    guard isDragging else { return reference = nil }
    let isResisted = !list.isStrictlyInBounds || screen.cardTop < screen.restingTop - 1e-9
    guard !isResisted else { return reference = nil }
    let scrolledAway = (list.isFlipped ? -1 : 1) * list.contentOffset.y
    let distance = screen.finger.location.y + scrolled.dy - screen.cardTop + scrolledAway
    if let reference { error = max(error, (distance - reference).magnitude) }
    reference = reference ?? distance
    lookAtContent()
  }

  private func lookAtContent() {
    guard screen.cardTop > screen.restingTop + 1e-9 else { return standing = nil }
    if let standing { slip = max(slip, (list.contentOffset.y - standing).magnitude) }
    standing = standing ?? list.contentOffset.y
  }
}

extension UIScrollView {
  /// Whether the content is upside down, as a chat's.
  var isFlipped: Bool { transform.d < 0 }

  fileprivate var isStrictlyInBounds: Bool {
    let range = restRange(along: .vertical)
    return contentOffset.y >= range.lowerBound - 1e-9 && contentOffset.y <= range.upperBound + 1e-9
  }
}
