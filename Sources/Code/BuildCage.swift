import Foundation
import MaquetteCage
import MaquetteFiles

/// The cage in which a project is compiled: its manifest, its macros and its plug-ins are programs of its authors, and compilers read
/// what sources tell them to.
package struct BuildCage: Sendable {
    private let toolset: CodeToolset
    private let project: [Cage.Place]
    /// What is written, for this project alone.
    private let output: String

    /// - Parameters:
    ///   - project: what may be read besides the toolset.
    ///   - output: the folder for what is compiled, which is made.
    package init(_ toolset: CodeToolset, project: [Cage.Place], output: String) {
        (self.toolset, self.project, self.output) = (toolset, project, output)
    }

    /// Starts the adapter in it.
    ///
    /// - Parameter descriptors: what it has open, and under which numbers up to 3.
    func start(
        _ arguments: [String], _ descriptors: [(own: Int32, number: Int32)]
    ) throws(CodeFailure) -> pid_t {
        let isClosed: Bool
        do { isClosed = try CodeSandbox.areWallsUp() } catch {
            throw CodeFailure(error.description)
        }
        for folder in [output, output + "/home", output + "/tmp"] {
            do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
                throw CodeFailure(
                    "\(folder): the folder cannot be made; the variable MAQUETTE_CACHE can name another folder for the cache"
                )
            }
        }
        var name = Array((NSTemporaryDirectory() + "/maquette-build-XXXXXX").utf8CString)
        guard let temporary = mkdtemp(&name).map({ String(cString: $0) }) else {
            throw CodeFailure("a folder for temporary files cannot be made in \(NSTemporaryDirectory())")
        }
        var cage = Cage(readable: project + toolset.places, temporary: temporary)
        cage.writable = [output]
        cage.isClosed = isClosed
        cage.setForBuilding()
        let program = CagedProgram(
            path: toolset.adapter, arguments: arguments, environment: environment, cage: cage,
            mostBytes: Self.mostBytes)
        let process = program.launch(descriptors)
        guard process > 0 else {
            throw CodeFailure("\(toolset.adapter) cannot be run: \(SystemFile.words(for: errno))")
        }
        return process
    }

    private var environment: [String] {
        let own = ProcessInfo.processInfo.environment
        let kept = ["LANG", "LC_ALL", "TOOLCHAINS", "MAQUETTE_DIALECTS"].compactMap { name in
            own[name].map { "\(name)=\($0)" }
        }
        return kept + [
            "PATH=\(toolset.programs):/usr/bin:/bin", "HOME=\(output)/home", "TMPDIR=\(output)/tmp",
            "MAQUETTE_COPIES=\(output)/copies", "SWIFT_BACKTRACE=enable=no",
        ] + (toolset.libraryPath.isEmpty ? [] : ["LD_LIBRARY_PATH=\(toolset.libraryPath)"])
    }

    /// Three quarters of the machine's, and no less than compilers need.
    private static var mostBytes: Int {
        max(4 << 30, sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)) / 4 * 3)
    }

    /// Runs the adapter to its end. What it says goes to people, line by line.
    ///
    /// - Returns: its exit code.
    package func run(_ arguments: [String], _ tell: (String) -> Void) throws(CodeFailure) -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw CodeFailure("the system allows no more open files") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(nothing) }
        let process: pid_t
        do { process = try start(arguments, [(nothing, 0), (ends[1], 1), (ends[1], 2)]) } catch {
            for end in ends { close(end) }
            throw error
        }
        close(ends[1])
        var lines = QuotedLines()
        var room = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(ends[0], &room, room.count)
            if count > 0 {
                for line in lines.add(Array(room[..<count])) { tell(line) }
            } else if count == 0 || errno != EINTR {
                break
            }
        }
        for line in lines.finish() { tell(line) }
        close(ends[0])
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
        switch code {
        case CagedProgram.tookTooMuch:
            throw CodeFailure(
                "compiling took more than \(Self.mostBytes >> 30) GB of memory, or more than \(CagedProgram.mostProcesses) processes"
            )
        case CagedProgram.wroteTooMuch:
            throw CodeFailure("the build wrote more than \(CagedProgram.mostBytesOfOutput >> 30) GB")
        default: return code
        }
    }
}
