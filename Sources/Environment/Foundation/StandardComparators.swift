import Foundation

// Foundation on Linux has one order of texts for descriptors, that of their letters' numbers. It stands for those of the user's language,
// which are the same for words that begin with the same kind of letter.

extension String.StandardComparator {
    public static var localizedStandard: String.StandardComparator { .lexical }
    public static var localized: String.StandardComparator { .lexical }
}
