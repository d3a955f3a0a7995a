import Foundation
import Testing

/// Maps, signposts, scanners and SwiftUI's outlines, used by a program that the toolset builds. What it prints follows from
/// Apple's documentation of each call, worked out by hand.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct MapModuleTests {
    @Test func `Maps are reckoned with, and views of classes known at run time are made`() throws {
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
        import AVFoundation
        import Darwin
        import MapKit
        import ObjectiveC
        import SwiftUI
        import UIKit
        import os

        // Rectangles of the map: 10 wide at 0, and 10 wide at 6, overlap from 6 to 10
        let (one, other) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 6, y: 0, width: 10, height: 4))
        let both = one.intersection(other)
        print(both.minX, both.width, both.height, one.intersects(other), one.contains(both), one.contains(other))
        print(one.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull, MKMapRect(x: -2, y: 0, width: 5, height: 1).remainder().width)

        // A region of 2 by 4 degrees in a view of 400 by 200 points: its corner is the view's
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 10, longitude: 20), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
        print(map.convert(CLLocationCoordinate2D(latitude: 11, longitude: 18), toPointTo: map))
        print(map.convert(CGPoint(x: 400, y: 200), toCoordinateFrom: map).latitude)

        final class Pin: MKPointAnnotation {
            var color = 0
            convenience init(coordinate: CLLocationCoordinate2D) {
                self.init()
                self.coordinate = coordinate
            }
        }
        final class Flag: MKAnnotationView {
            let pole: Int
            init(annotation: MKAnnotation?, reuseIdentifier: String?, pole: Int) {
                self.pole = pole
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            }
            override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
                pole = 7
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        let pin = Pin(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
        map.register(Flag.self, forAnnotationViewWithReuseIdentifier: "flag")
        print((map.dequeueReusableAnnotationView(withIdentifier: "flag", for: pin) as? Flag)?.pole as Any)
        print(MKClusterAnnotation(memberAnnotations: [pin, Pin(coordinate: .init(latitude: 3, longitude: 4))]).coordinate.latitude)

        // An interval runs its body, and nobody records it
        os_signpost(.begin, log: .default, name: "load", "%{public}s", "a")
        print(OSSignposter(subsystem: "a", category: "b").withIntervalSignpost("load") { 3 })
        print(OSSignpostID(log: .default, object: map) == OSSignpostID(log: .default, object: map))

        var word: NSString? = ""
        let scanner = Scanner(string: "ab12")
        print(scanner.scanCharacters(from: .letters, into: &word), word as String? ?? "none", UINT64_MAX == .max, NSIntegerMax == .max)
        print(AVPlayerItem(url: URL(fileURLWithPath: "/a")).accessLog() == nil)

        // Of a line of 10 points and then one of 10 downwards, from a quarter to three quarters
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        print(path.trimmedPath(from: 0.25, to: 0.75).boundingRect, path.offsetBy(dx: 1, dy: 2).boundingRect)

        struct Chosen: View {
            @State private var choice = 1
            var body: some View {
                NavigationStack {
                    List([1, 2, 3], id: \\.self) { Text("\\($0)") }
                        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close", role: .cancel) {} } }
                    Picker("Choice", selection: $choice) { ForEach(0..<3) { Text("\\($0)").tag($0) } }.pickerStyle(.wheel)
                    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))]) { Text(String("a")) }
                    Image(systemName: "star").symbolRenderingMode(.hierarchical).symbolEffect(.bounce, value: choice)
                    ProgressView().progressViewStyle(CircularProgressViewStyle()).controlSize(.large)
                    KeyframeAnimator(initialValue: 1.0) { Text("").opacity($0) } keyframes: { _ in
                        LinearKeyframe(0.5, duration: 1)
                        CubicKeyframe(1, duration: 1)
                    }
                }
            }
        }
        print(UIHostingController(rootView: Chosen()).view.subviews.count > 0)

        // "optional var title: String? { get }": of any annotation it is optional twice, of one that has it once
        final class Bare: NSObject, MKAnnotation { let coordinate = CLLocationCoordinate2D() }
        final class Named: NSObject, MKAnnotation {
            let coordinate = CLLocationCoordinate2D()
            var title: String? = "named"
            func both() -> String { title ?? "" }
        }
        let (named, point) = (Named(), MKPointAnnotation())
        point.title = "point"
        map.addAnnotations([Bare(), named, point])
        for annotation in map.annotations {
            label(annotation.title ?? "none")
            if let title = annotation.title, let words = title { print(words, words.count) }
        }
        func label(_ words: String?) { print(words ?? "nil") }
        let plain: String = named.title ?? ""
        print(plain, point.title!.count, named.both(), Bare().title == nil, (map.annotations[1].title ?? "")!)

        // As the simulator's pictures of stadiamaps/ferrostar have them, and the examples of "MKDistanceFormatter" at RIP Tutorial
        let distances = MKDistanceFormatter()
        func written(_ locale: String, _ units: MKDistanceFormatter.Units, _ style: MKDistanceFormatter.DistanceUnitStyle, _ all: Double...) {
            (distances.locale, distances.units, distances.unitStyle) = (Locale(identifier: locale), units, style)
            print(all.map { distances.string(fromDistance: $0).replacing("\u{A0}", with: " ") })
        }
        written("en_US", .imperial, .abbreviated, 120, 1500, 1_420_000)
        written("en_US", .default, .default, 42, 123)
        written("de_DE", .metric, .abbreviated, 152.4, 1500, 14_500, 1_420_000)
        written("en_US", .metric, .default, 42)
        written("en_US", .imperialWithYards, .default, 42)
        """

    private static let expected = """
        6.0 4.0 4.0 true true false
        true 2.0
        (0.0, 0.0)
        9.0
        Optional(7)
        2.0
        3
        true
        true ab true true
        true
        (5.0, 0.0, 5.0, 5.0) (1.0, 2.0, 10.0, 10.0)
        true
        none
        named
        named 5
        point
        point 5
        named 5 named true named
        ["400 ft", "0.9 mi", "882 mi"]
        ["150 feet", "400 feet"]
        ["150 m", "1,5 km", "15 km", "1.420 km"]
        ["40 m"]
        ["50 yards"]

        """
}
