@testable import SwiftUI
import Testing

/// Facts 176 to 186 of the collection, and Apple's documentation of `Image` and `Label`.
@MainActor @Suite struct ImageTests {
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

    @Test("A picture has its own size, whatever it is offered (fact 176)", arguments: [10.0, 100])
    func fixed(_ room: Double) {
        #expect(
            Laid(Image(uiImage: picture), width: room, height: room).frames[0].size == CGSize(width: 20, height: 10))
    }

    @Test("A resizable one takes what it is offered, and its own size where nothing is (fact 177)")
    func resizable() {
        let image = Image(uiImage: picture).resizable()
        #expect(Laid(image, width: 50, height: 60).frames[0].size == CGSize(width: 50, height: 60))
        #expect(Laid(image.fixedSize(), width: 50, height: 60).frames[0].size == CGSize(width: 20, height: 10))
        let fitting = Laid(image.aspectRatio(contentMode: .fit), width: 50, height: 60).frames[0].size
        #expect(abs(fitting.width - 50) < 0.01 && abs(fitting.height - 25) < 0.01)
        let caps = Image(uiImage: picture).resizable(capInsets: EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8))
        #expect(Laid(caps.frame(width: 5, height: 5)).frames[0].size == CGSize(width: 16, height: 6))
    }

    private func symbol(_ view: some View) -> UIImageView { Laid(view).leaves[0] as! UIImageView }

    @Test("Symbols are as large and as heavy as the text (fact 181), and as the scale says (fact 179)")
    func symbols() {
        func points(_ view: some View) -> CGFloat? { symbol(view).image?.symbolConfiguration?.givenPointSize }
        #expect(points(Image(systemName: "star")) == 17)
        #expect(points(Image(systemName: "star").font(.title2)) == 22)
        #expect(abs((points(Image(systemName: "star").imageScale(.large)) ?? 0) - 17 * 127.2 / 99.61) < 0.001)
        #expect(
            symbol(Image(systemName: "star").fontWeight(.bold)).image?.symbolConfiguration?.givenWeight == .bold)
        #expect(symbol(Image(systemName: "star").font(.headline)).image?.symbolConfiguration?.givenWeight == .semibold)
    }

    @Test("Symbols stand on the baseline of texts (fact 184)")
    func baseline() {
        let laid = Laid(
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "star")
                Text("x").font(.largeTitle)
            })
        let image = (laid.leaves[0] as! UIImageView).image!
        let text = laid.frames[1].minY + (laid.leaves[1] as! UILabel).layoutForDrawing()!.baselines[0]
        #expect(abs(laid.frames[0].maxY - image.baselineOffsetFromBottom! - text) < 0.4)
    }

    @Test("Symbols have the colour of texts (fact 186)")
    func colour() {
        #expect(symbol(Image(systemName: "star")).tintColor == .label)
        #expect(
            symbol(Image(systemName: "star").environment(\.foregroundStyle, Color(uiColor: .red))).tintColor == .red)
    }

    @Test("A form of a symbol is used where there is one")
    func variants() {
        func name(_ view: some View) -> String? { symbol(view).image?.givenName }
        #expect(name(Image(systemName: "star").symbolVariant(.fill)) == "star.fill")
        #expect(name(Image(systemName: "star.fill").symbolVariant(.fill)) == "star.fill")
        #expect(name(Image(systemName: "person").symbolVariant(.circle.fill)) == "person.circle.fill")
        #expect(name(Image(systemName: "person").symbolVariant(.circle).symbolVariant(.fill)) == "person.circle.fill")
        #expect(name(Image(systemName: "star").symbolVariant(.none)) == "star")
        // Apple has a gear in one form only, says the list of SFSafeSymbols.
        #expect(name(Image(systemName: "gear").symbolVariant(.fill)) == "gear")
        #expect(name(Image(systemName: "gearshape").symbolVariant(.fill)) == "gearshape.fill")
    }

    @Test("A label is an icon and a title, or one of them")
    func labels() {
        let label = Label("Title", systemImage: "star")
        let both = Laid(label)
        #expect(both.leaves.count == 2)
        #expect(abs(both.frames[1].minX - both.frames[0].maxX - 8) < 0.34)
        #expect(Laid(label.labelStyle(.titleOnly)).leaves.map { $0 is UILabel } == [true])
        #expect(Laid(label.labelStyle(.iconOnly)).leaves.map { $0 is UIImageView } == [true])
        #expect(Laid(label.labelStyle(.titleAndIcon).labelStyle(.iconOnly)).leaves.count == 2)
    }

    private struct Turned: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                configuration.icon
            }
        }
    }

    @Test("An author's style puts the parts where it wants")
    func ownStyle() {
        let laid = Laid(Label("Title", systemImage: "star").labelStyle(Turned()))
        #expect(laid.leaves[0] is UILabel)
        #expect(laid.leaves[1] is UIImageView)
        #expect(laid.frames[1].minY >= laid.frames[0].maxY - 0.34)
    }

    @Test("From right to left the icon is on the right")
    func mirrored() {
        let laid = Laid(Label("Title", systemImage: "star").environment(\.layoutDirection, .rightToLeft))
        #expect(laid.frames[0].minX > laid.frames[1].maxX)
    }

    @Test("An image of the network is an area that takes what it is offered, until it is there")
    func awaited() {
        #expect(Laid(AsyncImage(url: nil).frame(width: 30, height: 20)).frames[0].size == CGSize(width: 30, height: 20))
        let placeholder = AsyncImage(url: URL(string: "https://a.example")) {
            $0
        } placeholder: {
            Text("wait")
        }
        #expect(Laid(placeholder).leaves.compactMap { ($0 as? UILabel)?.text } == ["wait"])
    }
}
