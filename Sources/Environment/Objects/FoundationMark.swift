/// The first stored property of every class whose objects go into attributed strings.
///
/// Foundation on Linux keeps attributes in Core Foundation's dictionaries. To compare two values it reads the word behind
/// an object's header, where its own types keep a number in bits 8 to 17; 0 there means no object at all, and the process
/// ends. The number of some type of its own (7 is its string) makes it look closer and ask `isEqual`.
package struct FoundationMark: Sendable {
    @usableFromInline let word: UInt

    @inlinable package init() { word = 7 << 8 }
}
