import Foundation
import Testing

/// What SwiftUI's values come to, in a program that the toolset builds: none of its views is drawn. The numbers are those of
/// Apple's documentation and of the curve of sRGB (IEC 61966-2-1).
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct SwiftUIModuleTests {
    @Test func `Colours are resolved, and canvases and glass are named`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == Self.expected)
    }

    private static let program = """
        import Charts
        import CoreData
        import SwiftUI
        import UIKit

        let half = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).resolve(in: EnvironmentValues())
        print(half.red, half.green, half.blue, half.opacity)
        // 0.5 is 0.2140 in linear light
        print((half.linearGreen * 10_000).rounded(), Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0, blue: 0).red)
        struct Night: ShapeStyle, Hashable {
            func resolve(in environment: EnvironmentValues) -> Color.Resolved {
                (environment.colorScheme == .dark ? Color.white : Color.black).resolve(in: environment)
            }
        }
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        print(Color(Night()).resolve(in: dark).red, Color(Night()).resolve(in: EnvironmentValues()).red)

        let values = EnvironmentValues()
        print(values.controlSize == .regular, values.sizeCategory, values.isFocused)
        print(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory, ContentSizeCategory(.small)!)
        print(UIContentSizeCategory(ContentSizeCategory.extraLarge) == .extraLarge, ContentSizeCategory.small < .large)
        withAnimation(.easeInOut(duration: 1)) { print("moved") } completion: { print("over") }

        // Names that Apple's documentation has: of "Audio graphs", of Core Data's requests in SwiftUI, of steppers, pickers and toolbars
        struct Heard: View, AXChartDescriptorRepresentable {
            @State var number = 1.0
            var body: some View {
                Chart { BarMark(x: .value("Day", 1), y: .value("Steps", number)) }.accessibilityChartDescriptor(self)
                Chart {
                    ForEach(0..<2) { day in
                        Plot {
                            LineMark(x: .value("Day", day), y: .value("Steps", number))
                                .symbol(Circle().strokeBorder(lineWidth: 2))
                        }
                        .foregroundStyle(by: .value("Day", day))
                    }
                }
                .chartForegroundStyleScale(range: Gradient(colors: [.white, .green]))
                .chartOverlay { proxy in
                    GeometryReader { Text("\\($0[proxy.plotAreaFrame].minX)") }
                }
                Circle().strokeBorder(lineWidth: 2)
                Stepper(value: $number, in: 0...3, step: 1, format: .number) { Text("Steps") }
                Picker("Kind", selection: $number) { Text("One").tag(1.0) } currentValueLabel: { Text("1") }
                    .toolbar(removing: .sidebarToggle)
                ShareLink(items: ["a"]) { SharePreview($0) }
            }
            func makeChartDescriptor() -> AXChartDescriptor {
                AXChartDescriptor(
                    title: "Steps", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["1"]),
                    yAxis: nil, series: [])
            }
        }
        print(Heard().makeChartDescriptor().title ?? "")
        print([UIColor.red, .blue, .white, .black].map(\\.accessibilityName))
        let bins = NumberBins(range: 0...10.0, count: 5)
        print(bins.index(for: 3), bins.index(for: 10), bins[1], AXDataPoint(x: 1, additionalValues: [.category("a")]).label == nil)
        struct Shelf: View {
            @FetchRequest(sortDescriptors: []) var books: FetchedResults<NSManagedObject>
            var body: some View { Text("\\(books.count)") }
        }

        struct Picture: View {
            @State var count = 0
            var body: some View {
                Canvas(rendersAsynchronously: true) { context, size in
                    context.translateBy(x: 1, y: 2)
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                    context.stroke(Path(ellipseIn: .zero), with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)), lineWidth: 2)
                    context.draw(Text("A"), at: .zero)
                    context.withCGContext { $0.saveGState() }
                }
                .glassEffect(.regular.tint(.red).interactive(), in: RoundedRectangle(cornerRadius: 4))
                .hoverEffect(.lift)
                .background(.ultraThickMaterial)
                .background(Material.ultraThick)
                .controlSize(.small)
                .alignmentGuide(.leading) { $0.width / 2 }
                .onChange(of: count) { count = 1 }
                .accessibilityLabel(Text("Waves"))
            }
        }
        print(Glass.regular.tint(.red) == .regular, Glass.regular.tint(.red).tint(nil) == .regular)
        _ = Picture().body

        // Entries of the environment, keys of transactions, shapes and styles by name
        extension EnvironmentValues { @Entry var cards = 3 }
        struct Later: TransactionKey { static let defaultValue = "now" }
        struct Fade: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
        }
        var entries = EnvironmentValues()
        print(entries.cards, entries.editMode == nil)
        (entries.cards, entries.editMode) = (5, .constant(.active))
        print(entries.cards, entries.editMode!.wrappedValue.isEditing)
        var transaction = Transaction()
        print(transaction[Later.self])
        transaction[Later.self] = "soon"
        print(transaction[Later.self], TransitionPhase.willAppear.value, Image.Orientation.left.rawValue)
        struct Form: View {
            @FocusState var name: Bool
            @Namespace var space
            @State var date = Date(timeIntervalSince1970: 0)
            var body: some View {
                VStack {
                    Label("Cards", systemImage: "rectangle").labelStyle(.iconOnly).focused($name)
                    DatePicker(selection: $date, in: date...) { Text("When").foregroundStyle(.red) }
                }
                .clipShape(.rect(cornerRadius: 8)).contentShape(.capsule)
                .transition(Fade()).animation(.interpolatingSpring(duration: 1), value: name)
                .matchedGeometryEffect(id: 1, in: space, properties: .position)
                .navigationBarTitle("Cards", displayMode: .inline)
                .contentTransition(.numericText(countsDown: true))
            }
        }
        _ = Form().body

        // Symbols of charts are shapes, as in a legend of one's own. The unit circle has an area of one
        struct Legend: View {
            var body: some View {
                HStack { BasicChartSymbolShape.cross.frame(width: 10, height: 10).foregroundStyle(.red); Text("Miami") }
            }
        }
        _ = Legend().body
        let unit = BasicChartSymbolShape.circle.perceptualUnitRect
        print((unit.width * unit.height * .pi / 4 * 1000).rounded(), unit.midX)
        print(BasicChartSymbolShape.square.path(in: CGRect(x: 1, y: 2, width: 6, height: 6)).boundingRect)
        """

    private static let expected = """
        1.0 0.5 0.0 0.25
        2140.0 1.0
        1.0 0.0
        true large false
        true small
        true true
        moved
        over
        Steps
        ["red", "blue", "white", "black"]
        1 4 2.0..<4.0 true
        false true
        3 true
        5 true
        now
        soon -1.0 8
        1000.0 0.0
        (1.0, 2.0, 6.0, 6.0)

        """
}
