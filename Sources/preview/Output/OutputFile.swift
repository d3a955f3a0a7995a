import MaquetteFiles

extension FilePath {
    /// Writes a file that the user named.
    func writeOutput(_ bytes: [UInt8]) throws {
        try makeFolderOfOutput()
        try AtomicFile.write(bytes, to: self)
    }

    func makeFolderOfOutput() throws { try FileChange.makeNamedFolder(folder).make() }

    static func reportNewFolder(_ folder: FilePath) {
        StandardError.say("preview: made the folder \(folder.shown.onOneLine), which did not exist")
    }
}
