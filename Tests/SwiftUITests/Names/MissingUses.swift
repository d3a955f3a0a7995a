// A name takes one line of a table, however long.
// swift-format-ignore-file

import SwiftUI

/// A use of each modifier of `MissingNames`.
@MainActor enum MissingUses {
    static let all: [NamedPair] = {
        let table = NameTable()
        table.addMissing()
        return table.pairs
    }()

    /// What the report calls a name that becomes another.
    static let reported = ["width": "fontWidth"]
}

extension NameTable {
    fileprivate func addMissing() {
        let shader = ShaderLibrary.default.ripple(.float(2.0))
        modifier("fontWidth", on: words) { $0.fontWidth(.condensed) }
        part("width", on: Font.body, shown: { words.font($0) }, { words.font($0.width(.expanded)) })
        part("smallCaps", on: Font.body, shown: { words.font($0) }, { words.font($0.smallCaps()) })
        modifier("allowsTightening", on: long.lineLimit(1)) { $0.allowsTightening(true) }
        modifier("textScale", on: words) { $0.textScale(.secondary) }
        modifier("formStyle", on: Form { words }) { $0.formStyle(.columns) }
        screen("toolbarRole", on: NavigationStack { words.navigationTitle("Title") }) { _ in NavigationStack { words.navigationTitle("Title").toolbarRole(.editor) } }
        modifier("menuIndicator", on: Picker("Kind", selection: .constant(1)) { words.tag(1) }.pickerStyle(.menu)) { $0.menuIndicator(.hidden) }
        modifier("tableStyle", on: Table([Row()]) { TableColumn("Number") { Text("\($0.id)") } }) { $0.tableStyle(.inset) }
        screen("searchToolbarBehavior", on: NavigationStack { rows.searchable(text: .constant("")) }, release: .iOS26) { $0.searchToolbarBehavior(.minimize) }
        modifier("listSectionIndexVisibility", on: rows) { $0.listSectionIndexVisibility(.visible) }
        modifier("sectionIndexLabel", on: List { Section { words } }) { _ in List { Section { words }.sectionIndexLabel("S") } }
        modifier("symbolVariableValueMode", on: Image(systemName: "wifi", variableValue: 0.5)) { $0.symbolVariableValueMode(.draw) }
        modifier("symbolColorRenderingMode", on: Image(systemName: "star.fill")) { $0.symbolColorRenderingMode(.gradient) }
        modifier("glassEffectUnion", on: words.padding().glassEffect()) { $0.glassEffectUnion(id: 1, namespace: Namespace().wrappedValue) }
        modifier("backgroundExtensionEffect", on: box) { $0.backgroundExtensionEffect() }
        modifier("textRenderer", on: words) { $0.textRenderer(Renderer()) }
        modifier("colorEffect", on: box) { $0.colorEffect(shader) }
        modifier("distortionEffect", on: box) { $0.distortionEffect(shader, maxSampleOffset: .zero) }
        modifier("layerEffect", on: box) { $0.visualEffect { view, _ in view.layerEffect(shader, maxSampleOffset: .zero) } }
    }

    nonisolated private struct Renderer: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
    }

    nonisolated private struct Row: Identifiable { let id = 1 }
}
