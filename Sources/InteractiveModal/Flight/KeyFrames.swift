import UIKit

/// The picture of a transition: the parts that move, and the views that show them.
@MainActor package protocol MovingPicture {
  /// The parts that move. Each has key frames of its own.
  var movingParts: [any MovingPart] { get }
  /// Writes the picture at a progress to its views.
  func show(_ progress: CGFloat)
  /// Looks in a flight whether the app has changed what the picture shows. Returns `true` if new
  /// key frames are needed; `false` by default.
  func refresh() -> Bool
  /// Returns the view that has to be laid out because its size changes between two progresses;
  /// `nil` by default. The layout of its container may follow from views that change without marking
  /// the container.
  func resizedView(from start: CGFloat, to end: CGFloat) -> (view: UIView, dependsOnOthers: Bool)?
}

extension MovingPicture {
  package func refresh() -> Bool { false }
  package func resizedView(
    from start: CGFloat, to end: CGFloat
  ) -> (view: UIView, dependsOnOthers: Bool)? { nil }
}

/// A part of a picture: layers that move at the same progresses, and their values at each progress.
@MainActor package protocol MovingPart {
  /// The progresses at which a value begins to change otherwise; between them its course is
  /// smooth.
  var bends: [CGFloat] { get }
  /// Lists the values at a progress. In a flight, which has shown the picture at its start, they are of
  /// the same properties in the same order.
  func sample(_ progress: CGFloat, _ values: inout SampledValues)
  /// Returns whether all values follow progress along straight lines, from one bend to the next.
  /// `false` by default.
  func isStraight(from start: CGFloat, to end: CGFloat) -> Bool
}

extension MovingPart {
  package func isStraight(from start: CGFloat, to end: CGFloat) -> Bool { false }
}

/// A part of a picture at a few moments of a flight, and the spring's pace from each to the next.
@MainActor struct KeyFrames {
  /// Two moments with less time between them get none between them, in seconds.
  private static let shortest: TimeInterval = 0.002

  private typealias Frame = (moment: Flight.Moment, values: [LayerNumbers])

  private let flight: Flight
  private let part: any MovingPart
  private let properties: [MovingProperty]
  /// Indices of the properties that change.
  private var changing: [Int] = []
  /// The values at the start.
  private var sampled: SampledValues
  private var frames: [Frame] = []
  /// From each frame to the next.
  private var paces: [SpringPace] = []

  /// - Parameters:
  ///   - moments: Those of the flight, and those at which the part bends.
  ///   - bends: The progresses at which it bends.
  init(of part: any MovingPart, on flight: Flight, at moments: [Flight.Moment], bendingAt bends: [CGFloat]) {
    (self.part, self.flight) = (part, flight)
    var values = SampledValues()
    part.sample(moments[0].progress, &values)
    let start = values.numbers
    properties = values.properties
    sampled = values.again(upTo: start.count)
    let needed = frames(at: moments, bendingAt: bends, from: (moments[0], start))
    changing.reserveCapacity(start.count)
    // Loops: in each closure the runtime would check for the main thread.
    for index in start.indices {
      for frame in needed where any(frame.values[index] .!= start[index]) {
        changing.append(index)
        break
      }
    }
    sampled = values.again(upTo: (changing.last ?? -1) + 1)
    frames.reserveCapacity(2 * moments.count)
    paces.reserveCapacity(2 * moments.count)
    frames.append(needed[0])
    for next in needed.dropFirst() { append(next, after: frames[frames.count - 1]) }
  }

  /// Returns the part at each moment. Where it follows straight lines, only their ends are sampled.
  private func frames(
    at moments: [Flight.Moment], bendingAt bends: [CGFloat], from start: Frame
  ) -> [Frame] {
    var frames = [start]
    frames.reserveCapacity(moments.count)
    while frames.count < moments.count {
      let (last, index) = (frames[frames.count - 1], frames.count)
      var bend = index
      while bend < moments.count - 1, !bends.contains(moments[bend].progress) { bend += 1 }
      let next = frame(moments[bend])
      let isStraight = index < bend && isStraight(from: last, to: next)
      for moment in moments[index..<bend] {
        frames.append(isStraight ? frame(moment, onLineFrom: last, to: next) : frame(moment))
      }
      frames.append(next)
    }
    return frames
  }

  private func frame(_ moment: Flight.Moment) -> Frame { (moment, values(at: moment.progress)) }

  private func isStraight(from last: Frame, to next: Frame) -> Bool {
    part.isStraight(from: last.moment.progress, to: next.moment.progress)
  }

  /// Returns the part at a moment between the ends of a straight line, or beyond them.
  private func frame(_ moment: Flight.Moment, onLineFrom last: Frame, to next: Frame) -> Frame {
    let (start, end) = (last.moment.progress, next.moment.progress)
    let share = Double((moment.progress - start) / (end - start))
    guard share > 0, share < 1 else { return frame(moment) }
    var values = last.values
    for index in values.indices { values[index] += (next.values[index] - values[index]) * share }
    return (moment, values)
  }

  private func values(at progress: CGFloat) -> [LayerNumbers] {
    var values = sampled
    part.sample(progress, &values)
    return values.numbers
  }

  /// Appends a frame, with others before it where one pace is not exact enough.
  private mutating func append(_ next: Frame, after last: Frame) {
    let pace = SpringPace(from: last.moment, to: next.moment)
    let middle = flight.moment(at: (last.moment.time + next.moment.time) / 2)
    if next.moment.time - last.moment.time < Self.shortest
      || isExact(pace.middle, from: last, through: middle, to: next)
    {
      if isStill(next) { frames.removeLast(); paces.removeLast() }
      frames.append(next)
      paces.append(pace)
    } else {
      let isStraight = isStraight(from: last, to: next)
      let middle = isStraight ? frame(middle, onLineFrom: last, to: next) : frame(middle)
      append(middle, after: last)
      append(next, after: middle)
    }
  }

  /// Whether nothing changes from the last frame but one up to a next one, so that the last is not needed.
  private func isStill(_ next: Frame) -> Bool {
    guard frames.count > 1, !changing.isEmpty else { return false }
    let (former, last) = (frames[frames.count - 2].values, frames[frames.count - 1].values)
    for index in changing where any(former[index] .!= last[index]) || any(last[index] .!= next.values[index])
    {
      return false
    }
    return true
  }

  private func isExact(
    _ share: Double, from last: Frame, through middle: Flight.Moment, to next: Frame
  ) -> Bool {
    if changing.isEmpty { return true }
    let way = next.moment.progress - last.moment.progress
    if way != 0, isStraight(from: last, to: next) {
      // All values are as far on their way as progress is: no part has to tell.
      let excess = Double((middle.progress - last.moment.progress) / way) - share
      return isWithinTolerance { (next.values[$0] - last.values[$0]) * excess }
    }
    let values = values(at: middle.progress)
    return isWithinTolerance { values[$0] - (last.values[$0] + (next.values[$0] - last.values[$0]) * share) }
  }

  private func isWithinTolerance(_ deviation: (Int) -> LayerNumbers) -> Bool {
    for index in changing {
      let (deviation, limit) = (deviation(index), properties[index].tolerance)
      if any(deviation .> limit) || any(deviation .< -limit) { return false }
    }
    return true
  }

  /// Returns the progress that the key frames show at a moment, and its velocity per second. Both
  /// differ from the spring's by what key frames are inexact, so a motion that takes over begins
  /// with these.
  func shown(at time: TimeInterval) -> (value: CGFloat, velocity: CGFloat) {
    let index = min(frames.lastIndex { $0.moment.time <= time } ?? 0, paces.count - 1)
    guard index >= 0 else { return (frames[0].moment.progress, frames[0].moment.velocity) }
    let (start, end, pace) = (frames[index].moment, frames[index + 1].moment, paces[index])
    let length = end.time - start.time
    let share = CGFloat(((time - start.time) / length).clamped(to: 0...1))
    let change = end.progress - start.progress
    return (start.progress + change * pace.value(at: share), change * pace.slope(at: share) / length)
  }

  /// The layers that move, and the property of each.
  var moving: [(layer: CALayer, keyPath: String)] {
    changing.map { (properties[$0].layer, properties[$0].keyPath) }
  }

  /// Sets the flight's end on the layers, but for sizes and paths.
  func writeEnd() {
    let end = values(at: flight.animation.target)
    for index in changing { properties[index].write(end[index]) }
  }

  /// Returns an animation for each property that changes.
  ///
  /// - Parameter speed: Seconds of motion per second.
  func animations(at speed: Double) -> [(layer: CALayer, animation: CAKeyframeAnimation)] {
    if changing.isEmpty { return [] }
    var (keyTimes, timingFunctions): ([NSNumber], [CAMediaTimingFunction]) = ([], [])
    keyTimes.reserveCapacity(frames.count)
    timingFunctions.reserveCapacity(paces.count)
    for frame in frames {
      keyTimes.append(NSNumber(value: (frame.moment.time - flight.startTime) / flight.length))
    }
    for pace in paces { timingFunctions.append(pace.timingFunction) }
    let nearby = valuesNearby
    let end = values(at: flight.animation.target)
    var animations: [(layer: CALayer, animation: CAKeyframeAnimation)] = []
    animations.reserveCapacity(changing.count)
    for index in changing {
      let property = properties[index]
      let animation = CAKeyframeAnimation(keyPath: property.keyPath)
      animation.isAdditive = property.isAdditive
      let value = property.valueOver(end[index])
      var values: [Any] = []
      values.reserveCapacity(frames.count)
      for frame in frames { values.append(value(frame.values[index])) }
      (animation.values, animation.keyTimes, animation.timingFunctions) = (values, keyTimes, timingFunctions)
      if let launch = launch(of: index, nearby) { animation.timingFunctions?[0] = launch.timingFunction }
      animation.duration = flight.length / speed
      animation.preferredFrameRateRange = .highest
      animations.append((property.layer, animation))
    }
    return animations
  }
}

extension CAFrameRateRange {
  /// The range that Apple gives for motion of high impact. A display link asks for its own frames only:
  /// without the range a flight might be slower than the drag before it (F443). On an iPhone the app also
  /// needs `CADisableMinimumFrameDurationOnPhone` (F191).
  static var highest: CAFrameRateRange { CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120) }
}

extension KeyFrames {
  /// How far beside the first frame the slope of a value is found, as a share of the first
  /// interval.
  private static let nearby: CGFloat = 1e-6
  /// By how much the slope of a bent value differs from the straight line's, as a share of that: a
  /// value that differs less is straight, and one that differs more has a corner there.
  private static let bending = 1e-4...0.75

  /// The values just after the first frame.
  private var valuesNearby: [LayerNumbers]? {
    guard let pace = paces.first, !pace.isSteep else { return nil }
    let (start, end) = (frames[0].moment.progress, frames[1].moment.progress)
    guard !part.isStraight(from: start, to: end) else { return nil }
    return values(at: start + (end - start) * Self.nearby)
  }

  /// Returns the pace of a property in the first interval if its value is bent there; `nil` if it
  /// follows progress along a straight line. With it the value begins with its own velocity, so a
  /// card that is let go keeps the finger's.
  private func launch(of index: Int, _ nearby: [LayerNumbers]?) -> SpringPace? {
    guard let nearby else { return nil }
    let (start, end) = (frames[0].values[index], frames[1].values[index])
    let line = end - start
    let length = (line * line).sum() * Double(Self.nearby)
    guard length > 0 else { return nil }
    let bend = ((nearby[index] - start) * line).sum() / length - 1
    return Self.bending.contains(abs(bend)) ? paces[0].bent(by: bend) : nil
  }
}
