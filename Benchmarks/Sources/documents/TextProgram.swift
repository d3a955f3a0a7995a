import CTextList
import Glibc
import Measure

/// A C program that measures the texts of documents with Pango, and does nothing else: what it takes stays the same whatever
/// we do better.
@MainActor final class TextProgram {
    private let list: OpaquePointer

    init() throws {
        guard let list = text_list_open(17, 13) else {
            throw Mistake(message: "the font Inter is not installed; Scripts/setup does so")
        }
        self.list = list
    }

    isolated deinit { text_list_close(list) }

    /// The seconds that it takes. The texts are C strings already, and new ones.
    func measure(_ questions: [TextQuestion]) -> Double {
        let texts = questions.map { strdup("\(TextQuestion.asked) \($0.text)") }
        defer { for text in texts { free(text) } }
        return timedOnThread {
            for (question, text) in zip(questions, texts) {
                text_list_measure_label(
                    list, text, Double(question.font.pointSize), Int32(question.lines), Double(question.width))
            }
        }.seconds
    }
}
