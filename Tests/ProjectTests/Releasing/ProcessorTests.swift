import Foundation
import Testing

/// Maquette is written for x86-64 and 64-bit ARM, and tests run on the first. Code that only an x86 processor knows stands in a
/// branch, and beside it is the branch for others.
@Suite struct ProcessorTests {
    private static let files: [URL] = [
        "Sources", "Packaging", "Tools/Adapter/Sources", "Tools/Adapter/Modules", "Tools/Adapter/Packages",
    ]
    .flatMap { folder in
        let all = FileManager.default.enumerator(
            at: RoomMap.folder.appending(path: folder), includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? []).filter { ["swift", "c", "h"].contains($0.pathExtension) }
    }

    /// A line of a file that only x86 has, outside of a branch for it; or a branch for it without another one.
    struct Finding: CustomStringConvertible {
        var line: Int
        var words: String
        var description: String { "line \(line): \(words)" }
    }

    static func findings(in text: String) -> [Finding] {
        var found: [Finding] = []
        /// Of each `#if` that is open: the line, whether it asks for x86, whether we are in that branch, and whether there is another.
        var open: [(line: Int, asks: Bool, isInside: Bool, hasOther: Bool, addsOnly: Bool)] = []
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = raw.drop { $0 == " " }
            let asks = line.contains("__x86_64__") || line.contains("arch(x86_64)")
            if line.hasPrefix("#if") {
                open.append((index + 1, asks, asks, false, true))
            } else if line.hasPrefix("#el"), let last = open.indices.last {
                open[last].hasOther = true
                open[last].isInside = asks
                open[last].asks = open[last].asks || asks
            } else if line.hasPrefix("#endif"), let last = open.popLast() {
                // What lists calls of the kernel has more of them on x86, and what is left is for all.
                if last.asks, !last.hasOther, !last.addsOnly {
                    found.append(Finding(line: last.line, words: "no branch for other processors"))
                }
            } else if let last = open.indices.last, open[last].asks, open[last].isInside, !line.hasPrefix("//"),
                !line.isEmpty
            {
                let isListed =
                    line.hasPrefix("SYS_") || line.contains("(filter, SYS_") || line.hasPrefix("334 /* rseq */")
                open[last].addsOnly = open[last].addsOnly && isListed
            }
            guard !open.contains(where: { $0.asks && $0.isInside }), !line.hasPrefix("//") else { continue }
            for sign in [
                "immintrin.h", "emmintrin.h", "x86intrin.h", "_mm_", "__builtin_ia32", "Float80", "x86_64-linux-gnu",
                "%rax", "%rsp", "syscall\"",
            ]
            where line.contains(sign) {
                found.append(Finding(line: index + 1, words: "only x86 has \(sign)"))
            }
        }
        return found
    }

    @Test func `Code that only x86 knows has a branch for other processors`() throws {
        #expect(Self.files.count > 1000)
        for file in Self.files {
            let found = Self.findings(in: try String(contentsOf: file, encoding: .utf8))
            #expect(found.isEmpty, "\(file.path): \(found)")
        }
    }

    @Test(
        arguments: [
            ("#if arch(x86_64)\nlet a = 1\n#else\nlet a = 2\n#endif", 0),
            ("#if defined(__x86_64__)\nint a;\n#elif defined(__aarch64__)\nint b;\n#endif", 0),
            ("#if defined(__x86_64__)\n    SYS_fork, SYS_vfork,\n#endif", 0),
            ("#if arch(x86_64)\nlet a = 1\n#endif", 1), ("#include <immintrin.h>", 1), ("let a: Float80 = 1", 1),
            ("#if os(Linux)\nlet a = _mm_pause()\n#endif", 1),
            ("#if arch(x86_64)\nlet a: Float80 = 1\n#else\n#endif", 0),
            ("#if arch(x86_64)\n#else\nlet a: Float80 = 1\n#endif", 1),
        ]) func `Such code is found`(code: String, count: Int)
    {
        #expect(Self.findings(in: code).count == count)
    }

    /// The launcher of packages is the one file that speaks to the kernel by itself. Debian's headers for ARM are not here, and those
    /// that all processors share say the same for it.
    @Test(
        .enabled(
            if: Sandbox.has("clang") && FileManager.default.fileExists(atPath: "/usr/include/asm-generic/unistd.h")))
    func `The launcher of packages compiles for 64-bit ARM`() throws {
        let place = try Sandbox()
        for name in ["unistd", "bitsperlong"] {
            try place.write("#include <asm-generic/\(name).h>\n", to: "asm/\(name).h")
        }
        let run = try place.bash(
            """
            clang --target=aarch64-linux-gnu -std=c11 -O2 -nostdlib -ffreestanding -fno-builtin -Wall -Wextra -Werror \
            -isystem . -isystem /usr/include -c "$MAQUETTE/Packaging/launcher.c" -o launcher.o
            od -An -tu2 -j18 -N2 launcher.o
            """)
        #expect(run.status == 0, "\(run.text)")
        // EM_AARCH64 of <elf.h>.
        #expect(run.text.trimmingCharacters(in: .whitespacesAndNewlines) == "183", "\(run.text)")
    }
}
