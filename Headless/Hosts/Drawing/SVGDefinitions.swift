import UIKit

/// What several places of a drawing refer to, each thing once.
struct SVGDefinitions {
  private(set) var elements: [SVGElement] = []
  private var names: [String: String] = [:]

  /// The reference to `definition`, which is added unless the same one is there.
  mutating func reference(to definition: SVGElement) -> String { "url(#\(name(of: definition)))" }

  /// The name of `definition`, which is added unless the same one is there.
  mutating func name(of definition: SVGElement) -> String {
    let text = SVGWriter.text(of: definition)
    if let name = names[text] { return name }
    let name = "\(definition.name.prefix(1))\(names.count + 1)"
    names[text] = name
    elements.append(definition.adding(["id": name]))
    return name
  }
}
