import Foundation
import Maquette

// Looks at reports in a real browser, as `Scripts/test-report` calls it: `test-report BROWSER [SCREENSHOTS]`. Reports are
// opened from disk. Exit code 1 says that something is not as it should be.

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
    FileHandle.standardError.write(Data("usage: test-report BROWSER [FOLDER FOR SCREENSHOTS]\n".utf8))
    exit(2)
}
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("test-report-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
var failures = 0
do {
    let reports = SampleReports(folder: folder)
    try reports.makeUsual()
    try reports.makeHostile()
    try reports.makeLarge(count: 10_000)
    try reports.makeQuiet()
    let screenshots = arguments.count > 2 ? URL(fileURLWithPath: arguments[2]) : nil
    if let screenshots { try FileManager.default.createDirectory(at: screenshots, withIntermediateDirectories: true) }
    let browser = try Browser(arguments[1], in: folder)
    let checks = PageChecks(browser: browser, reports: reports, screenshots: screenshots)
    failures = try checks.run()
} catch {
    FileHandle.standardError.write(Data("test-report: \(error)\n".utf8))
    failures += 1
}
try? FileManager.default.removeItem(at: folder)
exit(failures == 0 ? 0 : 1)
