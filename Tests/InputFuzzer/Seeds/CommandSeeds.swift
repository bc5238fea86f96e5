/// Real command lines, and the words that there are.
enum CommandSeeds {
  static let all = [
    "", "help", "--port 9000 --device iPad_Air --dark", "--landscape --port 0",
    "film -o docs/mail-modal.svg", "film a.json --resize --frames 7 -o b.svg", "film --dark --device iPadAir",
    "strip tap=180,250 --seconds 0.3 -o c.svg", "strip tap=compose --seconds 0.35",
    "strip tap=80,80 drag=200,200,0,500 --device iPhone_SE", "strip drag=300,500,-230,0 --seconds 0.8",
    "strip tap=compose drag=200,300,0,-200 tap=60,820 --landscape --frames 3",
    "replay Tests/Recordings --json", "replay a.json b --hz 120 --mirror",
    "latency --device iPhone_15 --landscape",
  ].map { line in Array(line.utf8).map { $0 == space ? 0 : $0 == underscore ? space : $0 } }

  static let tokens =
    [
      "--port", "--device", "--landscape", "--dark", "--frames", "--seconds", "--resize", "--hz", "--mirror",
      "--json",
      "--help", "-h", "-o", "film", "strip", "replay", "latency", "help", "tap=", "drag=", "tap=compose", ",",
      "=",
      "iPad", "iPhone SE", "iPhone 15", "\n", "\u{1B}[2J", "\u{2028}", "\u{200B}", "é", "-",
    ].map { Array($0.utf8) + [0] } + ExtremeNumbers.all.map { Array($0.utf8) } + [[0], [0xFF], [0xC0, 0x80]]

  private static let space = UInt8(ascii: " ")
  /// Stands for a blank within a word.
  private static let underscore = UInt8(ascii: "_")
}
