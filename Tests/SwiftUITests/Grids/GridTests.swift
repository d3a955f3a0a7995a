import SwiftUI
import Testing

/// Worked out by hand from Apple's pages on `Grid`, `GridItem` and objc.io's "Grid Layout" (2020).
@MainActor @Suite struct GridTests {
    @Test func `A column is as wide as its widest cell`() {
        let laid = Laid(
            Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) {
                GridRow {
                    Color.red.frame(width: 50, height: 20); Color.red.frame(width: 30, height: 10)
                }
                GridRow {
                    Color.red.frame(width: 20, height: 10); Color.red.frame(width: 10, height: 30)
                }
            }, width: 84, height: 56)
        #expect(
            laid.frames == [
                CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 54, y: 0, width: 30, height: 10),
                CGRect(x: 0, y: 26, width: 20, height: 10), CGRect(x: 54, y: 26, width: 10, height: 30),
            ])
    }

    @Test func `A cell may reach over columns, and a column have an alignment`() {
        let laid = Laid(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 40, height: 10)
                    Color.red.frame(width: 20, height: 10).gridColumnAlignment(.trailing)
                }
                GridRow { Color.red.frame(height: 10).gridCellColumns(2) }
                GridRow {
                    Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
                }
            }.fixedSize(), width: 70, height: 30)
        #expect(
            laid.frames == [
                CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 50, y: 0, width: 20, height: 10),
                CGRect(x: 0, y: 10, width: 70, height: 10), CGRect(x: 15, y: 20, width: 10, height: 10),
                CGRect(x: 60, y: 20, width: 10, height: 10),
            ])
    }

    /// Words of 25 points: as many on a line as are offered room.
    private struct Words: View {
        struct Lines: Layout {
            let whole: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                let offered = min(proposal.width ?? whole, whole)
                return CGSize(width: max(25, (offered / 25).rounded(.down) * 25), height: 20)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {
                subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            }
        }
        let whole: CGFloat
        init(_ whole: CGFloat) { self.whole = whole }
        var body: some View { Lines(whole: whole) { Color.red } }
    }

    private func widths(_ grid: some View, in width: CGFloat) -> [CGFloat] {
        Laid(grid, width: width, height: 100).frames.map(\.width)
    }

    /// As in gonzalezreal/swift-markdown-ui's pictures testTableBackground and testTableBorder (2x): a table of 340 points has columns of 102
    /// and 144, though the second would take 238.
    @Test func `In a given height, columns have an equal share, and none what another leaves`() {
        let grid = Grid(horizontalSpacing: 0) {
            GridRow {
                Words(100); Words(300)
            }
        }
        #expect(widths(grid, in: 340) == [100, 150])
        // What takes all it is offered has the rest all the same.
        let filled = Grid(horizontalSpacing: 0) {
            GridRow {
                Words(100); Color.red
            }
        }
        #expect(widths(filled, in: 340) == [100, 240])
    }

    /// As in its pictures testTable, where the same table with a height of its own has the second column as wide as its words want, and
    /// testTableAlignment, where four columns of the same words are all broken.
    @Test
    func
        `In no given height, the least flexible column goes first, and columns that want the same are served together`()
    {
        func own(_ grid: some View) -> some View { grid.fixedSize(horizontal: false, vertical: true) }
        let two = own(
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Words(100); Words(300)
                }
            })
        #expect(widths(two, in: 340) == [100, 225])
        let four = own(
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Words(100); Words(100); Words(100); Words(100)
                }
            })
        #expect(widths(four, in: 360) == [75, 75, 75, 75])
    }

    @Test func `As many columns as have room for their least width share it`() {
        // (361 + 8) / (80 + 8) is 4 columns of (361 - 24) / 4.
        let laid = Laid(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                ForEach(0..<5) { _ in Color.red.frame(height: 10) }
            }, width: 361, height: 28)
        #expect(laid.frames.map(\.minY) == [0, 0, 0, 0, 18])
        #expect(laid.frames.allSatisfy { abs($0.width - 84.25) < 0.34 })
    }

    @Test func `Fixed columns are served first`() {
        let laid = Laid(
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(), GridItem()], spacing: 12) {
                ForEach(0..<4) { _ in Color.red.frame(height: 10) }
            }, width: 266, height: 32)
        #expect(
            laid.frames == [
                CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 58, y: 0, width: 100, height: 10),
                CGRect(x: 166, y: 0, width: 100, height: 10), CGRect(x: 0, y: 22, width: 50, height: 10),
            ])
    }
}
