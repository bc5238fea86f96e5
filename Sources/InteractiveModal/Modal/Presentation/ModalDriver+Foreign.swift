import UIKit

/// Somebody else's animator opens or closes the modal.
///
/// Meanwhile the card is the animator's: for fingers, keys and layouts the modal is not there. The screen behind and the
/// dimming go along with the animator. Afterwards all is as if the kit had moved the modal.
extension ModalDriver {
  /// Leaves the card to an animator.
  func yield(for way: MotionOwner.Way) {
    mover = .awaited(way)
    gesture.recognizer.isEnabled = false
    if way == .closing { _ = interaction.handle(.placed(.dismissed)) }
  }

  /// Whether the kit has nothing to do with this opening or closing itself: no finger opens the modal, and one that is to be
  /// closed stands.
  func mayYield(for way: MotionOwner.Way) -> Bool {
    switch (way, interaction.state) {
    case (.opening, .resting(.dismissed)): !opening.isUnderWay
    case (.closing, .resting(.detent)): true
    case (.opening, _), (.closing, _): false
    }
  }

  /// UIKit begins what the animator was asked for.
  func foreignWillBegin() {
    guard case .awaited(let way) = mover else { return }
    if way == .opening {
      views.card.apply(layout)
      views.card.apply(pose(at: initialStop))
    }
    modal.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
      guard let self, self.mover == .awaited(way) else { return }
      self.mover = .foreign(way)
      self.show()
    })
  }

  /// Shows what is around the card; that is the animator's.
  func showSurroundings() {
    let pose = pose(at: surroundingStop)
    views.applySurroundings(pose)
    statusBar.follow(
      choreography.surroundings(
        ofStatusBarAt: interaction.stops.place(of: surroundingStop).fraction, in: layout), on: modal)
  }

  /// Where the modal is as far as its surroundings are concerned.
  private var surroundingStop: TransitionStop {
    switch mover {
    case .awaited(.opening), .foreign(.closing): .dismissed
    case .foreign(.opening): initialStop
    case .awaited(.closing), .kit: interaction.detent
    }
  }

  private func pose(at stop: TransitionStop) -> CardPose {
    configuration.choreography == nil
      ? choreography.pose(
        at: interaction.stops.place(of: stop).fraction, slidingTo: .infinity, in: layout) : .inPlace
  }

  /// Where the card stands in the end, for whoever takes it there.
  func finalFrame(in container: UIView) -> CGRect {
    let layout = layout(in: container)
    guard case .awaited = mover else { return layout.frame }
    return views.card.frame(at: pose(at: initialStop), in: layout)
  }

  /// UIKit does not let the modal go: it stands again.
  func dismissalWasCalledOff() {
    if takeBack(at: interaction.detent) { giveKeyboardBack(at: interaction.detent) }
  }

  /// The animator has done its work, or has called it off.
  ///
  /// - Returns: Whether there was one.
  @discardableResult func takeBack(at stop: TransitionStop) -> Bool {
    guard mover != .kit else { return false }
    mover = .kit
    gesture.recognizer.isEnabled = true
    guard stop != .dismissed, let container = modal.presentationController?.containerView else { return true }
    views.takeCardBack(to: container)
    _ = interaction.handle(.placed(stop))
    roomDidChange(in: container)
    handle(.placed(stop))
    return true
  }
}
