import Testing
import UIKit

/// Records an issue unless a value is what a page of Apple's says. It is a plain function, since there are many hundreds of these and
/// `#expect` takes the compiler ten times as long.
///
/// - Parameter page: what follows `https://developer.apple.com/documentation/`.
func documented<Value: Equatable>(
    _ page: String, _ actual: Value, _ expected: Value, file: String = #fileID, path: String = #filePath,
    line: Int = #line
) {
    if actual != expected { differ(page, "\(actual)", "\(expected)", file, path, line) }
}

func documented(
    _ page: String, _ actual: CGFloat, _ expected: CGFloat, file: String = #fileID, path: String = #filePath,
    line: Int = #line
) {
    if !isClose(actual, expected) { differ(page, "\(actual)", "\(expected)", file, path, line) }
}

func documented(
    _ page: String, _ actual: CGPoint, _ expected: CGPoint, file: String = #fileID, path: String = #filePath,
    line: Int = #line
) {
    let isSame = isClose(actual.x, expected.x) && isClose(actual.y, expected.y)
    if !isSame { differ(page, "\(actual)", "\(expected)", file, path, line) }
}

func documented(
    _ page: String, _ actual: CGSize, _ expected: CGSize, file: String = #fileID, path: String = #filePath,
    line: Int = #line
) {
    let isSame = isClose(actual.width, expected.width) && isClose(actual.height, expected.height)
    if !isSame { differ(page, "\(actual)", "\(expected)", file, path, line) }
}

func documented(
    _ page: String, _ actual: CGRect, _ expected: CGRect, file: String = #fileID, path: String = #filePath,
    line: Int = #line
) {
    let isSame =
        isClose(actual.origin.x, expected.origin.x) && isClose(actual.origin.y, expected.origin.y)
        && isClose(actual.width, expected.width) && isClose(actual.height, expected.height)
    if !isSame { differ(page, "\(actual)", "\(expected)", file, path, line) }
}

private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { one == other || abs(one - other) < 0.001 }

private func differ(_ page: String, _ actual: String, _ expected: String, _ file: String, _ path: String, _ line: Int) {
    Issue.record(
        "\(actual) instead of \(expected), which https://developer.apple.com/documentation/\(page) says",
        sourceLocation: SourceLocation(fileID: file, filePath: path, line: line, column: 1))
}
