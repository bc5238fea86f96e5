import Foundation

/// A scroll indicator as the screen shows it, in the coordinates of the scroll view.
package struct ScrollIndicator: Equatable, Sendable {
  package static let width: CGFloat = 3
  /// The space between the indicator and the edges of the scroll view.
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// The length of an indicator whose content is pulled far beyond its edge.
  private static let shortestPulled: CGFloat = 8

  package let frame: CGRect
  package let color: CGColor

  /// The part of `track`, the visible bounds inside the safe area, that is as long, and as far from
  /// its start, as the visible part of the content, which may rest in `range`.
  init(
    along axis: ScrollAxis, in track: CGRect, offset: CGFloat, range: ClosedRange<CGFloat>,
    dimension: CGFloat, color: CGColor
  ) {
    let room = max(track.size[keyPath: axis.length] - 2 * Self.margin, 0)
    let distance = range.upperBound - range.lowerBound
    let rest = range.clamping(offset)
    let resting = max(room * dimension / (dimension + distance), min(Self.shortest, room))
    let length = max(resting - abs(offset - rest), min(Self.shortestPulled, room))
    let isPulledOn = offset > rest
    let start = isPulledOn ? room - length : (room - length) * (rest - range.lowerBound) / distance
    frame =
      switch axis {
      case .horizontal:
        CGRect(
          x: track.minX + Self.margin + start, y: track.maxY - Self.margin - Self.width, width: length,
          height: Self.width)
      case .vertical:
        CGRect(
          x: track.maxX - Self.margin - Self.width, y: track.minY + Self.margin + start, width: Self.width,
          height: length)
      }
    self.color = color
  }
}

/// Indicators are no views: hosts draw them, and they cost the app no write and no layout.
extension UIScrollView {
  /// The seconds for which the indicators fade.
  private static let fadeDuration: TimeInterval = 0.33
  /// The seconds before `flashScrollIndicators()` begins to fade.
  private static let flashDuration: TimeInterval = 0.5
  private static let opacity: CGFloat = 0.35

  /// Shows the indicators for a moment (F400).
  public func flashScrollIndicators() { fadeIndicators(after: Self.flashDuration) }

  /// The indicators on the screen now, with their opacity in their colour: visible while a finger scrolls
  /// and while content coasts, and fading afterwards (F400).
  package var shownIndicators: [ScrollIndicator] {
    let opacity = Self.opacity * indicatorVisibility
    guard opacity > 0 else { return [] }
    let color = CGColor(gray: traitCollection.userInterfaceStyle == .dark ? 1 : 0, alpha: opacity)
    let track = bounds.inset(by: safeAreaInsets)
    return ScrollAxis.allCases.filter { showsIndicator(along: $0) && canScroll(along: $0) }.map {
      ScrollIndicator(
        along: $0, in: track, offset: contentOffset[keyPath: $0.coordinate], range: restRange(along: $0),
        dimension: bounds.size[keyPath: $0.length], color: color)
    }
  }

  private func showsIndicator(along axis: ScrollAxis) -> Bool {
    switch axis {
    case .horizontal: showsHorizontalScrollIndicator
    case .vertical: showsVerticalScrollIndicator
    }
  }

  /// 1 visible, 0 hidden.
  private var indicatorVisibility: CGFloat {
    isScrolledByUser ? 1 : min(max(remainingFade / Self.fadeDuration, 0), 1)
  }

  private var isScrolledByUser: Bool { isDragging || isDecelerating || (isTracking && hasCaughtMotion) }

  /// The seconds until the indicators are hidden; not positive if they are.
  fileprivate var remainingFade: TimeInterval {
    indicatorFadeStart + Self.fadeDuration - Simulator.running.clock.now
  }

  fileprivate var areIndicatorsFading: Bool { !isScrolledByUser && remainingFade > 0 }

  /// Called at the end of a drag and of coasting.
  func fadeIndicators(after delay: TimeInterval = 0) {
    let simulator = Simulator.running
    indicatorFadeStart = simulator.clock.now + delay
    simulator.fadingIndicators.note(self)
  }
}

/// The scroll views whose indicators fade.
@MainActor package final class FadingIndicators {
  private var entries: [Weak<UIScrollView>] = []

  package var isEmpty: Bool { entries.isEmpty }

  /// The seconds until all are hidden.
  package var remainingTime: TimeInterval {
    entries.compactMap { $0.object?.remainingFade }.reduce(0, max)
  }

  func note(_ scrollView: UIScrollView) {
    dropHidden()
    if !entries.contains(where: { $0.object === scrollView }) { entries.append(Weak(object: scrollView)) }
  }

  /// Returns their layers, and forgets those whose indicators are hidden now.
  package func takeLayers() -> [CALayer] {
    defer { dropHidden() }
    return entries.compactMap { $0.object?.layer }
  }

  private func dropHidden() { entries.removeAll { $0.object?.areIndicatorsFading != true } }
}
