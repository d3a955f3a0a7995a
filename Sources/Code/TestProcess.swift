import CProcess
import DeveloperToolsSupport
import Foundation
import MaquetteCage
import MaquetteFiles
import MaquetteWorkers
import UIKit

/// A process that runs tests of a project, in a cage. What happens in it stands in a file of events, which is there also after a crash.
package struct TestProcess {
    /// What the process loads. The code has an XCTest of Maquette's in it, which finds the tests: `Tools/Adapter/TestModules`.
    package var project: CompiledProject
    package var cage: Cage
    /// Where the process writes: events, pictures, attachments, and what it prints.
    package var folder: String
    /// What the project's schemes and test plans give to tests.
    package var environment: [String: String]
    package var arguments: [String]
    /// The seconds until a test, or what sets up its class, must have ended.
    package var mostSeconds: Double
    package var mostBytes: Int
    /// Classes that ended the process when they were asked for their tests.
    package var leftOut: [String] = []

    package init(
        _ project: CompiledProject, cage: Cage, folder: String, environment: [String: String], arguments: [String] = [],
        mostSeconds: Double, mostBytes: Int
    ) {
        (self.project, self.cage, self.folder) = (project, cage, folder)
        (self.environment, self.arguments) = (environment, arguments)
        (self.mostSeconds, self.mostBytes) = (mostSeconds, mostBytes)
    }

    package enum End: Equatable {
        case done
        /// Why the process ended, in words.
        case died(String)
        /// The cage or the code could not be had at all.
        case neverBegan(String)
    }

    private var events: String { folder + "/events.jsonl" }
    private var prints: String { folder + "/prints.txt" }
    private var names: String { folder + "/tests.txt" }
    private var problem: String { folder + "/problem.txt" }
    /// Through which Swift Testing tells what it does.
    private var pipe: String { folder + "/testing.pipe" }

    /// Runs some tests, or lists all. The process that calls must have one thread, as it forks.
    ///
    /// - Parameters:
    ///   - setUp: what is set before the code is loaded, such as the device.
    ///   - tell: hears the events, a line of JSON each.
    @MainActor package func run(
        _ tests: [String]?, setUp: () -> Void, tell: (_ line: [UInt8]) -> Void
    ) throws(CodeFailure) -> End {
        do {
            try AtomicFile.makeFolder(FilePath(folder))
            for file in [events, prints, problem] { try AtomicFile.write([], to: FilePath(file)) }
            try AtomicFile.write(Array((tests ?? []).joined(separator: "\n").utf8), to: FilePath(names))
        } catch { throw CodeFailure("\(error)") }
        unlink(pipe)
        mkfifo(pipe, 0o600)
        let parent = getpid()
        let child = maquette_fork()
        guard child >= 0 else { throw CodeFailure("the system allows no more processes") }
        if child == 0 {
            maquette_end_with(parent)
            maquette_limit_memory(UInt64(mostBytes))
            begin(isListing: tests == nil, setUp)
        }
        return watch(child, tell)
    }

    // MARK: In the process

    /// Seconds. On a simulator, an app with tests in it has started before the first of them.
    private static let mostForStart: UInt32 = 10

    @MainActor private func begin(isListing: Bool, _ setUp: () -> Void) -> Never {
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let words = open(prints, O_WRONLY | O_APPEND | O_CLOEXEC)
        for (descriptor, number) in [(nothing, 0), (words, 1), (words, 2)] as [(Int32, Int32)] {
            dup2(descriptor, number)
        }
        maquette_print_line_by_line()
        Cage.keepOpen([0, 1, 2])
        var cage = cage
        cage.writable = [folder]
        do { try cage.enter() } catch { end("\(error)") }
        CodeSandbox.cleanEnvironment(temporary: cage.temporary)
        for (name, value) in environment { setenv(name, value, 1) }
        setArguments(Array(CommandLine.arguments.prefix(1)) + arguments)
        setenv("MAQUETTE_TEST_EVENTS", events, 1)
        setenv("MAQUETTE_TESTING_PIPE", pipe, 1)
        // By which apps know that tests run in them.
        setenv("XCTestConfigurationFilePath", folder + "/Tests.xctestconfiguration", 1)
        setenv("MAQUETTE_TEST_PICTURES", folder + "/pictures", 1)
        setenv("MAQUETTE_TEST_ATTACHMENTS", folder + "/attachments", 1)
        setenv("SNAPSHOT_ARTIFACTS", cage.temporary + "/artefacts", 1)
        if !isListing { setenv("MAQUETTE_TESTS", names, 1) }
        setenv("MAQUETTE_TEST_CLASSES_LEFT_OUT", leftOut.joined(separator: "\n"), 1)
        Headless.needsWindows = true
        setUp()
        // Tests name their pictures by these, or run only on some devices. What a scheme says goes before.
        for (name, value) in SimulatorEnvironment.variables { setenv(name, value, 0) }
        do {
            try project.enter(speaking: environment["MAQUETTE_LANGUAGE"])
            if !project.settings.isEmpty { Headless.settings.projectAssets.fonts = ProjectInformation.fonts }
            guard let image = project.image else { end("there is no compiled code") }
            let run = try CodeImage.function(isListing ? "maquette_tests_list" : "maquette_tests_run", in: image)
            UIWindow.layOutBeforeWaiting()
            // The tables of all modules, before any code of a test: it may come to them on whatever thread.
            _ = NibClasses.named("_", module: nil)
            if !isListing, let app = AppStart.app {
                Attempt.appStart.run(app, seconds: Self.mostForStart, AppStart.begin)
                // Apart, as its first screen may fail where the app itself has set up its fonts and bars.
                Attempt.appStart.run(app + ".window", seconds: Self.mostForStart, AppStart.showWindow)
            }
            if !isListing, !project.settings.isEmpty { AppStart.showEmptyWindow() }
            _ = run()
        } catch { end("\(error)") }
        fflush(nil)
        _exit(0)
    }

    private func end(_ words: String) -> Never {
        try? Data(words.utf8).write(to: URL(fileURLWithPath: problem))
        _exit(3)
    }

    // MARK: Beside it

    private func watch(_ child: pid_t, _ tell: ([UInt8]) -> Void) -> End {
        let file = open(events, O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        var (line, room) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        var lastEvent = Clock.now
        var verdict: String?
        var status: Int32 = 0
        var isThere = true
        var nextLook = 0.0
        while isThere {
            isThere = waitpid(child, &status, WNOHANG) == 0
            while case let count = read(file, &room, room.count), count > 0 {
                lastEvent = Clock.now
                for byte in room[..<count] {
                    if byte != UInt8(ascii: "\n") {
                        line.append(byte)
                    } else {
                        tell(line)
                        line = []
                    }
                }
            }
            guard isThere, verdict == nil else { continue }
            if Clock.now - lastEvent > mostSeconds {
                verdict = "it took more than \(Int(mostSeconds)) s; --timeout allows more"
            }
            if Clock.now > nextLook {
                nextLook = Clock.now + 1
                verdict = verdict ?? excess(of: child)
            }
            if verdict != nil { kill(child, SIGKILL) }
            usleep(5_000)
        }
        if let verdict { return .died(verdict) }
        let signal = maquette_ending_signal(status)
        let code = maquette_exit_code(status)
        if signal == 0, code == 0 { return .done }
        if signal == 0, code == 3, let words = FileManager.default.contents(atPath: problem), !words.isEmpty {
            return .neverBegan(String(decoding: words, as: UTF8.self))
        }
        let words = LastWords.line(of: lastPrints, signal: signal)
        if !words.isEmpty { return .died(words) }
        return .died(signal == 0 ? "it ended the process with \(code)" : "a crash (signal \(signal))")
    }

    private static let mostBytesOfFiles = 4 << 30

    /// What the process took too much of.
    private func excess(of child: pid_t) -> String? {
        if ProcessMemory.bytes(of: child) > mostBytes {
            return "it took more than \(mostBytes >> 20) MB of memory; --memory allows more"
        }
        let written = FolderSize.bytes(of: FilePath(folder))
        return written > Self.mostBytesOfFiles ? "it wrote more than \(Self.mostBytesOfFiles >> 20) MB" : nil
    }

    private var lastPrints: [UInt8] {
        guard let bytes = FileManager.default.contents(atPath: prints) else { return [] }
        return Array(bytes.suffix(1 << 16))
    }
}

/// Swift's library sets what `CommandLine.arguments` answers, and hides that from code in Swift 6.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setArguments(_ arguments: consuming [String])
