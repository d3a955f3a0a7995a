import MaquetteFiles
import MaquetteSyntax

/// Finds devices by parts of their names.
package enum DeviceNames {
    package static var all: [String] { Headless.Device.all.map(\.name) }

    /// Those with the same numbers in their names: a phone with another number is another phone, not a typo.
    package static func withNumbers(of name: String) -> [String] {
        let numbers = name.filter(\.isNumber)
        return all.filter { $0.filter(\.isNumber) == numbers }
    }

    /// The device with a name, ignoring case, spaces and brackets; `15 pro` is enough.
    package static func device(_ name: String) throws -> Headless.Device {
        let wanted = NearestNames.plain(name)
        func exact(_ prefix: String) -> Headless.Device? {
            Headless.Device.all.first { NearestNames.plain($0.name) == Array(prefix) + wanted }
        }
        if let device = exact("") ?? exact("iphone") ?? exact("ipad") { return device }
        let containing = Headless.Device.all.filter { contains(wanted, in: $0.name) }
        if containing.count == 1 { return containing[0] }
        let names =
            containing.isEmpty
            ? NearestNames.nearest(to: name, among: withNumbers(of: name)) : containing.prefix(4).map(\.name)
        let words = names.map { "`\($0)`" }.joined(separator: " or ")
        throw Failure(
            containing.count > 1
                ? "several devices match `\(name.shortened)`: \(words)\(containing.count > 4 ? " and others" : "")"
                : "there is no device `\(name.shortened)`"
                    + (names.isEmpty ? "; `preview devices` lists them" : "; did you mean \(words)?"))
    }

    package static func contains(_ wanted: [Character], in name: String) -> Bool {
        let name = NearestNames.plain(name)
        return !wanted.isEmpty && wanted.count <= name.count
            && (0...(name.count - wanted.count)).contains { name[$0...].starts(with: wanted) }
    }
}
