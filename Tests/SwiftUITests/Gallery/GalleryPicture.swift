import Maquette
import SwiftUI

/// A picture of the gallery: one family of views, in the looks that change something about it.
@MainActor struct GalleryPicture {
    enum Look: String {
        case light, dark, rightToLeft = "right to left", largeText = "AX3"

        func change(_ settings: inout Headless.Settings) {
            switch self {
            case .light: break
            case .dark: settings.userInterfaceStyle = .dark
            case .rightToLeft: settings.layoutDirection = .rightToLeft
            case .largeText: settings.preferredContentSizeCategory = .accessibilityExtraLarge
            }
        }
    }

    let name: String
    let looks: [Look]
    /// A view in its own size or one given, or else a whole screen.
    let room: Stage.Room
    let controller: () -> UIViewController

    /// A view on a white ground, as wide as given and as high as it wants to be.
    init<V: View>(_ name: String, _ looks: [Look], width: CGFloat = 300, @ViewBuilder view: @escaping () -> V) {
        self.init(name, looks, .fitting(width: width)) { view().padding(16) }
    }

    /// What fills a place, such as a list.
    init<V: View>(_ name: String, _ looks: [Look], filling size: CGSize, @ViewBuilder view: @escaping () -> V) {
        self.init(name, looks, .size(width: size.width, height: size.height), view)
    }

    /// A screen with its bars.
    init<V: View>(screen name: String, _ looks: [Look], @ViewBuilder view: @escaping () -> V) {
        self.init(name, looks, .screen, view)
    }

    private init<V: View>(_ name: String, _ looks: [Look], _ room: Stage.Room, _ view: @escaping () -> V) {
        self.name = name
        self.looks = looks
        self.room = room
        controller = { UIHostingController(rootView: view()) }
    }

    private var isScreen: Bool { room == .screen }

    /// A screen is shown smaller, or its picture would be ten times as large as the others.
    var scale: CGFloat { isScreen ? 1 : 2 }

    func draw(_ look: Look, on release: SystemRelease) throws -> Picture {
        var stage = Stage(Headless.Settings(), room: room)
        stage.settings.device = Headless.Device.all.first { $0.name == "iPhone 16" } ?? stage.settings.device
        stage.settings.displayScale = 2
        stage.settings.release = release
        stage.surroundings = isScreen ? .all : []
        if !isScreen { stage.safeAreaInsets = .zero }
        look.change(&stage.settings)
        return try stage.show(stage.use { controller() }) { $0.picture() }
    }

    func sheet(on release: SystemRelease) throws -> Data {
        let entries = try looks.map { look in
            ContactSheet.Entry(try draw(look, on: release), title: look.rawValue, note: release.description)
        }
        return try ContactSheet(entries, group: entries.count).picture(scale: scale).png()
    }
}
