import UIKit

/// The layers of a running app as pages know them, each with the revision in which it last changed.
///
/// It is brought up to date with what a journal noted, not by looking at every layer.
@MainActor struct LiveScene {
  private struct Entry {
    let layer: CALayer
    var value: LiveLayer
    var revision: Int
  }

  /// Grows with each update that changed anything.
  private(set) var revision = 0
  private(set) var windows: [Int] = []
  private var definitions = SVGDefinitions()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var ids = 0

  /// What the contents of layers refer to, in the order in which it came up.
  var drawings: [String] { definitions.elements.map(SVGWriter.text) }

  /// Takes over what became of the layers in `changed`, and of the list of windows.
  mutating func update(_ windows: [CALayer], changed: [CALayer]) {
    let next = revision + 1
    let shown = windows.map { id(of: $0, in: next) }
    var isChanged = shown != self.windows
    var isRegrouped = isChanged
    self.windows = shown
    for layer in changed.flatMap(Self.drawnAnew) {
      guard let entry = entries[ObjectIdentifier(layer)], entry.revision < next else { continue }
      let value = value(of: layer, id: entry.value.id, in: next)
      guard value != entry.value else { continue }
      isChanged = true
      isRegrouped = isRegrouped || value.sublayers != entry.value.sublayers
      entries[ObjectIdentifier(layer)] = Entry(layer: layer, value: value, revision: next)
    }
    if isRegrouped { dropUnreachable(from: windows) }
    if isChanged { revision = next }
  }

  /// The layers that changed after `revision`: all of them after 0.
  func layers(since revision: Int) -> [LiveLayer] {
    entries.values.filter { $0.revision > revision }.map(\.value).sorted { $0.id < $1.id }
  }

  /// The id of `layer`. A new layer is added together with its sublayers.
  private mutating func id(of layer: CALayer, in revision: Int) -> Int {
    if let entry = entries[ObjectIdentifier(layer)] { return entry.value.id }
    ids += 1
    let id = ids
    let value = value(of: layer, id: id, in: revision)
    entries[ObjectIdentifier(layer)] = Entry(layer: layer, value: value, revision: revision)
    return id
  }

  private mutating func value(of layer: CALayer, id: Int, in revision: Int) -> LiveLayer {
    let sublayers = layer.drawnSublayers.map { self.id(of: $0, in: revision) }
    return LiveLayer(layer, id: id, sublayers: sublayers, &definitions)
  }

  /// What looks different for a change of `layer`: what it masks, if anything, and what is stretched to it.
  private static func drawnAnew(for layer: CALayer) -> [CALayer] {
    [layer.bearer] + [(layer as? SnapshotLayer)?.picture].compactMap { $0 }
  }

  private mutating func dropUnreachable(from windows: [CALayer]) {
    var reached: Set<ObjectIdentifier> = []
    var waiting = windows
    while let layer = waiting.popLast() {
      reached.insert(ObjectIdentifier(layer))
      waiting += layer.drawnSublayers
    }
    entries = entries.filter { reached.contains($0.key) }
  }
}
