import Foundation

extension UIImage {
    /// What VoiceOver speaks of an image without a label: its name, in words.
    var spokenName: String? { accessibilityLabel ?? (systemSymbolName ?? assetName)?.nameInWords }
}

extension String {
    /// `icon_close-2` as it is spoken: icon close 2.
    var nameInWords: String? {
        let file = split(separator: "/").last.map(String.init) ?? self
        let words = file.split { "._-@ ".contains($0) }.joined(separator: " ")
        return words.isEmpty ? nil : words
    }
}
