/// Where the time of documents goes, in seconds.
struct Split {
    var reading = 0.0
    var building = 0.0
    /// Telling the engine of views and constraints, solving, measuring text, setting frames.
    var layingOut = 0.0
    /// What there is to be said about the layout: frames, conflicts, ambiguity, texts that are cut off.
    var asking = 0.0
    /// The views are released when they are not needed any more.
    var lettingGo = 0.0
    /// What the texts of the layout take alone.
    var text = 0.0
    /// What they take in a C program that does nothing else.
    var plainText = 0.0
    var listing = 0.0
    /// What building and laying out took on a clock, beside which painting can be held: both suffer from what else runs.
    var elapsed = 0.0
    /// Painting and encoding. Only measured where pictures are made.
    var painting = 0.0

    /// What `preview frames` does, but for writing.
    var frames: Double { reading + building + layingOut + asking + lettingGo }

    static func += (sum: inout Split, other: Split) {
        sum.reading += other.reading
        sum.building += other.building
        sum.layingOut += other.layingOut
        sum.asking += other.asking
        sum.lettingGo += other.lettingGo
        sum.text += other.text
        sum.plainText += other.plainText
        sum.listing += other.listing
        sum.elapsed += other.elapsed
        sum.painting += other.painting
    }
}
