import Foundation

/// A property list in any format, also the old one of Xcode projects.
enum PropertyList {
  /// The file does not contain a dictionary.
  struct NoDictionary: Error {
    let file: URL
  }

  static func dictionary(at file: URL) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    guard let dictionary = list as? [String: Any] else { throw NoDictionary(file: file) }
    return dictionary
  }
}
