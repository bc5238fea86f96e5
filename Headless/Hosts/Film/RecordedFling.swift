/// The gesture that is replayed where none is named: a person's fling down on a telephone.
///
/// Source: ViaLin (resess/ViaLin e10c04c), evaluation_package/GPBench/config/
/// 7.com.aldiko.android.replay.txt, stroke 108. MIT licence. Copyright (c) 2023-, Khaled Ahmed, The
/// University of British Columbia, and other contributors. Only numbers were taken over: times in seconds
/// since touch-down, places in pixels.
enum RecordedFling {
  static let recording = GestureRecording(
    name: "pixel2xl-drag-32", kind: "fling down",
    source: "ViaLin (resess/ViaLin e10c04c), evaluation_package/GPBench, stroke 108", licence: "MIT",
    attribution:
      "Copyright (c) 2023-, Khaled Ahmed, The University of British Columbia, and other contributors",
    density: 3.5, up: GestureRecording.Touch(t: 0.327696, x: 858, y: 1301),
    samples: samples.map { GestureRecording.Touch(t: $0.0, x: $0.1, y: $0.2) })

  private static let samples: [(Double, Double, Double)] = [
    (0.0, 818, 64), (0.037653, 819, 67), (0.045988, 819, 69), (0.054377, 819, 73), (0.062514, 820, 76),
    (0.07076, 821, 80), (0.079099, 821, 83), (0.087284, 821, 85), (0.095573, 821, 86),
    (0.11288, 820, 85), (0.120477, 820, 84), (0.130092, 820, 83), (0.14599, 819, 85),
    (0.154956, 819, 88), (0.162447, 818, 93), (0.170739, 818, 101), (0.178995, 817, 113),
    (0.187123, 815, 133), (0.194932, 813, 162), (0.203421, 811, 198), (0.21193, 810, 242),
    (0.219523, 808, 289), (0.227794, 805, 339), (0.235998, 803, 394), (0.244261, 804, 452),
    (0.252397, 807, 517), (0.260593, 809, 587), (0.268915, 810, 662), (0.277199, 812, 744),
    (0.285463, 815, 840), (0.293593, 821, 951), (0.30172, 829, 1072), (0.309911, 844, 1190),
    (0.319829, 858, 1301),
  ]
}
