import CTextList
import Glibc

/// The C program: Pango's measurements and nothing else.
@MainActor final class TextProgram {
    private let list: OpaquePointer

    /// What it measures of each cell.
    struct Work: OptionSet {
        let rawValue: Int
        static let title = Work(rawValue: text_list_title)
        static let subtitleInOneLine = Work(rawValue: text_list_subtitle_in_one_line)
        static let subtitleAtWidth = Work(rawValue: text_list_subtitle_at_width)
        /// Each text at each width that a layout from scratch needs it at.
        static let layout: Work = [.title, .subtitleInOneLine, .subtitleAtWidth]
    }

    init?() {
        guard let list = text_list_open(Double(CellView.titleSize), Double(CellView.subtitleSize)) else { return nil }
        self.list = list
    }

    isolated deinit { text_list_close(list) }

    /// Returns the number of lines that the subtitles have. The texts are C strings already.
    func measure(_ work: Work, of texts: Strings, listWidth: Double) -> Int {
        let width = listWidth - Double(CellView.widthBesideLabels)
        return Int(text_list_measure(list, texts.cells, Int32(texts.cells.count), width, Int32(work.rawValue)))
    }

    /// The texts of a list as a C program has them.
    final class Strings {
        fileprivate let cells: [text_list_cell]

        init(_ texts: [Texts.Cell]) {
            cells = texts.map { text_list_cell(title: strdup($0.title), subtitle: strdup($0.subtitle)) }
        }

        deinit {
            for cell in cells {
                free(UnsafeMutableRawPointer(mutating: cell.title))
                free(UnsafeMutableRawPointer(mutating: cell.subtitle))
            }
        }
    }
}
