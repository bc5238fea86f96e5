import Foundation

/// The open font of pages and pictures. Its characters are as wide as those that the headless UIKit counts with.
enum PageFont {
  static let family = "Sample Sans"

  /// The rules of a style sheet that embed it.
  static let rules = [("Regular", 400), ("Bold", 600)].map(rule).joined(separator: " ")

  private static func rule(file: String, weight: Int) -> String {
    guard let url = Bundle.module.url(forResource: "SampleSans-\(file)", withExtension: "woff2"),
      let data = try? Data(contentsOf: url)
    else { fatalError("The font is missing from the build") }
    return "@font-face{font-family:'\(family)';font-weight:\(weight);"
      + "src:url(data:font/woff2;base64,\(data.base64EncodedString()))}"
  }
}
