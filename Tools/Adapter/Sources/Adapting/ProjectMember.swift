/// Members of Foundation in whose place adapted code has others: what they answer depends on the project, and on when a screen is drawn.
/// A module's own members come before those that it imports. Types have the names of their modules, as a project may have a
/// `DispatchQueue` or `Timer` of its own.
enum ProjectMember: String, Codable, CaseIterable, Comparable {
    /// Files and texts of bundles are those of the project.
    case bundles
    /// Formats of the project's tables take the forms that their numbers want.
    case formats
    /// Files are in a home of the app's own, and those of a folder in the order of their names.
    case folders
    /// Files are in a home of the app's own, by names of `URL`, which older apps declare themselves.
    case foldersOfURLs
    /// The system is the release of iOS that is asked for.
    case system
    /// What timers carry that call a selector.
    case timers
    /// What is left for the main queue happens before a screen is drawn, and what is for later when fingers wait for it.
    case mainQueue
    /// Timers go on when fingers wait for them.
    case delays
    /// Tasks that sleep go on when fingers wait for them.
    case sleeps
    /// Random numbers are the same ones each time.
    case randomNumbers
    /// Requests to servers are held, with any configuration.
    case requests
    /// Closures that are called for each match are not kept.
    case matches
    /// Types that Foundation declares and has nothing in, which a module beside UIKit has as well.
    case hollowTypes
    /// Archives are read that have nothing in them.
    case archives
    /// What keeps weakly what only a protocol is known of.
    case weakProperties

    static let namesOfFolders: Set = [
        "documentsDirectory", "cachesDirectory", "libraryDirectory", "applicationSupportDirectory",
        "temporaryDirectory", "homeDirectory",
    ]

    static func < (one: ProjectMember, other: ProjectMember) -> Bool { one.rawValue < other.rawValue }

    /// Code that needs them has one of these words.
    var words: [String] {
        switch self {
        case .bundles: ["Bundle", "NSLocalizedString"]
        case .formats: ["String(format", "localizedStringWithFormat"]
        case .folders:
            ["FileManager", "NSSearchPathForDirectoriesInDomains", "NSHomeDirectory", "NSTemporaryDirectory"]
        case .foldersOfURLs: Array(Self.namesOfFolders)
        case .system: ["operatingSystemVersion", "isOperatingSystemAtLeast"]
        case .timers: [".userInfo"]
        case .mainQueue: ["DispatchQueue"]
        case .delays: ["scheduledTimer(withTimeInterval", "Timer(timeInterval", "RunLoop"]
        case .randomNumbers: [".random(", ".randomElement()", ".shuffled()", "shuffle()"]
        case .sleeps: ["Task.sleep", "Task<Never, Never>.sleep"]
        case .matches: [".enumerateMatches(", " enumerateMatches("]
        case .requests: ["URLSessionConfiguration", "URLSession(configuration"]
        case .hollowTypes: ["PersonNameComponentsFormatter"]
        case .archives: ["NSKeyedUnarchiver(forReadingWith"]
        // Generic types say it.
        case .weakProperties: []
        }
    }

    /// What one file of a module has for all. It is of no actor, also in a module whose code is of the main one if nothing else is said.
    var declarations: String {
        switch self {
        case .bundles:
            """

            nonisolated extension Foundation.Bundle { @usableFromInline static var main: Foundation.Bundle { .ofProject }; \
            @usableFromInline convenience init?(identifier: String) { self.init(path: Foundation.Bundle.ofProject.bundlePath) }; \
            @usableFromInline func path(forResource name: String?, ofType type: String?) -> String? { \
            pathInProject(forResource: name, ofType: type) }; \
            @usableFromInline func url(forResource name: String?, withExtension type: String?) -> Foundation.URL? { \
            pathInProject(forResource: name, ofType: type).map { URL(fileURLWithPath: $0) } }; \
            @usableFromInline func localizedString(forKey key: String, value: String?, table: String?) -> String { \
            textInProject(forKey: key, value: value, table: table) }; \
            @usableFromInline var resourcePath: String? { resourcePathInProject }; \
            @usableFromInline var resourceURL: Foundation.URL? { \
            resourcePathInProject.map { URL(fileURLWithPath: $0, isDirectory: true) } }; \
            @usableFromInline var infoDictionary: [String: Any]? { informationInProject }; \
            @usableFromInline func object(forInfoDictionaryKey key: String) -> Any? { informationInProject?[key] }; \
            @usableFromInline var bundleIdentifier: String? { informationInProject?["CFBundleIdentifier"] as? String }; \
            @usableFromInline var localizations: [String] { localizationsInProject }; \
            @usableFromInline var preferredLocalizations: [String] { preferredLocalizationsInProject } }
            @usableFromInline nonisolated func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .ofProject, value: String = "", \
            comment: String) -> String { bundle.textInProject(forKey: key, value: value, table: tableName) }

            """
        case .formats:
            """

            nonisolated extension Swift.String { @usableFromInline init(format: __shared String, _ arguments: any CVarArg...) { \
            self = _formatInProject(format, nil, arguments) }; \
            @usableFromInline init(format: __shared String, arguments: __shared [any CVarArg]) { self = _formatInProject(format, nil, arguments) }; \
            @usableFromInline init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) { \
            self = _formatInProject(format, locale, arguments) }; \
            @usableFromInline init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) { \
            self = _formatInProject(format, locale, arguments) }; \
            @usableFromInline static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String { \
            _formatInProject(format, .current, arguments) } }

            """
        case .folders:
            """

            nonisolated extension Foundation.FileManager { @usableFromInline func urls(for directory: SearchPathDirectory, \
            in domainMask: SearchPathDomainMask) -> [Foundation.URL] { urlsInProject(for: directory, in: domainMask) }; \
            @usableFromInline func url(for directory: SearchPathDirectory, in domain: SearchPathDomainMask, \
            appropriateFor url: Foundation.URL?, create shouldCreate: Bool) throws -> Foundation.URL { \
            try urlInProject(for: directory, in: domain, appropriateFor: url, create: shouldCreate) }; \
            @usableFromInline func contentsOfDirectory(atPath path: String) throws -> [String] { \
            try contentsInProject(atPath: path) }; \
            @usableFromInline func contentsOfDirectory(at url: Foundation.URL, \
            includingPropertiesForKeys keys: [Foundation.URLResourceKey]?, options mask: DirectoryEnumerationOptions = []) throws \
            -> [Foundation.URL] { try contentsInProject(at: url, includingPropertiesForKeys: keys, options: mask) }; \
            @usableFromInline var temporaryDirectory: Foundation.URL { \
            Foundation.URL(fileURLWithPath: Foundation.FileManager.temporaryFolderOfProject, isDirectory: true) } }
            @usableFromInline nonisolated func NSHomeDirectory() -> String { Foundation.FileManager.homeOfProject }
            @usableFromInline nonisolated func NSTemporaryDirectory() -> String { Foundation.FileManager.temporaryFolderOfProject }
            @usableFromInline nonisolated func NSSearchPathForDirectoriesInDomains(_ directory: Foundation.FileManager.SearchPathDirectory, \
            _ domainMask: Foundation.FileManager.SearchPathDomainMask, _ expandTilde: Bool) -> [String] { \
            Foundation.FileManager.default.urlsInProject(for: directory, in: domainMask).map { $0.path } }

            """
        case .foldersOfURLs:
            """

            nonisolated extension Foundation.URL { \
            @usableFromInline static func _inProject(_ directory: Foundation.FileManager.SearchPathDirectory) -> Foundation.URL { \
            Foundation.FileManager.default.urlsInProject(for: directory, in: .userDomainMask)[0] }; \
            @usableFromInline static var documentsDirectory: Foundation.URL { _inProject(.documentDirectory) }; \
            @usableFromInline static var cachesDirectory: Foundation.URL { _inProject(.cachesDirectory) }; \
            @usableFromInline static var libraryDirectory: Foundation.URL { _inProject(.libraryDirectory) }; \
            @usableFromInline static var applicationSupportDirectory: Foundation.URL { _inProject(.applicationSupportDirectory) }; \
            @usableFromInline static var temporaryDirectory: Foundation.URL { \
            Foundation.URL(fileURLWithPath: Foundation.FileManager.temporaryFolderOfProject, isDirectory: true) }; \
            @usableFromInline static var homeDirectory: Foundation.URL { \
            Foundation.URL(fileURLWithPath: Foundation.FileManager.homeOfProject, isDirectory: true) } }

            """
        case .system:
            """

            nonisolated extension Foundation.ProcessInfo { \
            @usableFromInline var operatingSystemVersion: Foundation.OperatingSystemVersion { systemOfProject }; \
            @usableFromInline func isOperatingSystemAtLeast(_ version: Foundation.OperatingSystemVersion) -> Bool { \
            isSystemOfProject(atLeast: version) } }

            """
        case .timers:
            """

            nonisolated extension Foundation.Timer { @usableFromInline var userInfo: Any? { _userInfoOfProject } }

            """
        case .mainQueue:
            """

            nonisolated extension Dispatch.DispatchQueue { @usableFromInline func async(group: Dispatch.DispatchGroup? = nil, qos: Dispatch.DispatchQoS = .unspecified, \
            flags: Dispatch.DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void) { \
            asyncInProject(group: group, qos: qos, flags: flags, execute: work) }; \
            @usableFromInline func asyncAfter(deadline: Dispatch.DispatchTime, qos: Dispatch.DispatchQoS = .unspecified, \
            flags: Dispatch.DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void) { \
            asyncAfterInProject(deadline: deadline, qos: qos, flags: flags, execute: work) }; \
            @usableFromInline func asyncAfter(deadline: Dispatch.DispatchTime, execute work: Dispatch.DispatchWorkItem) { \
            asyncAfterInProject(deadline: deadline, execute: work) } }

            """
        case .delays:
            """

            nonisolated extension Foundation.Timer { @discardableResult @usableFromInline static func scheduledTimer( \
            withTimeInterval interval: Foundation.TimeInterval, repeats: Bool, \
            block: @escaping @Sendable (Foundation.Timer) -> Void) -> Foundation.Timer { \
            scheduledInProject(interval, repeats: repeats, block: block) }; \
            @usableFromInline convenience init(timeInterval interval: Foundation.TimeInterval, repeats: Bool, \
            block: @escaping @Sendable (Foundation.Timer) -> Void) { \
            self.init(intervalInProject: interval, repeats: repeats, block: block) } }
            nonisolated extension Foundation.RunLoop { @usableFromInline func add(_ timer: Foundation.Timer, \
            forMode mode: Foundation.RunLoop.Mode) { addInProject(timer, forMode: mode) }; \
            @usableFromInline func perform(_ block: @escaping @Sendable () -> Void) { performInProject(block) } }

            """
        case .randomNumbers:
            """

            nonisolated extension Swift.FixedWidthInteger { \
            @usableFromInline static func random(in range: Swift.Range<Self>) -> Self { \
            var numbers = ProjectRandomNumbers(); return random(in: range, using: &numbers) }; \
            @usableFromInline static func random(in range: Swift.ClosedRange<Self>) -> Self { \
            var numbers = ProjectRandomNumbers(); return random(in: range, using: &numbers) } }
            nonisolated extension Swift.BinaryFloatingPoint where RawSignificand: Swift.FixedWidthInteger { \
            @usableFromInline static func random(in range: Swift.Range<Self>) -> Self { \
            var numbers = ProjectRandomNumbers(); return random(in: range, using: &numbers) }; \
            @usableFromInline static func random(in range: Swift.ClosedRange<Self>) -> Self { \
            var numbers = ProjectRandomNumbers(); return random(in: range, using: &numbers) } }
            nonisolated extension Swift.Bool { @usableFromInline static func random() -> Swift.Bool { \
            var numbers = ProjectRandomNumbers(); return random(using: &numbers) } }
            nonisolated extension Swift.Collection { @usableFromInline func randomElement() -> Element? { \
            var numbers = ProjectRandomNumbers(); return randomElement(using: &numbers) } }
            nonisolated extension Swift.Sequence { @usableFromInline func shuffled() -> [Element] { \
            var numbers = ProjectRandomNumbers(); return shuffled(using: &numbers) } }
            nonisolated extension Swift.MutableCollection where Self: Swift.RandomAccessCollection { \
            @usableFromInline mutating func shuffle() { \
            var numbers = ProjectRandomNumbers(); shuffle(using: &numbers) } }

            """
        case .sleeps:
            """

            nonisolated extension _Concurrency.Task where Success == Swift.Never, Failure == Swift.Never { \
            @usableFromInline static func sleep(nanoseconds duration: Swift.UInt64) async throws { \
            try await sleepInProject(seconds: Swift.Double(duration) / 1e9) }; \
            @usableFromInline static func sleep(for duration: Swift.Duration, tolerance: Swift.Duration? = nil, \
            isolation: isolated (any Swift.Actor)? = #isolation) async throws { \
            try await sleepInProject(seconds: duration.secondsInProject, isolation: isolation) } }

            """
        case .matches:
            """

            nonisolated extension Foundation.NSRegularExpression { @usableFromInline func enumerateMatches(in string: String, \
            options: MatchingOptions = [], range: Foundation.NSRange, using block: (Foundation.NSTextCheckingResult?, MatchingFlags, \
            Swift.UnsafeMutablePointer<Foundation.ObjCBool>) -> Void) { \
            _enumerateMatches(in: string, options: options, range: range, using: block) } }

            """
        case .weakProperties:
            """

            @propertyWrapper nonisolated public struct _KeptWeakly<Object> { private weak var object: AnyObject?; public init() {}; \
            public init(wrappedValue: Object?) { object = wrappedValue.map { $0 as AnyObject } }; \
            public var wrappedValue: Object? { get { object as? Object } set { object = newValue.map { $0 as AnyObject } } } }

            """
        case .hollowTypes:
            """

            public typealias PersonNameComponentsFormatter = ObjectiveC.PersonNameComponentsFormatter
            """
        case .archives:
            """

            nonisolated extension Foundation.NSKeyedUnarchiver { \
            @usableFromInline convenience init(forReadingWith data: Foundation.Data) { self.init(readingInProject: data) } }

            """
        case .requests:
            """

            nonisolated extension FoundationNetworking.URLSessionConfiguration { \
            @usableFromInline static var `default`: FoundationNetworking.URLSessionConfiguration { defaultInProject }; \
            @usableFromInline static var ephemeral: FoundationNetworking.URLSessionConfiguration { ephemeralInProject }; \
            @usableFromInline var urlCache: FoundationNetworking.URLCache? { \
            get { urlCacheInProject } set { urlCacheInProject = newValue } } }

            """
        }
    }
}
