import MaquetteFiles

extension ReportFolder {
    /// Makes the picture of an entry the baseline, with its text, unless the baseline has changed since.
    package func accept(_ entry: ReportEntry) throws {
        let baseline = Baseline(FilePath(entry.id))
        let present = try baseline.read()
        guard present?.digest == entry.baselineFile else {
            throw Failure("\(entry.id) has changed since the report was made; verify again")
        }
        guard let picture = entry.pictures.after, let layout = entry.pictures.layout else {
            throw Failure("\(entry.id) has no picture in the report that could become its baseline")
        }
        let (png, text) = (try contents(picture), try contents(layout))
        guard let sidecar = Sidecar(String(decoding: text, as: UTF8.self)), sidecar.file == Digest(png) else {
            throw Failure("\(file(picture).shown) is not the picture that was reported")
        }
        try baseline.write(png: png, sidecar: sidecar.text)
    }

    /// Whether the picture of an entry is the baseline already.
    package func isAccepted(_ entry: ReportEntry) throws -> Bool {
        guard let layout = entry.pictures.layout, let present = try Baseline(FilePath(entry.id)).read() else {
            return false
        }
        return Sidecar(String(decoding: try contents(layout), as: UTF8.self))?.file == present.digest
    }

    private func contents(_ place: String) throws -> [UInt8] {
        do {
            return try file(place).contents()
        } catch {
            throw Failure("\(file(place).shown) cannot be read: \(error.words)")
        }
    }
}
