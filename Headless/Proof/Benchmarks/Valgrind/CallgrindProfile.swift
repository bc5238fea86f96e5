import Foundation

/// Instructions that callgrind has counted (its profile format: valgrind.org/docs/manual/cl-format.html).
struct CallgrindProfile {
  /// The code of a function, and what its calls take, callees of callees included.
  private struct Function {
    var own: Double = 0
    var calls: [Substring: Double] = [:]

    func combined(with other: Function, _ value: (Double, Double) -> Double) -> Function {
      Function(
        own: value(own, other.own),
        calls: calls.reduce(into: [:]) { $0[$1.key] = value($1.value, other.calls[$1.key] ?? 0) })
    }
  }

  private var functions: [Substring: Function] = [:]
  /// By source file, without the code that it calls.
  private var files: [Substring: Double] = [:]

  /// - Parameter data: The file that callgrind writes; the result is `nil` for other data.
  init?(_ data: Data) {
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    guard lines.contains(where: { $0.hasPrefix("totals: ") }) else { return nil }
    read(lines)
  }

  /// All instructions.
  var instructions: Double { files.values.reduce(0, +) }

  /// Instructions of the lines of a module.
  func instructions(inFilesOf module: Module) -> Double {
    files.filter { module.isNamed(in: $0.key) }.values.reduce(0, +)
  }

  /// Instructions of a module's functions, and of the runtime and the libraries in their service.
  ///
  /// Where these call back into the package, as a release does that ends an object, they get their share of the cost.
  func instructionsWithRuntime(by module: Module) -> Double {
    let shares = runtimeShares
    return functions.filter { Module(symbol: $0.key) == module }.values.reduce(0) { sum, function in
      sum + function.own + runtimeCost(of: function, shares)
    }
  }

  private func runtimeCost(of function: Function, _ shares: [Substring: Double]) -> Double {
    function.calls.reduce(0) { $0 + $1.value * (shares[$1.key] ?? 0) }
  }

  /// The share of a runtime function's cost that is spent outside the package.
  private var runtimeShares: [Substring: Double] {
    let runtime = functions.filter { Module(symbol: $0.key) == nil }
    var shares = runtime.mapValues { _ in 1.0 }
    // Each round carries the shares of callees one call up.
    for _ in 0..<30 {
      shares = runtime.mapValues { function in
        let all = function.own + function.calls.values.reduce(0, +)
        return all > 0 ? (function.own + runtimeCost(of: function, shares)) / all : 0
      }
    }
    return shares
  }

  func combined(with other: CallgrindProfile, _ value: (Double, Double) -> Double) -> CallgrindProfile {
    var result = self
    result.files = files.reduce(into: [:]) { $0[$1.key] = value($1.value, other.files[$1.key] ?? 0) }
    result.functions = functions.reduce(into: [:]) { functions, entry in
      functions[entry.key] = entry.value.combined(with: other.functions[entry.key] ?? Function(), value)
    }
    return result
  }

  /// A file and a function come before the costs of their lines, first by name and later by number. The name may
  /// come with a callee. The line after a call has the cost of the callee.
  private mutating func read(_ lines: [Substring]) {
    var (fileNames, functionNames): ([Substring: Substring], [Substring: Substring]) = ([:], [:])
    var (file, function, callee, isOfCall): (Substring, Substring, Substring, Bool) = ("", "", "", false)
    for line in lines {
      if let equals = line.firstIndex(of: "=") {
        let value = line[line.index(after: equals)...]
        switch line[..<equals] {
        case "fl", "fi", "fe": file = Self.name(value, &fileNames)
        case "cfi", "cfl": _ = Self.name(value, &fileNames)
        case "fn": function = Self.name(value, &functionNames)
        case "cfn": callee = Self.name(value, &functionNames)
        case "calls": isOfCall = true
        default: break
        }
      } else if let cost = Self.cost(line) {
        if isOfCall {
          functions[function, default: Function()].calls[callee, default: 0] += cost
        } else {
          functions[function, default: Function()].own += cost
          files[file, default: 0] += cost
        }
        isOfCall = false
      }
    }
  }

  /// - Parameter text: A number in parentheses, the first time with the name after it.
  private static func name(_ text: Substring, _ names: inout [Substring: Substring]) -> Substring {
    guard let space = text.firstIndex(of: " ") else { return names[text] ?? text }
    let name = text[text.index(after: space)...]
    names[text[..<space]] = name
    return name
  }

  /// The last number of a line that begins with a position.
  private static func cost(_ line: Substring) -> Double? {
    guard let first = line.first, first.isNumber || "+-*".contains(first) else { return nil }
    return line.split(separator: " ").dropFirst().last.flatMap { Double($0) }
  }
}
