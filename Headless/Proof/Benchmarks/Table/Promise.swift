/// What a row of the table promises: a figure within a limit.
struct Promise {
  let figure: String
  let unit: String
  let limit: Limit
  /// What tells the right value, or counts it: never the code that is measured.
  let oracle: String

  var cells: [String] { [figure, unit, limit.text, oracle] }
}
