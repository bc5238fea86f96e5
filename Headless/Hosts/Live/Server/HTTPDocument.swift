import Foundation

/// A page, a script, a picture: bytes with a type.
struct HTTPDocument: Sendable {
  let contentType: String
  let content: Data
  /// What the browser lets the document do; `nil` says nothing about it.
  var contentSecurityPolicy: String?
}
