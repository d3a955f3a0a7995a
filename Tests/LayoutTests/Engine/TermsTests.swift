import MaquetteLayout
import Testing

/// The list of terms does what an array does, which it is held against.
@Suite("Terms") struct TermsTests {
    private func term(_ number: Int) -> Term { Term(Double(number), Unknown(index: Int32(number))) }

    @Test("are a list of any length", arguments: 0...7)
    func length(count: Int) {
        let array = (0..<count).map(term)
        var terms = Terms()
        for term in array { terms.append(term) }
        #expect(Array(terms) == array)
        #expect(terms == Terms(array))
        #expect(terms.count == count)
        terms.append(term(9))
        #expect(Array(terms) == array + [term(9)])
    }

    @Test("are changed and taken out like those of an array", arguments: 1...7)
    func changes(count: Int) {
        for place in 0..<count {
            var array = (0..<count).map(term)
            var terms = Terms(array)
            terms[place].coefficient = 20
            array[place].coefficient = 20
            #expect(Array(terms) == array)
            #expect(terms.remove(at: place) == array.remove(at: place))
            #expect(Array(terms) == array)
            terms.replaceSubrange(0..<0, with: [term(11), term(12)])
            #expect(Array(terms) == [term(11), term(12)] + array)
        }
    }

    @Test("are the same whatever they went through")
    func equality() {
        var many = Terms((0..<5).map(term))
        many.remove(at: 4)
        let few = Terms((0..<4).map(term))
        #expect(many == few)
        #expect(many.hashValue == few.hashValue)
        #expect(few != Terms((0..<3).map(term)))
        let literal: Terms = [term(0), term(1)]
        #expect(Array(literal) == [term(0), term(1)])
    }
}
