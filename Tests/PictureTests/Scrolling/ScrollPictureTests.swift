import Maquette
import Testing

@MainActor @Suite struct ScrollPictureTests {
    /// A window of 40 by 40 at the left of a root of 80, onto a red field of 50 and a blue one of 50.
    private func window(offset: CGFloat) -> (root: UIView, scroll: UIScrollView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        for (index, color) in [UIColor.red, .blue].enumerated() {
            let field = UIView(frame: CGRect(x: 50 * index, y: 0, width: 50, height: 40))
            field.backgroundColor = color
            scroll.addSubview(field)
        }
        scroll.contentSize = CGSize(width: 100, height: 40)
        scroll.contentOffset.x = offset
        root.addSubview(scroll)
        return (root, scroll)
    }

    @Test func theOffsetMovesTheContent() throws {
        let found = try Pixels(of: window(offset: 30).root)
        #expect(found[0, 20] == Colors.red && found[19, 20] == Colors.red)
        #expect(found[20, 20] == Colors.blue && found[39, 20] == Colors.blue)
    }

    @Test func contentEndsAtTheWindowUnlessClippingIsOff() throws {
        let (root, scroll) = window(offset: 0)
        #expect(try Pixels(of: root)[40, 20] == Colors.clear)
        scroll.clipsToBounds = false
        #expect(try Pixels(of: root)[40, 20] == Colors.red)
        #expect(try Pixels(of: root)[60, 20] == Colors.blue)
    }

    /// Content that begins at an offset against the inset leaves the inset free.
    @Test func anInsetLeavesRoomBeforeTheContent() throws {
        let (root, scroll) = window(offset: 0)
        scroll.backgroundColor = .green
        scroll.contentInset.left = 10
        scroll.contentOffset.x = -10
        let found = try Pixels(of: root)
        #expect(found[9, 20] == Colors.green && found[10, 20] == Colors.red)
    }

    /// A leading mark of 20 in content of 100: at the left, or at 80 to 100 where lines run the other way.
    @Test func theContentGuideTurnsAroundWithTheLayout() throws {
        for (direction, offset) in [(UITraitEnvironmentLayoutDirection.leftToRight, 0.0), (.rightToLeft, 60)] {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            let mark = UIView()
            mark.backgroundColor = .red
            mark.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(mark)
            let content = scroll.contentLayoutGuide
            NSLayoutConstraint.activate([
                content.widthAnchor.constraint(equalToConstant: 100),
                content.heightAnchor.constraint(equalToConstant: 40),
                mark.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                mark.topAnchor.constraint(equalTo: content.topAnchor),
                mark.widthAnchor.constraint(equalToConstant: 20), mark.heightAnchor.constraint(equalToConstant: 40),
            ])
            let stage = Stage(scale: 1, direction: direction)
            _ = try scroll.picture(on: stage)
            scroll.contentOffset.x = offset
            let bitmap = try scroll.picture(on: stage).bitmap()
            let inked = (0..<40).filter { bitmap[$0, 20] != 0 }
            #expect(inked == Array(direction == .leftToRight ? 0..<20 : 20..<40))
        }
    }
}
