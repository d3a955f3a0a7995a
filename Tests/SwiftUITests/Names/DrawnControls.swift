// A name takes one line of a table, however long.
// swift-format-ignore-file

import SwiftUI

extension NameTable {
    func addControls() {
        family("Controls")
        view("Button") { Button("Press") {} }
        view("Toggle") { Toggle("On", isOn: .constant(true)) }
        view("Picker") { Picker("Size", selection: .constant(1)) { Text("Small").tag(1); Text("Large").tag(2) } }
        view("Slider") { Slider(value: .constant(0.5)) }
        view("Stepper") { Stepper("Number", value: .constant(1)) }
        view("DatePicker") { DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))).labelsHidden() }
        view("MultiDatePicker") { MultiDatePicker("Days", selection: .constant([])) }
        view("ColorPicker") { ColorPicker("Ink", selection: .constant(.red)) }
        view("TextField") { TextField("Name", text: .constant("")) }
        view("SecureField") { SecureField("Word", text: .constant("abc")) }
        view("TextEditor") { TextEditor(text: .constant("Some words")) }
        view("ProgressView") { ProgressView() }
        view("LabeledContent") { LabeledContent("Name", value: "Ann") }
        view("Menu") { Menu("More") { button } }
        view("Gauge") { Gauge(value: 0.4) { words } }
        view("GroupBox", against: words) { GroupBox("Head") { words } }
        view("ControlGroup") { ControlGroup { button; button } }
        view("DisclosureGroup") { DisclosureGroup("More", isExpanded: .constant(true)) { words } }
        view("EditButton") { EditButton() }
        view("ShareLink") { ShareLink(item: "Words") }
        view("RenameButton") { RenameButton() }
        view("PasteButton") { PasteButton(payloadType: String.self) { _ in } }
        view("ContentUnavailableView") { ContentUnavailableView("Nothing", systemImage: "tray") }
        modifier("menuStyle", on: Menu("More") { button }) { $0.menuStyle(.button).buttonStyle(.borderedProminent) }
        modifier("gaugeStyle", on: Gauge(value: 0.4) { words }) { $0.gaugeStyle(.accessoryCircular) }
        modifier("groupBoxStyle", on: GroupBox("Head") { words }) { $0.groupBoxStyle(Flat()) }
        modifier("controlGroupStyle", on: ControlGroup { button; button }) { $0.controlGroupStyle(Column()) }
        modifier("disclosureGroupStyle", on: DisclosureGroup("More") { words }) { $0.disclosureGroupStyle(Heads()) }
        modifier("buttonStyle", on: button) { $0.buttonStyle(.borderedProminent) }
        modifier("buttonBorderShape", on: button.buttonStyle(.borderedProminent)) { $0.buttonBorderShape(.circle) }
        modifier("buttonSizing", on: button.buttonStyle(.borderedProminent)) { $0.buttonSizing(.flexible) }
        modifier("controlSize", on: button.buttonStyle(.borderedProminent)) { $0.controlSize(.large) }
        modifier("disabled", on: button) { $0.disabled(true) }
        modifier("labelsHidden", on: Toggle("On", isOn: .constant(true))) { $0.labelsHidden() }
        modifier("labelsVisibility", on: Toggle("On", isOn: .constant(true))) { $0.labelsVisibility(.hidden) }
        modifier("pickerStyle", on: Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }) { $0.pickerStyle(.segmented) }
        modifier("tag", on: Picker("Size", selection: .constant(1)) { Text("Small") }) { _ in Picker("Size", selection: .constant(1)) { Text("Small").tag(1) } }
        modifier("toggleStyle", on: Toggle("On", isOn: .constant(true))) { $0.toggleStyle(.button) }
        modifier("datePickerStyle", on: DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))) { $0.datePickerStyle(.wheel) }
        modifier("textFieldStyle", on: field) { $0.textFieldStyle(.roundedBorder) }
        modifier("progressViewStyle", on: ProgressView(value: 0.4)) { $0.progressViewStyle(.circular) }
        modifier("labeledContentStyle", on: LabeledContent("Name", value: "Ann")) { $0.labeledContentStyle(Upright()) }
    }

    private struct Flat: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content }
    }

    private struct Column: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
    }

    private struct Heads: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    private struct Upright: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.label; configuration.content }
        }
    }
}
