import Foundation
import MaquetteViewModel

/// The only registration of documents: UIKit's nibs and storyboards find this function in programs that are linked with
/// them.
@_cdecl("maquette_give_nib_reader")
public func giveNibReader(_ place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: NibReader?.self).pointee = NibReader(
        open: { try NibContents($0, file: $1) }, texts: BundleTexts.texts)
}
