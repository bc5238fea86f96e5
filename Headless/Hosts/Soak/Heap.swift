import CMalloc

/// The process's heap.
enum Heap {
  /// Bytes that are in use of it, with what the allocator itself needs for them.
  static var bytesInUse: Int {
    let info = mallinfo2()
    return Int(info.uordblks + info.hblkhd)
  }
}
