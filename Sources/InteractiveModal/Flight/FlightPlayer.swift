import UIKit

/// Has Core Animation play flights. The main thread only reads where the screen is.
///
/// Each property that moves gets key frames, once per flight, and the views hold the end meanwhile.
/// So a main thread that is busy stops nothing.
@MainActor final class FlightPlayer {
  /// What the keys of the kit's animations begin with.
  nonisolated static let prefix = "InteractiveModal."

  /// A flight that Core Animation plays. An object: a finger asks for it with each event.
  @MainActor private final class Playing {
    let flight: Flight
    let picture: any MovingPicture
    let keyFrames: KeyFrames
    let clock: FlightClock
    let layout: LayoutFlight?
    /// The layers that move, with the keys of their animations.
    let moving: [(layer: CALayer, key: String)]
    let endSignpost: Signposts.End?

    init(
      _ flight: Flight, of picture: any MovingPicture, _ keyFrames: KeyFrames, _ clock: FlightClock,
      _ layout: LayoutFlight?,
      moving: [(layer: CALayer, key: String)], endSignpost: Signposts.End?
    ) {
      (self.flight, self.picture, self.keyFrames, self.clock) = (flight, picture, keyFrames, clock)
      (self.layout, self.moving, self.endSignpost) = (layout, moving, endSignpost)
    }

    func stop() {
      clock.stop()
      layout?.stop()
      endSignpost?()
      for (layer, key) in moving { layer.removeAnimation(forKey: key) }
    }
  }

  private var playing: Playing?
  /// Called with the moment of motion at which the screen stands.
  var onEnd: ((TimeInterval) -> Void)?

  /// The flight that is played; `nil` if none is.
  var flight: Flight? { playing?.flight }

  /// The moment of motion that the screen shows; `nil` if nothing is played.
  var shownTime: TimeInterval? { playing.map { $0.flight.startTime + $0.clock.elapsed } }

  /// The progress that the screen shows, and its velocity per second; `nil` if nothing is played.
  var shown: (value: CGFloat, velocity: CGFloat)? { playing.flatMap { shownTime.map($0.keyFrames.shown) } }

  /// Plays the flight of an interaction, if it is not played already; ends what is played if there
  /// is none.
  ///
  /// A flight begins with the frame that first shows it, however long the main thread takes until
  /// then.
  ///
  /// - Parameters:
  ///   - container: The view in which the layers move.
  ///   - picture: What moves.
  /// - Returns: Whether Core Animation plays a flight: the views have to be left alone. `false`
  ///   without a spring, a window or a picture, while the inspector pauses, and in stepped frames.
  func play(
    _ interaction: InteractionState, in container: @autoclosure () -> UIView?,
    _ picture: @autoclosure () -> (any MovingPicture)?
  ) -> Bool {
    guard let animation = interaction.animation else {
      stop()
      return false
    }
    if let playing, playing.flight.animation == animation, !playing.picture.refresh() { return true }
    stop()
    let speed = SharedState.current.motionTime.speed
    guard speed > 0, SharedState.current.frames == nil, let container = container(), container.window != nil,
      let flight = interaction.flight,
      let picture = picture()
    else { return false }
    play(flight, of: picture, in: container, at: speed)
    return true
  }

  private func play(
    _ flight: Flight, of picture: any MovingPicture, in container: UIView, at speed: Double
  ) {
    let endSignpost = Signposts.begin(.flight)
    let start = flight.progress(at: flight.startTime)
    picture.show(start)
    let keyFrames = KeyFrames(of: picture, on: flight)
    let animations = keyFrames.animations(at: speed)
    let layout = picture.resizedView(from: start, to: flight.animation.target).map { view, dependsOnOthers in
      // The new size marks the container (F179), and UIKit lays it out in the flight's animation. A
      // layout that found another change there would end the flight in the middle of that.
      if dependsOnOthers { container.setNeedsLayout() }
      return LayoutFlight(of: view, on: flight, at: speed, besides: keyFrames) {
        picture.show(flight.animation.target)
      }
    }
    if layout == nil {
      // UIKit may animate a rotation now: the values at the flight's start belong to its animation,
      // those at the end do not.
      UIView.performWithoutAnimation { picture.show(flight.animation.target) }
    }
    let moving = animations.map { layer, animation in
      let key = Self.prefix + (animation.keyPath ?? "")
      layer.add(animation, forKey: key)
      return (layer, key)
    }
    let clock = FlightClock(length: flight.length, speed: speed, in: container.layer) {
      [weak self] in self?.onEnd?(flight.endTime)
    }
    playing = Playing(
      flight, of: picture, keyFrames, clock, layout, moving: moving, endSignpost: endSignpost)
  }

  /// Lays out what the flight resizes. Layout may ask for the flight once more, or end it: so this
  /// comes last.
  func layOut() { playing?.layout?.layOut() }

  /// Ends the flight. The views have to be written then: they hold its end.
  func stop() {
    let ended = playing
    playing = nil
    ended?.stop()
  }
}
