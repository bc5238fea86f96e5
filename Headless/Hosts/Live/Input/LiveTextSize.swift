/// The text sizes that a user can choose in Settings, in the order of `Simulator.contentSizeCategories`.
enum LiveTextSize: String, Codable, CaseIterable, Sendable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibilityMedium = "AX1"
  case accessibilityLarge = "AX2"
  case accessibilityExtraLarge = "AX3"
  case accessibilityExtraExtraLarge = "AX4"
  case accessibilityExtraExtraExtraLarge = "AX5"
}
