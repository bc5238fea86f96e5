/// Something that is measured: one row of the table, or several that belong together.
@MainActor protocol Figure {
  func rows() throws -> [Row]
}
