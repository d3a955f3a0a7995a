import Foundation
import UIKit

/// On Apple's platforms every class of predicates reads words. This one, to which those of `NSPredicate` do not come down, has what they say
/// as its one part.
extension NSCompoundPredicate {
    public convenience init(format predicateFormat: String) {
        self.init(type: .and, subpredicates: [NSPredicate(format: predicateFormat)])
    }

    public convenience init(format predicateFormat: String, _ first: Any?, _ others: Any?...) {
        self.init(
            type: .and, subpredicates: [NSPredicate(format: predicateFormat, argumentArray: [first] + others)])
    }
}
