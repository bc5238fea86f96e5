@testable import HeadlessHosts
@testable import UIKit

/// Real gesture files, and what stands in them.
enum GestureSeeds {
  static let all = [RecordedFling.recording.json, tap, swipe].map { Array($0.utf8) }

  static let tokens =
    [
      "{", "}", "[", "]", ",", ":", "null", "true", "false", "\"", "\\", "\\u0000", "\\n", "\\ud800",
      "\u{2028}",
      "\u{FEFF}", "\0", "\"t\":", "\"x\":", "\"y\":", "\"up\":", "\"samples\":", "\"density\":", "\"name\":",
      "\"kind\":", "{\"t\":0,\"x\":0,\"y\":0}", ",{\"t\":0.2,\"x\":0,\"y\":900}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]]

  /// Source: ViaLin (resess/ViaLin e10c04c), evaluation_package/DroidICCBench. MIT licence. Copyright (c) 2023-,
  /// Khaled Ahmed, The University of British Columbia, and other contributors. Only numbers were taken over.
  private static let tap = """
    {
     "name": "pixel2xl-tap-01", "kind": "tap", "tags": [], "source": "ViaLin", "licence": "MIT",
     "density": 3.5, "screen": {"width": 1440, "height": 2880}, "notes": ["kernel event log"],
     "up": {"t": 0.111419, "x": 1038, "y": 1600},
     "samples": [
      {"t": 0.0, "x": 1038, "y": 1600}, {"t": 0.05371, "x": 1038, "y": 1602}, {"t": 0.062028, "x": 1037, "y": 1601},
      {"t": 0.078745, "x": 1036, "y": 1600}, {"t": 0.103567, "x": 1038, "y": 1600}
     ]
    }
    """

  /// Every tenth sample of a swipe. Source: evemu-devices (whot/evemu-devices 3fa3058), tablets/Wacom ISDv4 E6
  /// Finger.single-top-swipe.events. MIT licence.
  private static let swipe = """
    {"name":"evemu-isdv4-swipe-right","kind":"slow drag right","density":1.56,"up":{"t":1.239979,"x":2675,"y":106},
    "samples":[{"t":0.0,"x":120,"y":114},{"t":0.223991,"x":258,"y":117},{"t":0.423988,"x":777,"y":107},
    {"t":0.623988,"x":1508,"y":94},{"t":0.839986,"x":2225,"y":92},{"t":1.199984,"x":2675,"y":106}]}
    """
}

extension GestureRecording {
  /// The file that holds it.
  var json: String {
    func text(_ touch: Touch) -> String { "{\"t\":\(touch.t),\"x\":\(touch.x),\"y\":\(touch.y)}" }
    let samples = samples.map(text).joined(separator: ",")
    return "{\"name\":\"\(name)\",\"kind\":\"\(kind)\",\"density\":\(density),\"up\":\(text(up)),"
      + "\"samples\":[\(samples)]}"
  }
}
