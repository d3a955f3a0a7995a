import MaquetteDrawing

extension TypesetText {
    /// The glyphs of a line from left to right, split where the face, the size or the tag changes.
    public func runs(ofLine index: Int) -> [TypesetRun] {
        RunCollector(shaped: shaped, line: lines[index]).runs()
    }
}

extension TypesetLine {
    /// Justified: the spaces are widened to fill the width.
    func stretched(by space: Double, to room: Double) -> TypesetLine {
        TypesetLine(
            range: range, x: x, top: top, height: height, baseline: baseline, width: room, measuredWidth: room,
            isTruncated: isTruncated, isRightToLeft: isRightToLeft, pieces: pieces, spaceStretch: space)
    }
}
