import Testing

/// All tests of the hosts: `swift test --filter Hosts`.
@Suite("Hosts") enum HostsTests {}
