import Foundation

/// What callgrind has counted (its profile format: valgrind.org/docs/manual/cl-format.html).
struct CallgrindProfile {
  let instructions: Int
  /// Instructions of each source file's own code, without the code that it calls.
  private var instructionsByFile: [Substring: Int] = [:]

  /// - Parameter data: The file that it leaves; `nil` where it tells no total.
  init?(_ data: Data) {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let total = lines.last { $0.hasPrefix("totals: ") }?.split(separator: " ").last
    guard let count = total.flatMap({ Int($0) }) else { return nil }
    instructions = count
    readCosts(lines)
  }

  /// What code of a module takes; `nil` where no file of it is told.
  func instructions(by module: Module) -> Int? {
    let counts = instructionsByFile.filter { $0.key.contains(module.rawValue) }.values
    return counts.isEmpty ? nil : counts.reduce(0, +)
  }

  /// A file comes before the costs of its lines, first by name and later by number. The name may
  /// stand with a callee of that file. The line after a call has the cost of the callee.
  private mutating func readCosts(_ lines: [Substring]) {
    var names: [Substring: Substring] = [:]
    var (file, isOfCall): (Substring, Bool) = ("", false)
    for line in lines {
      if let told = line.firstMatch(of: /^(c?)f[lie]=(\(\d+\))(?: (.+))?$/) {
        if let name = told.3 { names[told.2] = name }
        if told.1.isEmpty { file = names[told.2] ?? "" }
      } else if line.hasPrefix("calls=") {
        isOfCall = true
      } else if let cost = line.wholeMatch(of: /[+\-*]?\d* (\d+)/) {
        if !isOfCall { instructionsByFile[file, default: 0] += Int(cost.1) ?? 0 }
        isOfCall = false
      }
    }
  }
}
