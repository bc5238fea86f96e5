import Foundation

/// The first chunk of a PNG file, `IHDR`.
struct PNGHeader {
  /// Format of the pixels, with the numbers of the PNG specification.
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAndAlpha = 4
    case rgbAndAlpha = 6
  }

  let width: Int
  let height: Int
  let bitDepth: UInt8
  let colorType: ColorType

  /// Reads the header; `nil` if the file is not a PNG.
  init?(_ file: Data) {
    let bytes = [UInt8](file.prefix(26))
    guard bytes.count == 26, Array(bytes[0..<16]) == Self.start, let color = ColorType(rawValue: bytes[25])
    else { return nil }
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
    bitDepth = bytes[24]
    colorType = color
  }

  /// Signature, length and name of the first chunk.
  private static let start: [UInt8] =
    [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8)

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
