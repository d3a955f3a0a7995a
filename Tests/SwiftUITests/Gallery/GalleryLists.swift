import SwiftUI

/// Lists in each style, forms and tables.
extension GalleryPicture {
    static let lists: [GalleryPicture] = [
        GalleryPicture("list", [.light, .dark, .rightToLeft, .largeText], filling: CGSize(width: 320, height: 500)) {
            NavigationStack { List { harbours }.toolbarVisibility(.hidden, for: .navigationBar) }
        },
        GalleryPicture("list-plain", [.light], filling: CGSize(width: 320, height: 460)) {
            List { harbours }.listStyle(.plain)
        },
        GalleryPicture("list-grouped", [.light], filling: CGSize(width: 320, height: 480)) {
            List { harbours }.listStyle(.grouped)
        },
        GalleryPicture("list-sidebar", [.light], filling: CGSize(width: 320, height: 480)) {
            List { harbours }.listStyle(.sidebar)
        },
        GalleryPicture("list-editing", [.light, .rightToLeft], filling: CGSize(width: 320, height: 300)) {
            List(selection: .constant(Set([1]))) {
                Section {
                    ForEach(0..<3) { number in Text(verbatim: ["Anna", "Bo", "Carin"][number]) }
                        .onDelete { _ in }.onMove { _, _ in }
                } header: {
                    Text(verbatim: "Crew")
                }
            }
            .environment(\.editMode, .constant(.active))
        },
        GalleryPicture("list-rows", [.light], filling: CGSize(width: 320, height: 520)) {
            List {
                VStack(alignment: .leading) {
                    Text(verbatim: "Two lines").font(.headline)
                    Text(verbatim: "The second is smaller").font(.subheadline).foregroundStyle(.secondary)
                }
                HStack {
                    Image(systemName: "sailboat.fill").foregroundStyle(.white).frame(width: 30, height: 30)
                        .background(.blue, in: .rect(cornerRadius: 6))
                    Text(verbatim: "Icon of its own")
                    Spacer()
                    Text(verbatim: "3").foregroundStyle(.secondary)
                }
                Button {
                } label: {
                    Text(verbatim: "A button")
                }
                Button(role: .destructive) {
                } label: {
                    Text(verbatim: "Delete")
                }
                Text(verbatim: "Own ground").listRowBackground(Color.yellow.opacity(0.3))
                Text(verbatim: "No separator").listRowSeparator(.hidden)
                Text(verbatim: "Red separator").listRowSeparatorTint(.red)
                Text(verbatim: "Own insets").listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
                DisclosureGroup(isExpanded: .constant(true)) {
                    Text(verbatim: "Inside")
                } label: {
                    Text(verbatim: "Disclosed")
                }
            }
        },
        GalleryPicture("form", [.light, .dark, .rightToLeft, .largeText], filling: CGSize(width: 340, height: 640)) {
            NavigationStack {
                Form {
                    Section {
                        TextField(text: .constant("")) { Text(verbatim: "Name") }
                        SecureField(text: .constant("secret")) { Text(verbatim: "Password") }
                        Toggle(isOn: .constant(true)) { Text(verbatim: "Notifications") }
                    } header: {
                        Text(verbatim: "Account")
                    } footer: {
                        Text(verbatim: "Your name is shown to other crews.")
                    }
                    Section {
                        Picker(selection: .constant(1)) {
                            ForEach(0..<3) { Text(verbatim: ["Metres", "Feet", "Fathoms"][$0]) }
                        } label: {
                            Text(verbatim: "Depth")
                        }
                        Picker(selection: .constant(0)) {
                            ForEach(0..<3) { Text(verbatim: ["Metres", "Feet", "Fathoms"][$0]) }
                        } label: {
                            Text(verbatim: "Length")
                        }
                        .pickerStyle(.navigationLink)
                        Stepper(value: .constant(2)) { Text(verbatim: "Crew: 2") }
                        Slider(value: .constant(0.5))
                        DatePicker(
                            selection: .constant(Date(timeIntervalSinceReferenceDate: 772_191_660)),
                            displayedComponents: .date
                        ) {
                            Text(verbatim: "Since")
                        }
                        LabeledContent {
                            Text(verbatim: "1.2")
                        } label: {
                            Text(verbatim: "Version")
                        }
                    }
                    Section {
                        Button(role: .destructive) {
                        } label: {
                            Text(verbatim: "Sign Out")
                        }
                    }
                }
                .toolbarVisibility(.hidden, for: .navigationBar)
            }
        },
        GalleryPicture("form-inline", [.light], filling: CGSize(width: 320, height: 340)) {
            Form {
                Picker(selection: .constant(1)) {
                    ForEach(0..<3) { Text(verbatim: ["Metres", "Feet", "Fathoms"][$0]) }
                } label: {
                    Text(verbatim: "Depth")
                }
                .pickerStyle(.inline)
                Section {
                    Label {
                        Text(verbatim: "Label in a row")
                    } icon: {
                        Image(systemName: "star")
                    }
                    Link(destination: URL(fileURLWithPath: "/")) { Text(verbatim: "A link") }
                }
            }
        },
        GalleryPicture("table", [.light], filling: CGSize(width: 320, height: 240)) {
            Table(Boat.all) {
                TableColumn(Text(verbatim: "Name")) { Text(verbatim: $0.name) }
                TableColumn(Text(verbatim: "Metres")) { Text(verbatim: $0.length) }
            }
        },
    ]

    private nonisolated struct Boat: Identifiable {
        let name: String
        let length: String
        var id: String { name }
        static let all = [Boat(name: "Solveig", length: "9.5"), Boat(name: "Tern", length: "12.25")]
    }

    @ViewBuilder private static var harbours: some View {
        Section {
            NavigationLink {
                Text(verbatim: "Bergen")
            } label: {
                Text(verbatim: "Bergen")
            }
            Label {
                Text(verbatim: "Favourites")
            } icon: {
                Image(systemName: "star")
            }.badge(3)
            LabeledContent {
                Text(verbatim: "60° 23′ N")
            } label: {
                Text(verbatim: "Latitude")
            }
        } header: {
            Text(verbatim: "Norway")
        } footer: {
            Text(verbatim: "Harbours with a pilot station.")
        }
        Section {
            Text(verbatim: "Gothenburg")
            Text(verbatim: "Karlskrona, with a name that is long enough to break into a second line")
        } header: {
            Text(verbatim: "Sweden")
        }
        Section { Text(verbatim: "Without a header") }
    }
}
