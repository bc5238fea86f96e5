@testable import HeadlessHosts
@testable import UIKit

/// What a client says over one connection.
struct Exchange: Equatable {
  private(set) var requests: [HTTPRequest] = []
  /// Why nothing more is heard, if that is so.
  private(set) var refusal: HTTPRefusal?

  init(_ pieces: [[UInt8]]) {
    var parser = HTTPParser()
    do throws(HTTPRefusal) {
      for piece in pieces {
        parser.append(piece)
        while let request = try parser.next() { requests.append(request) }
      }
    } catch {
      refusal = error
    }
  }
}
