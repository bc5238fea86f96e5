/// Groups elements, with no more groups than it takes.
enum SVGGrouping {
  /// A group that says nothing is what is in it; what it says of one element alone, the element says itself.
  static func group(
    _ attributes: KeyValuePairs<String, String?>, _ children: [SVGElement]
  ) -> [SVGElement] {
    let group = SVGElement.group(attributes, children)
    if group.attributes.isEmpty { return children }
    guard let only = children.first, children.count == 1, canTake(group, in: only) else { return [group] }
    return [only.adding(attributes)]
  }

  /// An element that is moved itself would move the clip that is meant to stay.
  private static func canTake(_ group: SVGElement, in element: SVGElement) -> Bool {
    let isMovedUnderClip = group["clip-path"] != nil && element["transform"] != nil
    return !isMovedUnderClip && group.attributes.allSatisfy { element[$0.name] == nil }
  }
}
