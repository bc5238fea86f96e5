/// One element of a drawing, with what is in it.
struct SVGElement: Equatable, Sendable {
  struct Attribute: Equatable, Sendable {
    let name: String
    let value: String
  }

  enum Content: Equatable, Sendable {
    case elements([SVGElement])
    case text(String)
    /// Elements that are written already.
    case markup(String)
  }

  var name: String
  private(set) var attributes: [Attribute]
  var content: Content

  /// An attribute without a value is left out.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: Content = .elements([])
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }
    self.content = content
  }

  static func group(
    _ attributes: KeyValuePairs<String, String?> = [:], _ children: [SVGElement]
  ) -> SVGElement {
    SVGElement("g", attributes, .elements(children))
  }

  /// The elements in it; none for a text.
  var children: [SVGElement] {
    guard case .elements(let children) = content else { return [] }
    return children
  }

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The same element without an attribute.
  func removing(_ name: String) -> SVGElement {
    var element = self
    element.attributes.removeAll { $0.name == name }
    return element
  }

  /// The same element with more attributes. XML forbids the same one twice, so a new value replaces the former one.
  func adding(_ more: KeyValuePairs<String, String?>) -> SVGElement {
    var element = self
    let new = SVGElement(name, more).attributes
    element.attributes.removeAll { old in new.contains { $0.name == old.name } }
    element.attributes += new
    return element
  }
}
