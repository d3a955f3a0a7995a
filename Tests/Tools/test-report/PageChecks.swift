import Foundation

/// What must hold of a report's page, each sentence looked at in a tab of its own.
@MainActor final class PageChecks {
    let tab: Tab
    let browser: Browser
    let reports: SampleReports
    let screenshots: URL?
    private var isFine = true

    init(browser: Browser, reports: SampleReports, screenshots: URL?) {
        self.browser = browser
        self.reports = reports
        self.screenshots = screenshots
        tab = Tab(browser: browser)
    }

    typealias Check = (sentence: String, report: String, look: () throws -> Void)

    /// How many sentences do not hold.
    func run() throws -> Int {
        var failures = 0
        for check in finding + comparing + deciding + behaving {
            isFine = true
            do {
                try browser.openTab()
                try tab.resize(width: 1440, height: 900)
                try tab.open(reports.file(check.report))
                try check.look()
                expectQuiet()
            } catch {
                complain("\(error)")
            }
            print("\(isFine ? "ok" : "NO"): \(check.sentence)")
            if !isFine { failures += 1 }
        }
        return failures
    }

    // MARK: Expecting

    func complain(_ words: String) {
        isFine = false
        print("    \(words)")
    }

    func expect<Value: Equatable>(_ found: Value, _ wanted: Value, _ what: String) {
        if found != wanted { complain("\(what) is \(found) and not \(wanted)") }
    }

    func expectTrue(_ expression: String) throws {
        if try !tab.isTrue(expression) { complain("it is not true that \(expression)") }
    }

    func expectText(_ expression: String, _ wanted: String) throws {
        expect(try tab.text(expression), wanted, expression)
    }

    func expectNumber(_ expression: String, _ wanted: Double, within tolerance: Double = 0) throws {
        let found = try tab.number(expression)
        if !(abs(found - wanted) <= tolerance) { complain("\(expression) is \(found) and not \(wanted)") }
    }

    /// Nothing may be said on the console, and nothing fetched that does not lie beside the page.
    private func expectQuiet() {
        let home = reports.folder.absoluteString
        for (method, values) in browser.events {
            switch method {
            case "Runtime.exceptionThrown", "Runtime.consoleAPICalled": complain("the console says \(values)")
            case "Log.entryAdded":
                let entry = values["entry"] as? Browser.Message ?? [:]
                // A picture that is not there is the browser's business to complain about.
                if "\(entry["text"] ?? "")".contains("ERR_FILE_NOT_FOUND") { continue }
                complain("the log says \(entry)")
            case "Network.requestWillBeSent":
                let address = "\((values["request"] as? Browser.Message)?["url"] ?? "")"
                if !address.hasPrefix(home), !address.hasPrefix("blob:"), address != "about:blank" {
                    complain("it asks for \(address)")
                }
            default: break
            }
        }
    }

    func picture(_ name: String) throws {
        guard let screenshots else { return }
        try tab.screenshot(screenshots.appendingPathComponent("\(name).png"))
    }

    // MARK: What is on the page

    static let selectedName = "document.getElementById('name').textContent"
    static let selectedVariant = "document.getElementById('variant').textContent"
    static let rowCount = "document.querySelectorAll('.row').length"
}
