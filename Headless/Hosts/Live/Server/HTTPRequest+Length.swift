extension HTTPRequest {
  /// How many bytes of body follow the head.
  func contentLength(limit: Int) throws(HTTPRefusal) -> Int {
    if headers["Transfer-Encoding"] != nil {
      throw HTTPRefusal(.notImplemented, "This server takes bodies of a stated length only.")
    }
    if headers["Expect"] != nil {
      throw HTTPRefusal(.expectationFailed, "This server meets no expectations.")
    }
    let lengths = Set(headers.values(of: "Content-Length"))
    guard let length = lengths.first else {
      if method == "POST" { throw HTTPRefusal(.lengthRequired, "A POST needs a Content-Length.") }
      return 0
    }
    guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy(HTTPSyntax.isDigit) else {
      throw HTTPRefusal(.badRequest, "The Content-Length is no length.")
    }
    guard let count = Int(length), count <= limit else {
      throw HTTPRefusal(.contentTooLarge, "A body may have \(limit) bytes.")
    }
    return count
  }
}
