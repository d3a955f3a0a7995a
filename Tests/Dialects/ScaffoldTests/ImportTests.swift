import Scaffold
import Testing

/// What importing the library alone brings along.
@MainActor @Suite struct ImportTests {
    @Test func theLibraryBringsUIKitAlong() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.frame.maxX == 4)
    }
}
