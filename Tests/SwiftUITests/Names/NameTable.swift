import Maquette
import SwiftUI

/// A name of SwiftUI beside two things that are drawn: one without the name and one with it.
@MainActor struct NamedPair {
    let name: String
    let family: String
    private let make: [@MainActor () async throws -> Data]

    init(
        _ name: String, family: String, without: @escaping @MainActor () async throws -> Data,
        with: @escaping @MainActor () async throws -> Data
    ) {
        (self.name, self.family, make) = (name, family, [without, with])
    }

    func pictures() async throws -> (without: Data, with: Data) { (try await make[0](), try await make[1]()) }
}

/// Collects pairs. Each name takes one line of a table, so that a script can read its words from there, too.
@MainActor struct NameTable {
    private final class Pairs {
        var list: [NamedPair] = []
        var family = ""
    }

    private let collected = Pairs()
    var pairs: [NamedPair] { collected.list }

    let words = Text("Some words")
    let long = Text("Words that take more than one line of this picture, and more than two")
    let box = Color.blue
    let symbol = Image(systemName: "star")
    let button = Button("Press") {}
    let field = TextField("Name", text: .constant("Ann"))
    let rows = List {
        Text("First"); Text("Second")
    }

    func family(_ name: String) { collected.family = name }

    /// A view, and what is there without it.
    func view(
        _ name: String, against other: some View = EmptyView(), _ shown: @escaping @MainActor () -> some View
    ) {
        add(name, { try await Self.picture(of: other) }, { try await Self.picture(of: shown()) })
    }

    /// A modifier of a view.
    func modifier<Base: View>(
        _ name: String, on base: Base, _ change: @escaping @MainActor (Base) -> some View
    ) {
        add(name, { try await Self.picture(of: base) }, { try await Self.picture(of: change(base)) })
    }

    /// A modifier of a shape, an image or the like, which is not yet a view.
    func part<Base>(
        _ name: String, on base: Base, shown: @escaping @MainActor (Base) -> some View,
        _ change: @escaping @MainActor (Base) -> some View
    ) {
        add(name, { try await Self.picture(of: shown(base)) }, { try await Self.picture(of: change(base)) })
    }

    /// A modifier that runs code, which turns on a red bar below.
    func action<Base: View>(
        _ name: String, on base: Base, _ change: @escaping @MainActor (Base, Binding<Bool>) -> some View
    ) {
        add(
            name, { try await Self.picture(of: Changing { _ in base }) },
            { try await Self.picture(of: Changing { change(base, $0) }) })
    }

    /// A view of a whole screen.
    func screenView(
        _ name: String, release: SystemRelease = .iOS18, against other: some View = EmptyView(),
        _ shown: @escaping @MainActor () -> some View
    ) {
        add(
            name, { try await Self.screen(of: other, on: release) }, { try await Self.screen(of: shown(), on: release) }
        )
    }

    /// A modifier of a whole screen, or one whose picture has bars.
    func screen<Base: View>(
        _ name: String, on base: Base, release: SystemRelease = .iOS18,
        _ change: @escaping @MainActor (Base) -> some View
    ) {
        add(
            name, { try await Self.screen(of: base, on: release) },
            { try await Self.screen(of: change(base), on: release) })
    }

    /// A modifier of what the system draws over a screen.
    func system<Base: View>(_ name: String, on base: Base, _ change: @escaping @MainActor (Base) -> some View) {
        add(name, { try Self.wholeScreen(of: base) }, { try Self.wholeScreen(of: change(base)) })
    }

    private func add(
        _ name: String, _ without: @escaping @MainActor () async throws -> Data,
        _ with: @escaping @MainActor () async throws -> Data
    ) {
        collected.list.append(NamedPair(name, family: collected.family, without: without, with: with))
    }

    static func picture(of view: some View) async throws -> Data {
        let host = _UIHostingView(rootView: view)
        host.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
        await settle(host)
        return pixels(of: host)
    }

    static func screen(of view: some View, on release: SystemRelease = .iOS18) async throws -> Data {
        let window = Headless.with({ $0.release = release }) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIHostingController(rootView: view)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return window
        }
        await settle(window)
        return Headless.with({ $0.release = release }) { pixels(of: window) }
    }

    private static func wholeScreen(of view: some View) throws -> Data {
        var stage = Stage(room: .screen)
        stage.surroundings = .all
        return try stage.picture(of: UIHostingController(rootView: view)).png()
    }

    /// Tasks run as they do before a picture is taken.
    private static func settle(_ view: UIView) async {
        view.layoutIfNeeded()
        for _ in 0..<5 { await Task.yield() }
    }

    /// One pixel for each point.
    private static func pixels(of view: UIView) -> Data {
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        return image.pngData() ?? Data()
    }
}

/// A view with a red bar below it when its state is on.
private struct Changing<Content: View>: View {
    @State private var isOn = false
    @ViewBuilder let content: (Binding<Bool>) -> Content

    var body: some View {
        VStack(spacing: 0) {
            content($isOn)
            if isOn { Color.red.frame(height: 10) }
        }
    }
}
