import MaquetteSyntax
import UIKit

/// `preview devices`: the devices that layouts can be shown on.
enum Devices: Subcommand {
    static let name = "devices"
    static let summary = "the known devices, with sizes, scales and safe areas"
    static let usage = ["devices [NAME…] [--format json]"]
    static let options: [Option] = [JSONAnswer.option]
    static let notes = [
        "The releases of iOS or iPadOS are the first and the last that the device runs.",
        "Sizes are in points, in portrait. Safe areas are top/bottom in portrait, sides/bottom in\n"
            + "landscape. They are documented, measured on a device or its simulator, or recalled (widely\n"
            + "repeated, but without a measured source).",
        "With --format json there is an object for each device, on a line of its own.",
        "With names, only matching devices are listed; parts such as `se` and `15 pro` are enough.",
    ]
    static let examples = ["devices", "devices 'iPhone 16' --format json"]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        let devices = try chosen(arguments.rest.map(\.text))
        if try JSONAnswer.isWanted(arguments) {
            for device in devices { try JSONAnswer.print(json(device)) }
        } else {
            try StandardOutput.print(table(devices).description)
        }
        return .fine
    }

    private static func chosen(_ names: [String]) throws -> [Headless.Device] {
        guard !names.isEmpty else { return Headless.Device.all }
        return try names.flatMap { name in
            let wanted = NearestNames.plain(name)
            let found = Headless.Device.all.filter { DeviceNames.contains(wanted, in: $0.name) }
            return found.isEmpty ? [try DeviceNames.device(name)] : found
        }
    }

    private static func table(_ devices: [Headless.Device]) -> Table {
        var table = Table(columns: ["device", "iOS", "points", "scale", "portrait", "landscape", "safe areas"])
        for device in devices {
            let (portrait, landscape) = (device.portraitInsets, device.landscapeInsets)
            table.add([
                device.name, device.releases.map(words) ?? "",
                "\(short(device.portraitSize.width)) x \(short(device.portraitSize.height))",
                "@\(short(device.scale))", "\(short(portrait.top))/\(short(portrait.bottom))",
                "\(short(landscape.left))/\(short(landscape.bottom))", device.insetCertainty.rawValue,
            ])
        }
        return table
    }

    private static func words(_ releases: ClosedRange<SystemRelease>) -> String {
        let (first, last) = (releases.lowerBound, releases.upperBound)
        return first == last ? "\(first.version)" : "\(first.version)-\(last.version)"
    }

    private static func json(_ releases: ClosedRange<SystemRelease>) -> JSONValue {
        .object([
            "first": .number(Double(releases.lowerBound.version)), "last": .number(Double(releases.upperBound.version)),
        ])
    }

    private static func json(_ device: Headless.Device) -> JSONValue {
        func insets(_ insets: UIEdgeInsets) -> JSONValue {
            .object([
                "top": .points(insets.top), "left": .points(insets.left),
                "bottom": .points(insets.bottom), "right": .points(insets.right),
            ])
        }
        return .object([
            "name": .string(device.name),
            "releases": device.releases.map(json) ?? .null,
            "size": .object([
                "width": .points(device.portraitSize.width),
                "height": .points(device.portraitSize.height),
            ]),
            "scale": .points(device.scale), "portraitSafeArea": insets(device.portraitInsets),
            "landscapeSafeArea": insets(device.landscapeInsets),
            "safeAreaCertainty": .string(device.insetCertainty.rawValue),
        ])
    }

    private static func short(_ number: CGFloat) -> String { Arguments.short(Double(number)) }
}
