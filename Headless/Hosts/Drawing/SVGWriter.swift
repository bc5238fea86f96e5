/// Writes a drawing as text: an element a line, what is in it indented.
enum SVGWriter {
  static func text(of element: SVGElement) -> String {
    var text = ""
    write(element, depth: 0, to: &text)
    return text
  }

  private static func write(_ element: SVGElement, depth: Int, to text: inout String) {
    let indent = String(repeating: " ", count: depth)
    text += indent + "<" + element.name
    for attribute in element.attributes where attribute.name != LayerNumbers.attribute {
      text += " \(attribute.name)=\"\(escaped(attribute.value))\""
    }
    switch element.content {
    case .elements([]): text += "/>\n"
    case .markup(let string): text += ">\(string)</\(element.name)>\n"
    case .text(let string): text += ">\(escaped(string))</\(element.name)>\n"
    case .elements(let children):
      text += ">\n"
      for child in children { write(child, depth: depth + 1, to: &text) }
      text += "\(indent)</\(element.name)>\n"
    }
  }

  /// What XML forbids altogether is left out; what it reserves is written by name.
  static func escaped(_ string: String) -> String {
    string.unicodeScalars.map(escaped).joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\t", "\n", "\r": " "
    case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: ""
    default: String(scalar)
    }
  }
}
