// A name takes one line of a table, however long.
// swift-format-ignore-file

import SwiftUI

extension NameTable {
    func addPresentations() {
        family("Presentations")
        screen("sheet", on: words) { $0.sheet(isPresented: .constant(true)) { Text("Sheet") } }
        screen("fullScreenCover", on: words) { $0.fullScreenCover(isPresented: .constant(true)) { Text("Cover") } }
        screen("popover", on: words) { $0.popover(isPresented: .constant(true)) { Text("Popover") } }
        screen("alert", on: words) { $0.alert("Title", isPresented: .constant(true)) { Button("Fine") {} } }
        screen("confirmationDialog", on: words) { $0.confirmationDialog("Title", isPresented: .constant(true)) { Button("Delete") {} } }
        screen("actionSheet", on: words) { $0.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("Title")) } }
        screen("presentationDetents", on: sheet(Text("Sheet"))) { _ in sheet(Text("Sheet").presentationDetents([.medium])) }
        screen("presentationDragIndicator", on: sheet(Text("Sheet"))) { _ in sheet(Text("Sheet").presentationDragIndicator(.visible)) }
        screen("presentationCornerRadius", on: sheet(Text("Sheet"))) { _ in sheet(Text("Sheet").presentationCornerRadius(60)) }
        screen("presentationBackground", on: sheet(Text("Sheet"))) { _ in sheet(Text("Sheet").presentationBackground(.red)) }
        screen("presentationBackgroundInteraction", on: sheet(Text("Sheet").presentationDetents([.medium]))) { _ in sheet(Text("Sheet").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)) }
        screen("presentationCompactAdaptation", on: words.popover(isPresented: .constant(true)) { Text("Popover") }) { _ in words.popover(isPresented: .constant(true)) { Text("Popover").presentationCompactAdaptation(.popover) } }
    }

    private func sheet(_ content: some View) -> some View {
        words.sheet(isPresented: .constant(true)) { content }
    }
}
