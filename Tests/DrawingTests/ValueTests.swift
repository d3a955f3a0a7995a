import Testing

@testable import MaquetteDrawing

@Suite struct TransformTests {
    @Test func mapsAreAppliedInTheOrderTheyAreNamed() {
        let both = Transform2D.translation(10, 0).then(.scale(2, 3))
        #expect(both.apply(to: Point(1, 1)) == Point(22, 3))
    }

    @Test func aQuarterTurnTakesRightToDown() {
        let turn = Transform2D.rotation(.pi / 2)
        let point = turn.apply(to: Point(1, 0))
        #expect(abs(point.x) < 1e-15 && point.y == 1)
    }

    @Test func anInverseTakesBack() throws {
        let map = Transform2D(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        let back = try #require(map.inverse).apply(to: map.apply(to: Point(4, -2)))
        #expect(abs(back.x - 4) < 1e-12 && abs(back.y + 2) < 1e-12)
        #expect(Transform2D.scale(0, 1).inverse == nil)
    }

    @Test func boundsHoldTheTurnedRectangle() {
        let bounds = Transform2D.rotation(.pi / 4).bounds(of: Rect(0, 0, 1, 1))
        let diagonal = 2.0.squareRoot()
        #expect(abs(bounds.width - diagonal) < 1e-12 && abs(bounds.x + diagonal / 2) < 1e-12)
    }

    @Test(arguments: [
        (1.0, 0.8414709848078965, 0.5403023058681398), (2, 0.9092974268256817, -0.4161468365471424),
        (-3, -0.1411200080598672, -0.9899924966004454), (100, -0.5063656411097588, 0.8623188722876839),
    ])
    func ourSineAndCosineAreTheTables(angle: Double, sine: Double, cosine: Double) {
        let ours = Trigonometry.sineAndCosine(angle)
        #expect(abs(ours.sine - sine) < 1e-13 && abs(ours.cosine - cosine) < 1e-13)
    }
}

@Suite struct GradientTests {
    private let gradient = Gradient(
        .linear(from: .zero, to: Point(0, 1)),
        stops: [.init(0.25, .black), .init(0.75, Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))])

    @Test func coloursAreMixedBetweenStopsAndHeldBeyondThem() {
        #expect(gradient.color(at: 0) == .black)
        #expect(gradient.color(at: 0.5) == Color(red: 0.5, green: 0.25, blue: 0, alpha: 0.75))
        #expect(gradient.color(at: 1) == Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(gradient.color(at: .nan) == .black)
    }

    @Test func twoStopsAtOnePlaceMakeAnEdge() {
        let edge = Gradient(
            .linear(from: .zero, to: Point(0, 1)), stops: [.init(0, .black), .init(0.5, .black), .init(0.5, .white)])
        #expect(edge.color(at: 0.499) == .black)
        #expect(edge.color(at: 0.5) == .white)
    }

    @Test func locationsNeverGoBack() {
        let gradient = Gradient(
            .linear(from: .zero, to: Point(0, 1)), stops: [.init(0.8, .black), .init(0.2, .white), .init(7, .clear)])
        #expect(gradient.stops.map(\.location) == [0.8, 0.8, 1])
    }

    @Test func coloursWithoutLocationsAreSpreadEvenly() {
        let gradient = Gradient(.radial(center: .zero, radius: 1), colors: [.black, .white, .clear])
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    }
}

@Suite struct ColorTests {
    @Test func componentsBecomeBytesRoundedHalfUp() {
        let bytes = Color(red: 0.5, green: -1, blue: 2, alpha: .nan).bytes
        // 0.5 · 255 = 127.5
        #expect(bytes == (128, 0, 255, 0))
        #expect(Color(hex: 0x0A7BFF).bytes == (0x0A, 0x7B, 0xFF, 255))
    }
}
