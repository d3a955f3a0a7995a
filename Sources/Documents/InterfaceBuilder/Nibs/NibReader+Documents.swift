import Foundation
import MaquetteViewModel

/// The only registration of documents: UIKit's nibs and storyboards find this function in programs that are linked with
/// them.
@_cdecl("maquette_give_nib_reader")
public func giveNibReader(_ place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: NibReader?.self).pointee = NibReader(
        open: { try NibContents($0, file: $1) }, texts: BundleTexts.texts)
}

/// The texts of a table, each file read once.
enum BundleTexts {
    static func texts(of file: String, in language: String?) -> [String: String] {
        guard let data = FileManager.default.contents(atPath: file) else { return [:] }
        guard let read = try? Translations.read(Array(data), named: file) else {
            Headless.Diagnostics.note("\(file) cannot be read, and its texts are missing")
            return [:]
        }
        let wanted = language.flatMap { LanguageTag($0) }
        var choice = TranslationChoice(idiom: Headless.settings.device.idiom)
        for text in read.texts where text.language.flatMap({ LanguageTag($0) }).map({ $0 == wanted }) ?? true {
            choice.consider(text)
        }
        return choice.texts
    }
}
