extension String {
  /// The sentence without the addresses of instances: `<DraftController>`.
  var withoutAddresses: String { replacing(/<(\w+): 0x[0-9a-f]+>/) { "<\($0.output.1)>" } }
}
