import Foundation

/// Spoils input from outside, and checks that the hosts take it or refuse it in a sentence.
///
///     swift run -c release InputFuzzer SUBJECT --runs 100000 --seed 7
///     swift run -c release InputFuzzer SUBJECT FILE…
///
/// The subjects are `gestures`, `commands` and `connection`. The first line tries inputs that the seed
/// repeats, the second line the given inputs. Exit status 0: all is well; 1: the named input had a bad
/// end; 2: the command line is at fault.
///
/// The lines below do the same with libFuzzer, which looks for new paths through the code until the
/// time is up, and with AddressSanitizer. A crash, a leak, more than 10 seconds for one input, more than
/// 2 GB in all or 512 MB at once end the run. It leaves the input in a file, `./crash-…`, which the
/// second line above takes.
///
///     swift build -c release --product InputFuzzer --scratch-path .build/fuzzer \
///       --sanitize=address --sanitize=fuzzer -Xswiftc -DLIBFUZZER
///     MODAL_FUZZ_SUBJECT=gestures LSAN_OPTIONS=suppressions=Tests/Sanitizers/leak.supp \
///       .build/fuzzer/release/InputFuzzer -max_total_time=300 -timeout=10 -rss_limit_mb=2048 \
///       -malloc_limit_mb=512 -max_len=16384
#if !LIBFUZZER
  @main
#endif
@MainActor enum InputFuzzer {
  static func main() {
    do throws(FuzzFault) {
      let isWell = try Order(Array(CommandLine.arguments.dropFirst())).carryOut()
      exit(isWell ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error.sentence)\n".utf8))
      exit(2)
    }
  }
}
