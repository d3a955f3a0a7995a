import Testing

@testable import Adapting

/// What is kept belongs to one adapter, also in a bare chroot, which has no /proc.
@Suite struct FileStampTests {
    @Test func `The program is known without its link in the file system of processes`() {
        let program = FileStamp.ofProgram()
        #expect(program.isThere)
        #expect(FileStamp.ofProgram(by: "/nowhere/exe") == program)
    }
}
