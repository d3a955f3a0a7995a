import MaquetteFiles

extension ReportFolder {
    /// Makes the picture of a result the baseline, with its text, unless the baseline has changed since.
    package func accept(_ result: SnapshotResult) throws {
        let baseline = Baseline(FilePath(result.id))
        let present = try baseline.read()
        guard present?.digest == result.baselineFile else {
            throw Failure("\(result.id) has changed since the report was made; verify again")
        }
        func contents(_ name: String) throws -> [UInt8] {
            let path = file(name, of: result)
            do {
                return try path.contents()
            } catch {
                throw Failure("\(path.shown) cannot be read: \(error.words)")
            }
        }
        let (png, text) = (try contents("after.png"), try contents("after.layout.txt"))
        guard let sidecar = Sidecar(String(decoding: text, as: UTF8.self)), sidecar.file == Digest(png) else {
            throw Failure("\(file("after.png", of: result).shown) is not the picture that was reported")
        }
        try baseline.write(png: png, sidecar: sidecar.text)
    }
}
