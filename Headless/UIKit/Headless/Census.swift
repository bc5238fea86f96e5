/// What was alive on a simulator at some moment: controllers, views, recognisers, display links, animators, and what
/// runs transitions, how many of each class.
///
/// ```swift
/// let before = simulator.census
/// // present, dismiss, come to rest
/// #expect(simulator.census.excess(over: before) == nil)
/// ```
public struct Census: Equatable, Sendable {
  /// The objects of one class.
  package struct Population: Equatable, Sendable {
    let type: AnyClass
    var count: Int

    package static func == (one: Population, other: Population) -> Bool {
      one.type == other.type && one.count == other.count
    }
  }

  private let populations: [ObjectIdentifier: Population]

  /// - Parameter populations: By class; those that nobody is left of do not count.
  package init(_ populations: [ObjectIdentifier: Population]) {
    self.populations = populations.filter { $0.value.count > 0 }
  }

  /// How many are alive of a class and its subclasses.
  public subscript<Object: AnyObject>(_ type: Object.Type) -> Int {
    populations.values.reduce(0) { $0 + ($1.type is Object.Type ? $1.count : 0) }
  }

  /// The part of it that is of some classes.
  package func counting(_ isCounted: (AnyClass) -> Bool) -> Census {
    Census(populations.filter { isCounted($0.value.type) })
  }

  /// What is alive here that was not in an earlier one, in a sentence: “2 DraftController and 1 UIView are alive that
  /// were not.”; `nil` where nothing is. What has gone meanwhile makes up for nothing.
  public func excess(over earlier: Census) -> String? {
    let parts = populations.compactMap { id, population -> (name: String, count: Int)? in
      let surplus = population.count - (earlier.populations[id]?.count ?? 0)
      return surplus > 0 ? ("\(population.type)", surplus) : nil
    }
    return Self.sentence(parts.sorted { $0.name < $1.name })
  }

  private static func sentence(_ parts: [(name: String, count: Int)]) -> String? {
    let words = parts.map { "\($0.count) \($0.name)" }
    guard let last = words.last else { return nil }
    let list = words.count == 1 ? last : "\(words.dropLast().joined(separator: ", ")) and \(last)"
    let isOne = parts.count == 1 && parts[0].count == 1
    return isOne ? "\(list) is alive that was not." : "\(list) are alive that were not."
  }
}

extension Simulator {
  /// What is alive at this moment of the app on it, and of UIKit itself. Taking it costs microseconds.
  public var census: Census { lives.census }
}
