import Foundation

/// `Contents.json` of a colour with its dark variant.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }
    struct Color: Decodable {
      let components: [String: String]
    }

    let appearances: [Appearance]?
    let color: Color
  }

  let colors: [Entry]

  /// Red, green and blue from 0 to 255.
  func channels(dark: Bool) -> [Int] {
    let entry = colors.first { ($0.appearances?.first?.value == "dark") == dark }
    return ["red", "green", "blue"].compactMap { name in
      entry?.color.components[name].flatMap { Int($0.dropFirst(2), radix: 16) }
    }
  }
}
