import Foundation

/// Counts what is written to views and layers, and what each write costs.
///
/// Frame, bounds and layout marks cost a layout pass; centre, transform, opacity, corner values and
/// added animations do not (F179, the stricter rule). Like layers, it is not isolated (F231).
public final class WriteLedger: @unchecked Sendable {
  /// One property of one layer, or one animation.
  struct Property: Hashable {
    let layer: ObjectIdentifier
    private let name: AnyHashable

    /// - Parameter path: The property's, in the layer or in its values.
    init(_ path: AnyKeyPath, of layer: CALayer) {
      self.layer = ObjectIdentifier(layer)
      name = path
    }

    /// - Parameter key: The key with which the animation is added.
    init(animation key: String?, of layer: CALayer) {
      self.layer = ObjectIdentifier(layer)
      name = key
    }
  }

  /// What a write asks of the layout engine.
  enum Cost {
    case layout
    case appearance
  }

  /// Writes of a frame, of bounds, or an explicit layout mark, since the last reset.
  public private(set) var layoutWrites = 0
  /// Writes of a value that already stood there, since the last reset.
  public private(set) var redundantWrites = 0
  /// All writes since the last reset.
  public private(set) var writes = 0
  /// Views that were marked for layout since the last reset, for whatever reason but one: that a subview was
  /// transformed, which marks its superview and is counted as no more than the write that it is.
  public private(set) var layoutMarks = 0
  /// How often each property of a layer was written since the last reset; `nil`, the default, where nobody wants to know.
  var writesByProperty: [Property: Int]?

  public init() {}

  public func reset() {
    layoutWrites = 0
    redundantWrites = 0
    writes = 0
    layoutMarks = 0
    if writesByProperty != nil { writesByProperty = [:] }
  }

  func recordMark() { layoutMarks += 1 }

  /// - Parameter property: What was written; `nil` where it is no layer's.
  func record(_ cost: Cost, isRedundant: Bool, to property: @autoclosure () -> Property? = nil) {
    writes += 1
    if writesByProperty != nil, let property = property() { writesByProperty?[property, default: 0] += 1 }
    switch cost {
    case .layout: layoutWrites += 1
    case .appearance: break
    }
    if isRedundant { redundantWrites += 1 }
  }
}
