/// Ends the program where UIKit raises an exception. Unlike those of `precondition`, the words are printed in release builds, too:
/// people see them beside the preview whose code did it.
@inline(__always) func require(
    _ holds: @autoclosure () -> Bool, _ words: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !holds() { fatalError(words(), file: file, line: line) }
}
