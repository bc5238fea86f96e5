import HeadlessHosts

/// The random numbers of all fuzzers.
typealias SeededGenerator = HeadlessHosts.SeededGenerator
