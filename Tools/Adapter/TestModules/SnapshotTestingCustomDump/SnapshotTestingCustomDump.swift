// Descriptions by Maquette's own dump.
@_exported import MaquetteTesting

extension Snapshotting where Format == String {
    /// The value with everything in it, as it is dumped.
    public static var customDump: Snapshotting { .dump }
}
