import Foundation
import Testing

@testable import InteractiveModal

@Suite("How a picture fills a copy") struct PictureFitTests {
  private static let cases: [(SnapshotFit, CGRect)] = [
    (.width, CGRect(x: 0, y: 0, width: 200, height: 50)),
    (.cover, CGRect(x: -500, y: 0, width: 1200, height: 300)),
    (.stretch, CGRect(x: 0, y: 0, width: 200, height: 300)),
  ]

  @Test("as wide, as small as covers it, or stretched", arguments: cases)
  func fills(fit: SnapshotFit, frame: CGRect) {
    let copy = CGSize(width: 200, height: 300)
    #expect(fit.frame(of: CGSize(width: 400, height: 100), in: copy) == frame)
    #expect(fit.frame(of: copy, in: copy) == CGRect(origin: .zero, size: copy))
  }

  @Test("a picture without a size is stretched, and a copy without one has none", arguments: cases)
  func isDegenerate(fit: SnapshotFit, frame: CGRect) {
    let copy = CGSize(width: 200, height: 300)
    #expect(fit.frame(of: .zero, in: copy).size == copy)
    #expect(fit.frame(of: copy, in: .zero).size == .zero)
  }
}
