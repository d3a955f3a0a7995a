import Foundation

#if canImport(Maquette)
    import Maquette
    import Profile

    /// Writes pictures of the screen on several stages into a folder.
    @main @MainActor struct ProfilePictures {
        private static let ada = Profile(
            name: "Ada Lovelace", handle: "ada",
            biography: "Writes programs for a machine that nobody has built yet.",
            portrait: .monogram(of: "Ada Lovelace", color: .systemIndigo),
            figures: [
                Profile.Figure(value: 7, caption: "Notes"), Profile.Figure(value: 128, caption: "Readers"),
                Profile.Figure(value: 1843, caption: "Year"),
            ])

        private static let stages: [(name: String, stage: Stage)] = [
            ("profile", Stage()),
            ("profile-dark", Stage(style: .dark)),
            ("profile-large-text", Stage(contentSize: .accessibilityLarge)),
            ("profile-right-to-left", Stage(direction: .rightToLeft)),
            ("profile-landscape", Stage(orientation: .landscapeLeft)),
            ("profile-ipad", Stage(device: .named("iPad mini (6th generation)"))),
            ("profile-top", Stage(scale: 2, room: .size(width: 393, height: 231))),
            ("profile-top-dark", Stage(scale: 2, style: .dark, room: .size(width: 393, height: 231))),
        ]

        static func main() async throws {
            let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Pictures", isDirectory: true)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

            let written = await Batch.run(stages) { item in
                try item.stage.picture(of: ProfileViewController(profile: ada))
            } finish: { item, picture in
                let file = folder.appendingPathComponent(item.name + ".png")
                try picture.png().write(to: file)
                return file
            }
            for result in written { print(try result.get().path) }

            // The card alone, as wide as on the screen and as high as its content, as a document.
            let card = ProfileCardView(frame: .zero)
            card.show(ada)
            let file = folder.appendingPathComponent("card.pdf")
            try card.pdf(on: Stage(room: .fitting(width: 361))).write(to: file)
            print(file.path)
        }
    }
#else
    @main struct ProfilePictures {
        static func main() { print("Pictures are made on Linux; here the screen runs in the simulator.") }
    }
#endif
