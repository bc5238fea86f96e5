import Foundation

/// The key frames of one property on a layer (F401 to F404). They replace what the animations
/// before them have made of the layer, or add to it (F432).
struct LayerKeyFrames {
  /// The values of a property at the key times.
  private enum Values {
    case numbers([SIMD8<Double>], LayerProperty)
    case paths([CGPath], WritableKeyPath<CALayerValues, CGPath?>)

    var count: Int {
      switch self {
      case .numbers(let numbers, _): numbers.count
      case .paths(let paths, _): paths.count
      }
    }
  }

  /// The properties that are paths, by their key paths.
  private static var paths: [String: WritableKeyPath<CALayerValues, CGPath?>] {
    ["path": \.drawn.path, "shadowPath": \.shadowPath]
  }

  let key: String
  let animation: CAKeyframeAnimation
  private let values: Values
  /// Ascending from 0 to 1.
  private let times: [Double]
  /// In seconds, for an animation that gives none.
  private static let standardDuration: TimeInterval = 0.25

  /// From each value to the next; none if the pace is even (F404).
  private let curves: [CubicCurve]
  private let length: TimeInterval
  /// In the layer's time; `nil` until the commit (F402).
  private(set) var start: TimeInterval?
  /// Whether the delegate was told of the end.
  private(set) var hasStopped = false

  /// `nil` if the key path is not modelled, the values do not fit the key path,
  /// the key times and the timing functions, the key times do not ascend, or paths are to be added.
  init?(_ animation: CAKeyframeAnimation, forKey key: String) {
    guard let keyPath = animation.keyPath, let list = animation.values, !list.isEmpty else { return nil }
    let values: Values
    if let property = Self.paths[keyPath] {
      if animation.isAdditive { return nil }
      values = .paths(list.compactMap { $0 as? CGPath }, property)
    } else if let property = LayerProperty(rawValue: keyPath) {
      values = .numbers(list.compactMap(property.numbers), property)
    } else {
      return nil
    }
    let times = animation.keyTimes?.map(\.doubleValue) ?? Self.even(list.count)
    let curves = animation.timingFunctions?.map(\.curve) ?? []
    guard values.count == list.count, times.count == list.count, zip(times, times.dropFirst()).allSatisfy(<=),
      curves.isEmpty || curves.count == list.count - 1
    else { return nil }
    (self.key, self.animation, self.values, self.times, self.curves) = (key, animation, values, times, curves)
    let duration = animation.duration > 0 ? animation.duration : Self.standardDuration
    length = duration / TimeInterval(max(animation.speed, .leastNormalMagnitude))
  }

  private static func even(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// The key frames after a commit at a time of the layer: they begin with their first (F402).
  func committed(at time: TimeInterval) -> LayerKeyFrames {
    var keyFrames = self
    keyFrames.start = start ?? (animation.beginTime == 0 ? time : animation.beginTime)
    return keyFrames
  }

  /// The key frames after their end; `nil` if the layer drops them then.
  var stopped: LayerKeyFrames? {
    guard !animation.isRemovedOnCompletion else { return nil }
    var keyFrames = self
    keyFrames.hasStopped = true
    return keyFrames
  }

  var end: TimeInterval? { start.map { $0 + length } }

  func isOver(at time: TimeInterval) -> Bool { end.map { time >= $0 - TimedCourse.tolerance } ?? false }

  /// Whether the layer shows it no more.
  private func hasFaded(at time: TimeInterval) -> Bool {
    isOver(at: time) && ![.forwards, .both].contains(animation.fillMode)
  }

  /// Before its commit an animation shows its first value; before its begin only if it fills
  /// backwards.
  private func isAwaited(at time: TimeInterval) -> Bool {
    start.map { time < $0 && ![.backwards, .both].contains(animation.fillMode) } ?? false
  }

  func apply(to shown: inout CALayerValues, at time: TimeInterval) {
    guard !hasFaded(at: time), !isAwaited(at: time) else { return }
    let (index, share) = place(at: start.map { (time - $0) / length } ?? 0)
    switch values {
    case .numbers(let numbers, let property):
      let (from, to) = (numbers[index], numbers[min(index + 1, numbers.count - 1)])
      let value = from + (to - from) * share
      if animation.isAdditive { property.add(value, to: &shown) } else { property.set(value, on: &shown) }
    case .paths(let paths, let property):
      let next = paths[min(index + 1, paths.count - 1)]
      shown[keyPath: property] = paths[index].interpolated(to: next, at: share)
    }
  }

  /// The key frame at or before a share of the duration, and the share of the way to the next.
  private func place(at share: Double) -> (index: Int, share: Double) {
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= share { low = middle } else { high = middle }
    }
    guard high > low, times[high] > times[low] else { return (low, 0) }
    let part = min(max((share - times[low]) / (times[high] - times[low]), 0), 1)
    return (low, curves.isEmpty ? part : curves[low].value(at: part))
  }
}

/// A property of a layer that key frames change, by its key path.
enum LayerProperty: String {
  case position
  case size = "bounds.size"
  case transform
  case opacity
  case cornerRadius

  /// The numbers of a value; `nil` for a value of another type.
  func numbers(of value: Any) -> SIMD8<Double>? {
    switch self {
    case .position: (value as? CGPoint).map { SIMD8($0.x, $0.y, 0, 0, 0, 0, 0, 0) }
    case .size: (value as? CGSize).map { SIMD8($0.width, $0.height, 0, 0, 0, 0, 0, 0) }
    case .transform:
      (value as? CATransform3D).map {
        SIMD8(
          $0.affine.a, $0.affine.b, $0.affine.c, $0.affine.d, $0.affine.tx, $0.affine.ty,
          $0.perspective.x, $0.perspective.y)
      }
    case .opacity, .cornerRadius: Self.number(value).map { SIMD8($0, 0, 0, 0, 0, 0, 0, 0) }
    }
  }

  /// Every number bridges to an object on a device (F483).
  private static func number(_ value: Any) -> Double? {
    (value as? any BinaryFloatingPoint).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
  }

  /// The numbers that a layer has.
  func numbers(in values: CALayerValues) -> SIMD8<Double> {
    switch self {
    case .position: SIMD8(values.position.x, values.position.y, 0, 0, 0, 0, 0, 0)
    case .size: SIMD8(values.bounds.size.width, values.bounds.size.height, 0, 0, 0, 0, 0, 0)
    case .transform: numbers(of: values.transform) ?? .zero
    case .opacity: SIMD8(Double(values.opacity), 0, 0, 0, 0, 0, 0, 0)
    case .cornerRadius: SIMD8(values.cornerRadius, 0, 0, 0, 0, 0, 0, 0)
    }
  }

  /// Adds numbers to those that a layer has. Transforms are multiplied (F432).
  func add(_ numbers: SIMD8<Double>, to values: inout CALayerValues) {
    switch self {
    case .transform: values.transform.affine.multiply(by: TransformFactor(Self.matrix(of: numbers)))
    case .position, .size, .opacity, .cornerRadius: set(self.numbers(in: values) + numbers, on: &values)
    }
  }

  private static func matrix(of numbers: SIMD8<Double>) -> CGAffineTransform {
    CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  func set(_ numbers: SIMD8<Double>, on values: inout CALayerValues) {
    switch self {
    case .position: values.position = CGPoint(x: numbers[0], y: numbers[1])
    case .size: values.bounds.size = CGSize(width: numbers[0], height: numbers[1])
    case .transform:
      values.transform.affine = Self.matrix(of: numbers)
      values.transform.perspective = CGPoint(x: numbers[6], y: numbers[7])
    case .opacity: values.opacity = Float(numbers[0])
    case .cornerRadius: values.cornerRadius = numbers[0]
    }
  }
}
