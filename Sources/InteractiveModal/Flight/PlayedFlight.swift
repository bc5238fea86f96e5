import UIKit

/// A flight that Core Animation plays. The main thread only reads where the screen is.
///
/// Each property that moves gets key frames, once per flight, and the views hold the end meanwhile.
/// So a main thread that is busy stops nothing.
@MainActor final class PlayedFlight {
  /// The beginning of the keys of the kit's animations.
  nonisolated static let prefix = "InteractiveModal."

  let flight: Flight
  private let picture: any MovingPicture
  /// Of each part of the picture.
  private let keyFrames: [KeyFrames]
  private let clock: FlightClock
  /// The layout of a view whose size changes; `nil` without one.
  private let layout: LayoutFlight?
  /// The layers that move, with the keys of their animations.
  private let moving: [(layer: CALayer, key: String)]
  private let endSignpost: Signposts.End?

  /// Plays a flight. It begins with the frame that first shows it, however long the main thread takes
  /// until then.
  ///
  /// - Parameters:
  ///   - carrier: The view of a page that moves in both axes; `nil` without one.
  ///   - speed: Seconds of motion per second; above 0.
  ///   - onEnd: Called when the screen has shown the whole flight.
  init(
    _ flight: Flight, of picture: any MovingPicture, on carrier: PageCarrier?, in container: UIView,
    at speed: Double, onEnd: @escaping () -> Void
  ) {
    endSignpost = Signposts.begin(.flight)
    let start = flight.progress(at: flight.startTime)
    picture.show(start)
    let moments = flight.moments
    // Parts that bend at the same progresses share their moments.
    var passing: [[CGFloat]: [Flight.Moment]] = [:]
    var keyFrames: [KeyFrames] = []
    for part in picture.movingParts {
      let bends = part.bends
      let known = passing[bends]
      let own = known ?? flight.moments(moments, passing: bends)
      if known == nil { passing[bends] = own }
      keyFrames.append(KeyFrames(of: part, on: flight, at: own, bendingAt: bends))
    }
    if let carrier, let springs = flight.page {
      keyFrames += carrier.keyFrames(of: springs, in: flight)
      carrier.show(springs.end)
    }
    (self.flight, self.picture, self.keyFrames) = (flight, picture, keyFrames)
    let animations = keyFrames.map { $0.animations(at: speed) }
    layout = picture.resizedView(from: start, to: flight.animation.target).map { view, dependsOnOthers in
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
    moving = animations.flatMap(Self.play)
    clock = FlightClock(length: flight.length, speed: speed, in: container.layer, onEnd: onEnd)
  }

  /// Adds animations to their layers, and returns the keys.
  private static func play(
    _ animations: [(layer: CALayer, animation: CAKeyframeAnimation)]
  ) -> [(layer: CALayer, key: String)] {
    animations.map { layer, animation in
      let key = prefix + (animation.keyPath ?? "")
      // Two springs move a page, one in each axis.
      let isTaken = layer.animation(forKey: key) != nil
      layer.add(animation, forKey: isTaken ? key + ".y" : key)
      return (layer, isTaken ? key + ".y" : key)
    }
  }

  /// The moment of motion that the screen shows.
  var shownTime: TimeInterval { flight.startTime + clock.elapsed }

  /// The progress that the screen shows, and its velocity per second. A single part is taken over exactly as
  /// it is shown. Several parts are all within their tolerance of the spring.
  var shown: (value: CGFloat, velocity: CGFloat) {
    keyFrames.count == 1 ? keyFrames[0].shown(at: shownTime) : flight.animation.state(at: shownTime)
  }

  /// Returns whether it shows a spring, and the picture as that is now.
  func shows(_ animation: SpringAnimation) -> Bool {
    flight.animation == animation && !picture.refresh()
  }

  /// Lays out the view that the flight resizes. Layout may ask for the flight once more, or end it: so
  /// this comes last.
  func layOut() { layout?.layOut() }

  /// Ends the flight. The views have to be written then: they hold its end.
  func stop() {
    clock.stop()
    layout?.stop()
    endSignpost?()
    for (layer, key) in moving { layer.removeAnimation(forKey: key) }
  }
}

extension CALayer {
  /// Converts a point of this layer, as it is set, to the point that the user sees there in a
  /// flight of the kit's.
  func shownPoint(_ point: CGPoint) -> CGPoint {
    isInFlight ? point.applying(toSuperlayer).applying(shownTransform.inverted()) : point
  }

  /// From the layer's coordinates to its superlayer's, as the user sees the layer in a flight of the
  /// kit's.
  package var shownTransform: CGAffineTransform {
    ((isInFlight ? presentation() : nil) ?? self).toSuperlayer
  }

  /// Whether key frames of the kit's move the layer.
  private var isInFlight: Bool { animationKeys()?.contains { $0.hasPrefix(PlayedFlight.prefix) } ?? false }

  /// From the layer's coordinates to its superlayer's.
  private var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
