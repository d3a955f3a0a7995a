import MaquetteReleases
import Testing

@Suite struct InterfaceBuilderVersionTests {
    /// Tools versions of Xcodes whose numbers Apple's release notes tell, each with the iOS that came with it.
    @Test(
        arguments: [
            ("5056", .iOS7), ("6254", .iOS8), ("7706", .iOS8), ("9531", .iOS9), ("10117", .iOS9), ("11762", .iOS10),
            ("12121", .iOS10), ("13196", .iOS11), ("14113", .iOS11), ("14313.18", .iOS12), ("14490.70", .iOS12),
            ("14868", .iOS13), ("16097.3", .iOS13), ("17156", .iOS14), ("18122", .iOS14), ("19162", .iOS15),
            ("20037", .iOS15), ("21507", .iOS16), ("21701", .iOS16), ("22155", .iOS17), ("22689", .iOS17),
            ("23094", .iOS18), ("23727", .iOS18), ("24128", .iOS26), ("24506", .iOS26),
        ] as [(String, SystemRelease)])
    func aToolsVersionBelongsToARelease(tools: String, release: SystemRelease) {
        #expect(InterfaceBuilderVersion(tools: tools, plugIn: nil).release == release)
    }

    @Test func theTableIsOpenAtItsEnds() {
        #expect(InterfaceBuilderVersion(1938).release == .iOS7)
        #expect(InterfaceBuilderVersion(-1).release == .iOS7)
        #expect(InterfaceBuilderVersion(29_999).release == .iOS26)
        #expect(InterfaceBuilderVersion(40_000).release == .iOS26)
    }

    /// Builds of Xcode outside of a release write the same tools version whatever they are.
    @Test func thePlugInDecidesWhereTheToolsVersionIsAPlaceholder() {
        let version = InterfaceBuilderVersion(tools: "32700.99.1234", plugIn: "22684")
        #expect(version.number == 22_684)
        #expect(version.release == .iOS17)
        #expect(InterfaceBuilderVersion(tools: "32700.99.1234", plugIn: "14088").release == .iOS11)
        #expect(InterfaceBuilderVersion(tools: "14113", plugIn: "22684").release == .iOS11)
    }

    @Test func withoutVersionsItIsThatOfXcode16() {
        #expect(InterfaceBuilderVersion(tools: nil, plugIn: nil).release == .iOS18)
        #expect(InterfaceBuilderVersion(tools: "32700.99.1234", plugIn: nil).release == .iOS18)
        #expect(InterfaceBuilderVersion(tools: "new", plugIn: nil).release == .iOS18)
    }
}
