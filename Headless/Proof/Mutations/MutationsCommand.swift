import Foundation

/// `swift run Mutations`: breaks the kit in many ways, one at a time, and shows that a test goes red for each.
@main enum MutationsCommand {
  static func main() {
    do throws(Complaint) {
      let request = try Request(Array(CommandLine.arguments.dropFirst()))
      if request.isList {
        Change.chosen.forEach { tell($0.note) }
      } else if try !Campaign(request: request, tell: tell).run() {
        exit(1)
      }
    } catch {
      FileHandle.standardError.write(Data((error.sentence + "\n").utf8))
      exit(2)
    }
  }

  /// At once, also where the output is a file.
  @Sendable private static func tell(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
