import CoreLocation
import Foundation

/// A place on a map, with words that it need not have: who asks any annotation for them gets `String??`, as of each requirement of
/// Objective-C's that is optional. Swift has none of these here. An annotation that has the words declares them, and is
/// asked for its own.
public protocol MKAnnotation: _WordsOfAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    public var title: String?? { try? Optional<String?>.some((self as any _WordsOfAnnotation).title) }
    public var subtitle: String?? { try? Optional<String?>.some((self as any _WordsOfAnnotation).subtitle) }
}

/// What an annotation does not have throws. The properties that ask are preferred to these.
public protocol _WordsOfAnnotation: NSObjectProtocol {
    @_disfavoredOverload var title: String? { get throws }
    @_disfavoredOverload var subtitle: String? { get throws }
}

extension _WordsOfAnnotation {
    @_disfavoredOverload public var title: String? { get throws { throw MissingWords() } }
    @_disfavoredOverload public var subtitle: String? { get throws { throw MissingWords() } }
}

private struct MissingWords: Error {}
