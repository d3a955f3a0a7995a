import SwiftUI
import Testing

/// Facts on colours and styles: those of labels and hues as read in a re-implementation of SwiftUI 6.5 (OpenSwiftUI,
/// `Graphic/Color/SystemColors.swift`), the rest from Apple's pages on `ShapeStyle` and `View.foregroundStyle`.
@MainActor @Suite struct StyleTests {
    private func color(_ view: some View) -> UIColor? { Laid(view, width: 40, height: 40).leaves[0].backgroundColor }

    private func numbers(_ color: UIColor?, dark: Bool = false) -> [CGFloat] {
        let traits = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { ($0 * 255).rounded() } + [(alpha * 100).rounded() / 100]
    }

    @Test func `The levels are the system's where no style was set`() {
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        let colors = levels.map { color(Rectangle().fill($0)) }
        #expect(
            colors.map { numbers($0) } == [
                [0, 0, 0, 1], [60, 60, 67, 0.6], [60, 60, 67, 0.3], [60, 60, 67, 0.18], [0, 0, 0, 0.05],
            ])
        #expect(
            colors.map { numbers($0, dark: true) } == [
                [255, 255, 255, 1], [235, 235, 245, 0.6], [235, 235, 245, 0.3], [235, 235, 245, 0.16],
                [255, 255, 255, 0.05],
            ])
    }

    @Test func `The levels of a style that was set are less opaque`() {
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary]
        let alphas = levels.map { numbers(color(Rectangle().fill($0).foregroundStyle(.black)))[3] }
        #expect(alphas == [1, 0.5, 0.25, 0.18])
    }

    @Test func `A level is always one of the first level`() {
        // "They modify the primary level of the current foreground style": what is secondary twice is so once.
        let twice = Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary).foregroundStyle(.black)
        #expect(numbers(color(twice))[3] == 0.5)
    }

    @Test func `Three styles are three levels`() {
        func level(_ style: HierarchicalShapeStyle) -> UIColor? {
            color(Rectangle().fill(style).foregroundStyle(.red, .green, .blue))
        }
        #expect(level(.primary) == .systemRed && level(.secondary) == .systemGreen && level(.tertiary) == .systemBlue)
    }

    @Test func `Colours that have names are the system's`() {
        #expect(UIColor(Color.red) == .systemRed && UIColor(Color.gray) == .systemGray)
        #expect(UIColor(Color.white) == .white && UIColor(Color.clear) == .clear)
        #expect(Color.red.description == "red" && Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    }

    @Test func `Opacities multiply`() {
        #expect(numbers(UIColor(Color.black.opacity(0.5).opacity(0.5)))[3] == 0.25)
        #expect(numbers(UIColor(Color.secondary.opacity(0.5)))[3] == 0.3)
    }

    @Test func `A colour is resolved for an environment`() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let white = Color.primary.resolve(in: environment)
        #expect(white == Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1))
        // IEC 61966-2-1: half of the light is 188 of 255.
        #expect((Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).red * 255).rounded() == 188)
    }

    @Test func `Colours are mixed in the space that is asked for`() {
        let grey = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: EnvironmentValues())
        #expect((grey.red * 255).rounded() == 128)
        // Oklab's lightness 0.5 is 0.125 of the light, which is 99 of 255.
        let perceived = Color.black.mix(with: .white, by: 0.5).resolve(in: EnvironmentValues())
        #expect((perceived.red * 255).rounded() == 99)
    }

    @Test func `A tint is followed by what asks for it, and not by the accent`() {
        #expect(color(Rectangle().fill(.tint).tint(.purple)) == .systemPurple)
        #expect(color(Rectangle().fill(Color.accentColor).tint(.purple)) == .tintColor)
        #expect(color(Rectangle().fill(.tint).accentColor(.orange)) == .systemOrange)
    }

    @Test func `A background may be set, and has levels of its own`() {
        #expect(color(Rectangle().fill(.background)) == .systemBackground)
        #expect(color(Rectangle().fill(.background.secondary)) == .secondarySystemBackground)
        #expect(color(Rectangle().fill(.background).backgroundStyle(.mint)) == .systemMint)
    }

    @Test func `A gradient is a layer with the shape's corners`() throws {
        let laid = Laid(
            RoundedRectangle(cornerRadius: 8).fill(
                LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)),
            width: 40, height: 40)
        let gradient = try #require(laid.leaves[0].layer.sublayers?.first as? CAGradientLayer)
        #expect(gradient.startPoint == CGPoint(x: 0, y: 0.5) && gradient.endPoint == CGPoint(x: 1, y: 0.5))
        #expect(gradient.cornerRadius == 8 && gradient.locations == [0, 1])
    }

    /// In the picture of fespinoza/sample-json-app, clear to white over an image shows no black on its way: what it adds is 255 t.
    /// Half of the way from half a red to a blue is by hand three quarters opaque, a third of it red.
    @Test func `The colours of a gradient are mixed with their opacities`() throws {
        func colors(_ stops: [Gradient.Stop]) throws -> [UIColor] {
            let laid = Laid(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom), width: 10, height: 10)
            let gradient = try #require(laid.leaves[0].layer.sublayers?.first as? CAGradientLayer)
            return try #require(gradient.colors).map { UIColor(cgColor: $0 as! CGColor) }
        }
        let fading = try colors([.init(color: .clear, location: 0.75), .init(color: .white, location: 1)])
        #expect(fading == [UIColor.white.withAlphaComponent(0), .white])
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let mixed = try colors([.init(color: red.opacity(0.5), location: 0), .init(color: blue, location: 1)])
        let middle = try #require(mixed[mixed.count / 2].cgColor.components)
        #expect(zip(middle, [1 / 3, 0, 2 / 3, 0.75]).allSatisfy { abs($0 - $1) < 0.001 }, "\(middle)")
        #expect(try colors([.init(color: red, location: 0), .init(color: blue, location: 1)]).count == 2)
    }

    @Test func `Radii of gradients are points`() throws {
        let laid = Laid(
            RadialGradient(colors: [.black, .white], center: .center, startRadius: 10, endRadius: 40), width: 100,
            height: 50)
        let gradient = try #require(laid.leaves[0].layer.sublayers?.first as? CAGradientLayer)
        // 40 points of 100 and of 50 from the middle; the first colour lasts for a quarter of that.
        #expect(gradient.endPoint == CGPoint(x: 0.9, y: 1.3) && gradient.locations == [0.25, 1])
    }

    @Test func `The style of an author's is what it resolves to`() {
        struct Own: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.white : Color.orange
            }
        }
        #expect(color(Rectangle().fill(Own())) == .systemOrange)
    }

    @Test func `Setting the same style again runs nothing below`() {
        struct Counted: View {
            static var count = 0
            var body: some View {
                let _ = Self.count += 1
                Color.clear
            }
        }
        struct Page: View {
            @State var height: CGFloat = 0
            var body: some View {
                VStack {
                    Counted().foregroundStyle(.red).tint(.blue).foregroundColor(.green).backgroundStyle(.yellow)
                    Color.clear.frame(height: height)
                }.onAppear { height = 5 }
            }
        }
        let laid = Laid(Page(), width: 100, height: 100)
        #expect(laid.frames.last?.height == 5)
        // Twice before the first picture, as Apple does, and not once more for the new height.
        #expect(Counted.count == 2)
    }
}
