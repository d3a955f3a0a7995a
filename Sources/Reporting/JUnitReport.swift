/// Findings in the XML that build servers show: suites of cases, of which some have a problem.
package struct JUnitReport: Sendable {
    package struct Suite: Sendable {
        package var name: String
        package var cases: [Case]

        package init(name: String, cases: [Case]) {
            self.name = name
            self.cases = cases
        }
    }

    package struct Case: Sendable {
        package var name: String
        package var problem: Problem?

        package init(name: String, problem: Problem? = nil) {
            self.name = name
            self.problem = problem
        }
    }

    package struct Problem: Sendable {
        package enum Kind: String, Sendable {
            /// The check found a problem.
            case failure
            /// The check could not be made.
            case error
        }

        package var kind: Kind
        package var type: String
        package var message: String
        package var details: String

        package init(_ kind: Kind = .failure, type: String, message: String, details: String) {
            self.kind = kind
            self.type = type
            self.message = message
            self.details = details
        }
    }

    package var name: String
    package var suites: [Suite]

    package init(name: String, suites: [Suite]) {
        self.name = name
        self.suites = suites
    }

    package var text: String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"\(Self.escaped(name))\" \(Self.counts(suites.flatMap(\.cases)))>",
        ]
        for suite in suites {
            let name = Self.escaped(suite.name)
            lines.append("  <testsuite name=\"\(name)\" \(Self.counts(suite.cases))>")
            for each in suite.cases {
                let opening = "    <testcase classname=\"\(name)\" name=\"\(Self.escaped(each.name))\""
                lines.append(opening + (each.problem == nil ? "/>" : ">"))
                if let problem = each.problem { lines += [Self.element(problem), "    </testcase>"] }
            }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>"]).joined(separator: "\n")
    }

    private static func counts(_ cases: [Case]) -> String {
        let kinds = cases.compactMap { $0.problem?.kind }
        let (failures, errors) = (kinds.count { $0 == .failure }, kinds.count { $0 == .error })
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    private static func element(_ problem: Problem) -> String {
        let attributes = "type=\"\(escaped(problem.type))\" message=\"\(escaped(problem.message))\""
        let kind = problem.kind.rawValue
        return "      <\(kind) \(attributes)>\(escaped(problem.details))</\(kind)>"
    }

    /// A text as XML, also for attributes. Most control characters have no place in XML, not even as references. The others, and what
    /// commands GitHub wherever it stands, are references, so that a log that shows the report is safe.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t", "\r": escaped += "&#\(scalar.value);"
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            case "[" where escaped.hasSuffix("##"): escaped += "&#91;"
            case let scalar where scalar.isHarmful: escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
