import Foundation

/// `swift run Mutations`: breaks the kit in many ways, one at a time, and shows that a test goes red for each.
@main enum MutationsCommand {
  static func main() {
    do throws(Complaint) {
      exit(try status(of: Request(Array(CommandLine.arguments.dropFirst()))))
    } catch {
      FileHandle.standardError.write(Data((error.sentence + "\n").utf8))
      exit(2)
    }
  }

  private static func status(of request: Request) throws(Complaint) -> Int32 {
    switch request {
    case .help: tell(Request.usage)
    case .list: Mutation.all.map(\.line).forEach(tell)
    case .run(let mutations, let isFull):
      return try Campaign(mutations: mutations, isFull: isFull, tell: tell).run() ? 0 : 1
    case .draw(let request):
      return try DrawCampaign(request: request, tell: tell).run() ? 0 : 1
    }
    return 0
  }

  /// At once, also where the output is a file.
  @Sendable private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
