/// The statuses that the server knows.
enum HTTPStatus: Int, Sendable {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case lengthRequired = 411
  case contentTooLarge = 413
  case unsupportedMediaType = 415
  case expectationFailed = 417
  case headerFieldsTooLarge = 431
  case notImplemented = 501
  case serviceUnavailable = 503
  case versionNotSupported = 505
}
