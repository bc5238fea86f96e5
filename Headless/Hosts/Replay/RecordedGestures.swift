/// The recorded fingers that the hosts carry.
///
/// Only numbers were taken over: times in seconds since touch-down, places in pixels.
enum RecordedGestures {
  /// The gesture that is replayed where none is named: a person's fling down on a telephone.
  ///
  /// Source: ViaLin (resess/ViaLin e10c04c), evaluation_package/GPBench/config/
  /// 7.com.aldiko.android.replay.txt, stroke 108. MIT licence. Copyright (c) 2023-, Khaled Ahmed, The
  /// University of British Columbia, and other contributors.
  static let fling = GestureRecording(
    name: "pixel2xl-drag-32", kind: "fling down",
    source: "ViaLin (resess/ViaLin e10c04c), evaluation_package/GPBench, stroke 108", licence: "MIT",
    attribution:
      "Copyright (c) 2023-, Khaled Ahmed, The University of British Columbia, and other contributors",
    density: 3.5, up: touch((0.327696, 858, 1301)),
    samples: touches([
      (0.0, 818, 64), (0.037653, 819, 67), (0.045988, 819, 69), (0.054377, 819, 73), (0.062514, 820, 76),
      (0.07076, 821, 80), (0.079099, 821, 83), (0.087284, 821, 85), (0.095573, 821, 86),
      (0.11288, 820, 85), (0.120477, 820, 84), (0.130092, 820, 83), (0.14599, 819, 85),
      (0.154956, 819, 88), (0.162447, 818, 93), (0.170739, 818, 101), (0.178995, 817, 113),
      (0.187123, 815, 133), (0.194932, 813, 162), (0.203421, 811, 198), (0.21193, 810, 242),
      (0.219523, 808, 289), (0.227794, 805, 339), (0.235998, 803, 394), (0.244261, 804, 452),
      (0.252397, 807, 517), (0.260593, 809, 587), (0.268915, 810, 662), (0.277199, 812, 744),
      (0.285463, 815, 840), (0.293593, 821, 951), (0.30172, 829, 1072), (0.309911, 844, 1190),
      (0.319829, 858, 1301),
    ]))

  /// A drag of a hand on a touch screen, with a sample every 30 ms.
  ///
  /// Source: evemu-devices (whot/evemu-devices 3fa3058), touchscreens/QUANTA OpticalTouchScreen.events, strokes 1
  /// and 3. MIT licence. Copyright (c) 2012-2013 Red Hat, Inc.
  static let hesitation = drag(
    "evemu-quanta-1", up: (1.472, 633, 761),
    [
      (0, 636, 534), (0.088, 634, 544), (0.12, 632, 551), (0.152, 630, 562), (0.192, 629, 573),
      (0.232, 628, 586), (0.264, 627, 598), (0.296, 626, 609), (0.328, 626, 618), (0.36, 626, 625),
      (0.392, 627, 630), (0.424, 627, 634), (0.456, 628, 637), (0.536, 629, 639), (0.576, 630, 639),
      (0.608, 630, 641), (0.64, 631, 643), (0.672, 631, 647), (0.704, 632, 652), (0.736, 632, 659),
      (0.768, 632, 666), (0.8, 633, 674), (0.832, 633, 679), (0.864, 633, 685), (0.896, 633, 691),
      (0.928, 633, 697), (0.96, 633, 702), (0.992, 632, 707), (1.032, 632, 712), (1.064, 632, 718),
      (1.096, 632, 723), (1.128, 632, 727), (1.16, 632, 731), (1.192, 633, 734), (1.24, 634, 739),
      (1.272, 634, 742), (1.304, 633, 746), (1.336, 632, 751), (1.368, 632, 756), (1.4, 632, 760),
      (1.416, 633, 761),
    ])

  /// Another one of these, which rests first.
  static let hold = drag(
    "evemu-quanta-3", up: (1.488, 664, 741),
    [
      (0, 663, 609), (0.672, 663, 619), (0.704, 662, 625), (0.736, 662, 635), (0.768, 662, 646),
      (0.8, 662, 654), (0.832, 663, 663), (0.872, 663, 671), (0.904, 663, 678), (0.936, 663, 685),
      (0.968, 662, 690), (1, 662, 694), (1.032, 662, 698), (1.064, 662, 702), (1.104, 662, 706),
      (1.136, 662, 710), (1.168, 663, 714), (1.208, 663, 718), (1.24, 664, 722), (1.272, 664, 727),
      (1.304, 664, 732), (1.336, 663, 737), (1.368, 663, 741), (1.448, 664, 741),
    ])

  private static func drag(
    _ name: String, up: (Double, Double, Double), _ samples: [(Double, Double, Double)]
  ) -> GestureRecording {
    GestureRecording(
      name: name, kind: "drag down", source: "evemu-devices (whot/evemu-devices 3fa3058)", licence: "MIT",
      attribution: "Copyright (c) 2012-2013 Red Hat, Inc.", density: 0.59, up: touch(up),
      samples: touches(samples))
  }

  private static func touches(_ samples: [(Double, Double, Double)]) -> [GestureRecording.Touch] {
    samples.map(touch)
  }

  private static func touch(_ sample: (Double, Double, Double)) -> GestureRecording.Touch {
    GestureRecording.Touch(t: sample.0, x: sample.1, y: sample.2)
  }
}
