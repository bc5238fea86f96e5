/// Answers what the server lets in: knows the routes.
@MainActor protocol HTTPHandler: AnyObject {
  func response(to request: HTTPRequest) -> HTTPResponse
}
