@_exported import MapKit
import SwiftUI

/// What a map shows beside the land.
@MainActor @preconcurrency public protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder var body: Body { get }
    /// Adds what it shows to what others do.
    func _add(to places: inout [_MapPlace])
}
extension MapContent {
    public func _add(to places: inout [_MapPlace]) { body._add(to: &places) }
}
extension Never: MapContent {
    public func _add(to places: inout [_MapPlace]) {}
}
public protocol _PrimitiveMapContent: MapContent where Body == Never {}
extension _PrimitiveMapContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view at a place of the map.
public struct _MapPlace {
    let coordinate: CLLocationCoordinate2D
    var view: AnyView
    var anchor = UnitPoint.center
}

@resultBuilder public enum MapContentBuilder {
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildPartialBlock<First: MapContent>(first: First) -> First { first }
    public static func buildPartialBlock<One: MapContent, Other: MapContent>(
        accumulated: One, next: Other
    ) -> MapContentPair<One, Other> { MapContentPair(one: accumulated, other: next) }
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<One: MapContent, Other: MapContent>(first: One) -> MapContentChoice<One, Other> {
        .one(first)
    }
    public static func buildEither<One: MapContent, Other: MapContent>(second: Other) -> MapContentChoice<One, Other> {
        .other(second)
    }
    public static func buildLimitedAvailability(_ content: some MapContent) -> AnyMapContent { AnyMapContent(content) }
}

public struct EmptyMapContent: _PrimitiveMapContent {
    public nonisolated init() {}
    public func _add(to places: inout [_MapPlace]) {}
}
public struct MapContentPair<One: MapContent, Other: MapContent>: _PrimitiveMapContent {
    nonisolated(unsafe) let one: One
    nonisolated(unsafe) let other: Other
    nonisolated init(one: One, other: Other) { (self.one, self.other) = (one, other) }
    public func _add(to places: inout [_MapPlace]) {
        one._add(to: &places)
        other._add(to: &places)
    }
}
public enum MapContentChoice<One: MapContent, Other: MapContent>: _PrimitiveMapContent {
    case one(One)
    case other(Other)
    public func _add(to places: inout [_MapPlace]) {
        switch self {
        case .one(let content): content._add(to: &places)
        case .other(let content): content._add(to: &places)
        }
    }
}
public struct AnyMapContent: _PrimitiveMapContent {
    nonisolated(unsafe) private let hidden: any MapContent
    nonisolated init(_ content: some MapContent) { hidden = content }
    public func _add(to places: inout [_MapPlace]) { hidden._add(to: &places) }
}
extension Optional: MapContent where Wrapped: MapContent {
    public var body: Never { fatalError("it is reached through its content") }
    public func _add(to places: inout [_MapPlace]) { self?._add(to: &places) }
}
extension ForEach: MapContent where Content: MapContent {
    public typealias Body = Never
    public var body: Never { fatalError("it is reached through its content") }
    @MainActor public func _add(to places: inout [_MapPlace]) {
        for element in data { content(element)._add(to: &places) }
    }
}
extension ForEach where Content: MapContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_of: data, id: id, content) }
}
extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_of: data, id: \.id, content)
    }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(_of: data, id: \.self, content)
    }
}

// MARK: Places

/// A balloon with a sign, and what it is called below.
public struct Marker<Label: View>: _PrimitiveMapContent {
    private let coordinate: CLLocationCoordinate2D
    nonisolated(unsafe) private let label: Label
    private let sign: Sign
    private enum Sign: Sendable { case symbol(String), image(String), letters(String), plain }

    public nonisolated init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        (self.coordinate, self.label, sign) = (coordinate, label(), .plain)
    }
    private nonisolated init(_ coordinate: CLLocationCoordinate2D, _ label: Label, _ sign: Sign) {
        (self.coordinate, self.label, self.sign) = (coordinate, label, sign)
    }

    public func _add(to places: inout [_MapPlace]) {
        places.append(_MapPlace(coordinate: coordinate, view: AnyView(balloon), anchor: .center))
    }

    private var balloon: some View {
        ZStack {
            Circle().fill(MarkerTint())
            Group {
                switch sign {
                case .symbol(let name): Image(systemName: name)
                case .image(let name): Image(name)
                case .letters(let letters): Text(letters).font(.caption.bold())
                case .plain: Image(systemName: "mappin")
                }
            }
            .foregroundStyle(.white)
        }
        .frame(width: 30, height: 30)
        .overlay(alignment: .bottom) {
            label.labelStyle(.titleOnly).font(.caption2).fixedSize().alignmentGuide(.bottom) { $0[.top] - 2 }
        }
    }
}
/// Red, unless the marker is tinted.
private struct MarkerTint: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.markerTint ?? AnyShapeStyle(Color.red)
    }
}
private enum MarkerTintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
extension EnvironmentValues {
    fileprivate var markerTint: AnyShapeStyle? {
        get { self[MarkerTintKey.self] }
        set { self[MarkerTintKey.self] = newValue }
    }
}

extension Marker where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey), .plain)
    }
    @_disfavoredOverload public nonisolated init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(String(title)), .plain)
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, Text(titleKey), .plain)
    }
    @_disfavoredOverload public nonisolated init(
        _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
    ) { self.init(coordinate, Text(String(title)), .plain) }
    public nonisolated init(item: MKMapItem) {
        self.init(item.placemark.coordinate, Text(item.name ?? ""), .plain)
    }
}
extension Marker where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, SwiftUI.Label(titleKey, systemImage: systemImage), .symbol(systemImage))
    }
    @_disfavoredOverload public nonisolated init(
        _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
    ) { self.init(coordinate, SwiftUI.Label(title, systemImage: systemImage), .symbol(systemImage)) }
    public nonisolated init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, SwiftUI.Label(titleKey, image: image), .image(image))
    }
    @_disfavoredOverload public nonisolated init(
        _ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D
    ) { self.init(coordinate, SwiftUI.Label(title, image: image), .image(image)) }
}

/// A view of the author's at a place, and what it is called below.
public struct Annotation<Label: View, Content: View>: _PrimitiveMapContent {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content

    public nonisolated init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { (self.coordinate, self.anchor, self.label, self.content) = (coordinate, anchor, label(), content()) }

    public func _add(to places: inout [_MapPlace]) {
        let view = content.overlay(alignment: .bottom) {
            label.font(.caption2).fixedSize().alignmentGuide(.bottom) { $0[.top] - 2 }
        }
        places.append(_MapPlace(coordinate: coordinate, view: AnyView(view), anchor: anchor))
    }
}
extension Annotation where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }
    @_disfavoredOverload public nonisolated init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(String(title)) } }
}

// MARK: What is not drawn: nobody is anywhere, and lines have no land to lie on

public struct UserAnnotation: _PrimitiveMapContent {
    public nonisolated init() {}
    public nonisolated init<Content: View>(
        anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content
    ) {}
    public func _add(to places: inout [_MapPlace]) {}
}
public struct MapPolyline: _PrimitiveMapContent {
    public enum ContourStyle: Hashable, Sendable { case straight, geodesic }
    public nonisolated init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
    public nonisolated init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
    public nonisolated init(_ polyline: MKPolyline) {}
    public nonisolated init(_ route: MKRoute) {}
    public func _add(to places: inout [_MapPlace]) {}
}
public struct MapPolygon: _PrimitiveMapContent {
    public nonisolated init(coordinates: [CLLocationCoordinate2D]) {}
    public nonisolated init(points: [MKMapPoint]) {}
    public func _add(to places: inout [_MapPlace]) {}
}
public struct MapCircle: _PrimitiveMapContent {
    public nonisolated init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    public nonisolated init(mapRect: MKMapRect) {}
    public func _add(to places: inout [_MapPlace]) {}
}

public struct ChangedMapContent<Content: MapContent>: _PrimitiveMapContent {
    nonisolated(unsafe) let content: Content
    let tint: AnyShapeStyle?
    nonisolated init(content: Content, tint: AnyShapeStyle?) { (self.content, self.tint) = (content, tint) }
    public func _add(to places: inout [_MapPlace]) {
        let start = places.count
        content._add(to: &places)
        for index in places.indices.dropFirst(start) {
            places[index].view = AnyView(places[index].view.environment(\.markerTint, tint))
        }
    }
}
public enum MapOverlayLevel: Hashable, Sendable { case aboveRoads, aboveLabels }

extension MapContent {
    public nonisolated func tint(_ tint: some ShapeStyle) -> some MapContent {
        ChangedMapContent(content: self, tint: AnyShapeStyle(tint))
    }
    @_disfavoredOverload public nonisolated func tint(_ tint: Color?) -> some MapContent {
        ChangedMapContent(content: self, tint: tint.map { AnyShapeStyle($0) })
    }
    public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some MapContent { self }
    public nonisolated func annotationTitles(_ visibility: Visibility = .automatic) -> some MapContent { self }
    public nonisolated func annotationSubtitles(_ visibility: Visibility = .automatic) -> some MapContent { self }
    public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
    public nonisolated func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
    public nonisolated func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent { self }
    public nonisolated func strokeStyle(style: StrokeStyle) -> some MapContent { self }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
    public nonisolated func mapOverlayLevel(level: MapOverlayLevel) -> some MapContent { self }
}
