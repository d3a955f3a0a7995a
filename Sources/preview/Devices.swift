import UIKit

/// `preview devices`: the devices that layouts can be seen on.
enum Devices: Subcommand {
    static let name = "devices"
    static let summary = "the devices that are known, with sizes, scales and safe areas"
    static let help = """
        Lists the iPhones and iPads since 2017.

        usage: preview devices

        Safe areas are top/bottom in portrait, side/bottom in landscape.
        """

    static func run(_ arguments: [String]) throws {
        let arguments = try Arguments(arguments, options: [], flags: [])
        if let first = arguments.rest.first { throw UsageError("devices takes no arguments, and got `\(first)`") }
        var table = Table(columns: ["device", "points", "scale", "portrait", "landscape"])
        for device in Headless.Device.all {
            let (portrait, landscape) = (device.portraitInsets, device.landscapeInsets)
            table.add([
                device.name, "\(short(device.portraitSize.width)) x \(short(device.portraitSize.height))",
                "@\(short(device.scale))", "\(short(portrait.top))/\(short(portrait.bottom))",
                "\(short(landscape.left))/\(short(landscape.bottom))",
            ])
        }
        print(table.description)
    }

    private static func short(_ number: CGFloat) -> String { Arguments.short(Double(number)) }
}
