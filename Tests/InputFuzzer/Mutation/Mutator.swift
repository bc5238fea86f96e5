@testable import HeadlessHosts

/// Makes inputs out of real ones, the same for the same seed.
struct Mutator {
  /// No input gets longer, in bytes.
  static let limit = 128 * 1024
  private static let mostMutations = 8

  private let seeds: [[UInt8]]
  private let tokens: [[UInt8]]
  private var generator: SeededGenerator

  init(_ subject: FuzzSubject, seed: UInt64) {
    seeds = subject.seeds
    tokens = subject.tokens
    generator = SeededGenerator(seed: seed)
  }

  /// One of the real inputs.
  mutating func original() -> [UInt8] { seeds.randomElement(using: &generator) ?? [] }

  /// A real input, spoilt in a few places, mostly one or two. An input with more faults is refused early
  /// and tests little.
  mutating func next() -> [UInt8] {
    var bytes = original()
    let most = Int.random(in: 1...Self.mostMutations, using: &generator)
    for _ in 1...Int.random(in: 1...most, using: &generator) { mutate(&bytes) }
    return bytes
  }

  /// Spoils one place. Nothing can be spoilt in nothing: that becomes a real input.
  mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes = original() }
    let isNumber = Int.random(in: 0...2, using: &generator) == 0
    let mutation = isNumber ? .changeNumber : Mutation.allCases.randomElement(using: &generator)
    apply(mutation ?? .flipBit, to: &bytes)
    if bytes.count > Self.limit { bytes.removeLast(bytes.count - Self.limit) }
  }

  private mutating func apply(_ mutation: Mutation, to bytes: inout [UInt8]) {
    let place = place(in: bytes)
    switch mutation {
    case .flipBit: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
    case .setByte: bytes[place] = .random(in: 0...255, using: &generator)
    case .delete: bytes.removeSubrange(range(in: bytes))
    case .repeat: repeatRange(in: &bytes, at: place)
    case .move: bytes.insert(contentsOf: cutRange(of: &bytes), at: min(place, bytes.count))
    case .truncate: bytes.removeLast(bytes.count - place)
    case .insertToken: bytes.insert(contentsOf: tokens.randomElement(using: &generator) ?? [], at: place)
    case .splice: splice(&bytes, at: place)
    case .changeNumber: changeNumber(in: &bytes, after: place)
    }
  }

  private mutating func place(in bytes: [UInt8]) -> Int { .random(in: 0..<bytes.count, using: &generator) }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = place(in: bytes)
    return start..<min(bytes.count, start + Int.random(in: 1...32, using: &generator))
  }

  private mutating func cutRange(of bytes: inout [UInt8]) -> [UInt8] {
    let range = range(in: bytes)
    defer { bytes.removeSubrange(range) }
    return Array(bytes[range])
  }

  private mutating func repeatRange(in bytes: inout [UInt8], at place: Int) {
    let piece = bytes[range(in: bytes)]
    let times = 1 << Int.random(in: 0...8, using: &generator)
    bytes.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: place)
  }

  private mutating func splice(_ bytes: inout [UInt8], at place: Int) {
    let other = original()
    bytes.removeLast(bytes.count - place)
    if !other.isEmpty { bytes += other[self.place(in: other)...] }
  }

  private mutating func changeNumber(in bytes: inout [UInt8], after place: Int) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    bytes.replaceSubrange(start..<end, with: number().utf8)
  }

  private mutating func number() -> String {
    switch Int.random(in: 0...3, using: &generator) {
    case 0: ExtremeNumbers.all.randomElement(using: &generator) ?? "0"
    case 1: "\(Int.random(in: -9...99, using: &generator))"
    case 2: "\(Double.random(in: -1000...1000, using: &generator))"
    default: "\(Int.random(in: -10_000...10_000, using: &generator))"
    }
  }
}
