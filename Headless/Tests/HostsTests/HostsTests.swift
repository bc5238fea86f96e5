import TestWorld
import Testing

/// All tests of the hosts: `swift test --filter Hosts`.
@Suite("Hosts", .ownWorld) enum HostsTests {}
