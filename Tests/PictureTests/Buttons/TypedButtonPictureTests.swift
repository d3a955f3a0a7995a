import Maquette
import Testing

/// Buttons, cells and bars whose pictures are symbols.
@MainActor @Suite struct TypedButtonPictureTests {
    private func pixels(_ type: UIButton.ButtonType, tint: UIColor = .red) throws -> Pixels {
        let button = UIButton(type: type)
        button.tintColor = tint
        button.sizeToFit()
        return try Pixels(of: button, scale: 2)
    }

    /// A ring as wide as the button, a sign in its middle, and nothing between the two.
    @Test(arguments: [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd])
    func aSignInARingHasTheTint(type: UIButton.ButtonType) throws {
        let found = try pixels(type)
        #expect(found.bitmap.width == 40 && found.bitmap.height == 40)
        expectColor(found[20, 20], Colors.red)
        for inside in [(13, 13), (27, 13)] { expectColor(found[inside.0, inside.1], Colors.clear) }
        for side in [0..<8, 32..<40] { #expect(side.contains { found[$0, 20] == Colors.red }) }
        for corner in [(0, 0), (39, 0), (0, 39), (39, 39)] { expectColor(found[corner.0, corner.1], Colors.clear) }
    }

    /// The plus goes as far to the sides as up and down; the i is a column.
    @Test func thePlusHasArmsAndTheLetterHasNone() throws {
        let (plus, letter) = (try pixels(.contactAdd), try pixels(.infoLight))
        #expect(plus[15, 20][3] > 128 && plus[20, 15][3] > 128)
        #expect(letter[14, 20][3] < 128 && letter[20, 24][3] > 128)
    }

    /// A grey disc of 30 points with a cross cut out of it, whatever the tint.
    @Test func theCloseButtonIsAGreyDiscWithACross() throws {
        let found = try pixels(.close)
        #expect(found.bitmap.width == 60)
        expectColor(found[30, 30], Colors.clear)
        // The third of four greys is 60, 60, 67 at 0.3.
        expectColor(found[30, 12], [18, 18, 20, 77], within: 2)
        expectColor(found[0, 0], Colors.clear)
    }

    @Test func aPressedOneIsAFifthOfItself() throws {
        let button = UIButton(type: .contactAdd)
        button.tintColor = .red
        button.sizeToFit()
        button.isHighlighted = true
        expectColor(try Pixels(of: button, scale: 2)[20, 20], [51, 0, 0, 51])
    }

    @Test func aCellsSymbolIsPaintedInTheTint() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.tintColor = .red
        cell.imageView?.image = UIImage(
            systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        let size = try #require(cell.imageView?.image?.size)
        let found = try Pixels(of: cell)
        // It begins at the margin of 16 and stands in the middle of 44.
        #expect(found[16 + Int(size.width / 2), 22] == Colors.red)
        #expect(found[12, 22] != Colors.red && found[20 + Int(size.width), 22] != Colors.red)
    }
}
