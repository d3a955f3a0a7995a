import Testing

@testable import Adapting

/// What the compiler says, as complaints.
@Suite struct ComplaintTests {
    /// The last words of a compiler that crashed, as "Debugging the Swift compiler" in Swift's repository shows them.
    @Test func `A crash is where the compiler was last`() {
        let output = """
            Stack dump:
            0.\tProgram arguments: /usr/bin/swift-frontend -frontend -c
            1.\tSwift version 6.3
            2.\tWhile evaluating request ASTLoweringRequest(Lowering AST to SIL for file "/a/B.swift")
            3.\tWhile silgen visitDecl for 'B' (at [/a/B.swift:2:1 - line:9:1] RangeText="class B {")
            4.\tWhile silgen emitFunction SIL function "@$s1B4showyyF".
             for 'show()' (at [/a/B.swift:4:5 - line:8:5] RangeText="func show() {")
            """
        let crash = Complaint.ofCrash(in: output)
        #expect(crash?.path == "/a/B.swift" && crash?.line == 4 && crash?.column == 5)
        #expect(crash?.isAboutFlow == true)
        #expect(Complaint.ofCrash(in: "error: fatal error encountered during compilation") == nil)
    }

    @Test func `Errors are read once each, and those in macros at their call`() {
        let output = """
            /a/B.swift:3:7: error: cannot find 'x' in scope
              x
              ^
            /a/B.swift:3:7: error: cannot find 'x' in scope
            @__swiftmacro_1B3fooMm_.swift:1:2: error: wrong
            /a/C.swift:9:1: note: in expansion of macro 'Observable' on class 'B' here
            /a/D.swift:1:1: warning: unused
            """
        #expect(
            Complaint.all(in: output) == [
                Complaint(path: "/a/B.swift", line: 3, column: 7, message: "cannot find 'x' in scope"),
                Complaint(path: "/a/C.swift", line: 9, column: 1, message: "wrong"),
            ])
    }
}
