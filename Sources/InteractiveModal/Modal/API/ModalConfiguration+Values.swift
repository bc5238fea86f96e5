extension ModalConfiguration {
  /// Returns whether another configuration has the same values.
  ///
  /// Swift cannot compare closures, policies and choreographies: the caller uses the last ones. A view of SwiftUI
  /// asks in each of its updates, so numbers and cases come first, and the first difference ends it.
  func hasSameValues(as other: ModalConfiguration) -> Bool {
    hasSameGeometry(as: other) && hasSameBehavior(as: other) && hasSameLooks(as: other)
  }

  private func hasSameGeometry(as other: ModalConfiguration) -> Bool {
    guard presenterScale == other.presenterScale, topGap == other.topGap, cornerRadius == other.cornerRadius,
      screenCornerRadius == other.screenCornerRadius, floatingInset == other.floatingInset,
      maximumWidth == other.maximumWidth, maximumHeight == other.maximumHeight,
      placement == other.placement, fillsCompactHeight == other.fillsCompactHeight, edge == other.edge,
      (source == nil) == (other.source == nil),
      detents == other.detents, initialDetent == other.initialDetent,
      largestUndimmedDetent == other.largestUndimmedDetent
    else { return false }
    return true
  }

  private func hasSameBehavior(as other: ModalConfiguration) -> Bool {
    guard showsGrabber == other.showsGrabber, dragRegion == other.dragRegion,
      expandsByScrolling == other.expandsByScrolling,
      dismissalBegins == other.dismissalBegins, keyboardAvoidance == other.keyboardAvoidance,
      risesOverKeyboard == other.risesOverKeyboard, keyboardDuringDrag == other.keyboardDuringDrag,
      haptics == other.haptics, detentHaptics == other.detentHaptics,
      dismissesOnTapOutside == other.dismissesOnTapOutside,
      dismissesOnEscape == other.dismissesOnEscape
    else { return false }
    return true
  }

  private func hasSameLooks(as other: ModalConfiguration) -> Bool {
    guard dimming == other.dimming, dimmingColor == other.dimmingColor,
      dimmingEffect == other.dimmingEffect, shadow == other.shadow,
      cardBackground == other.cardBackground, cardEffect == other.cardEffect,
      increasedContrast == other.increasedContrast, grabberColor == other.grabberColor,
      grabberSize == other.grabberSize, grabberMargin == other.grabberMargin, strings == other.strings
    else { return false }
    return true
  }
}
