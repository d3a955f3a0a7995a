import SwiftSyntax

// `#available(iOS 16, *)` is always true on Linux. The question is put to the release that the screens are drawn as.
extension FileAdapter {
    func askRelease(_ node: AvailabilityConditionSyntax) {
        guard let version = node.versionOfIOS else { return }
        let numbers = [version.major.text] + version.components.prefix(1).map(\.number.text)
        let isNegated = node.availabilityKeyword.text == "#unavailable"
        replace(node, with: "\(isNegated ? "!" : "")_isAvailable(iOS: \(numbers.joined(separator: ", ")))")
    }
}

extension AvailabilityConditionSyntax {
    fileprivate var versionOfIOS: VersionTupleSyntax? {
        for argument in availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                restriction.platform.text == "iOS"
            else { continue }
            return restriction.version
        }
        return nil
    }
}
