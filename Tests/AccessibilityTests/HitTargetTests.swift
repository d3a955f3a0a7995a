import Maquette
import MaquetteAccessibility
import MaquetteRenderer
import Testing
import UIKit

/// Where a picture is coloured for touches: worked out from `hitTest(_:with:)`, as Apple documents it.
@MainActor @Suite struct HitTargetTests {
    /// White, with two buttons and a label that takes no touches.
    private func board() -> UIView {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        board.backgroundColor = .white
        for (x, isEnabled) in [(10, true), (50, false)] {
            let button = UIButton(frame: CGRect(x: x, y: 10, width: 30, height: 20))
            button.isUserInteractionEnabled = isEnabled
            board.addSubview(button)
        }
        let label = UILabel(frame: CGRect(x: 10, y: 40, width: 50, height: 20))
        board.addSubview(label)
        return board
    }

    private func pixels(of view: UIView, _ colors: [UIColor]) throws -> Bitmap {
        try Stage(scale: 1).show(view) { try Bitmap($0.hitTargetPicture(colors: colors, isMonochrome: false).list) }
    }

    // A fifth of red over white: 255, 204, 204.
    @Test func `A button that takes touches is coloured, and nothing else`() throws {
        let bitmap = try pixels(of: board(), [.red])
        let red: UInt32 = 0xFFFF_CCCC
        for (x, y, color) in [
            (10, 10, red), (39, 29, red), (9, 10, 0xFFFF_FFFF), (40, 10, 0xFFFF_FFFF), (10, 30, 0xFFFF_FFFF),
            (60, 15, 0xFFFF_FFFF), (20, 45, 0xFFFF_FFFF),
        ] {
            #expect(bitmap[x, y] == color, "\(x), \(y)")
        }
    }

    @Test func `Where touches reach nothing, the picture is grey`() throws {
        let board = board()
        board.isUserInteractionEnabled = false
        #expect(try pixels(of: board, [.red])[20, 20] == 0xFFAA_AAAA)
    }
}
