import SwiftUI

/// Whole screens: bars, tabs, what is presented.
extension GalleryPicture {
    static let screens: [GalleryPicture] = [
        GalleryPicture(screen: "navigation-large", [.light, .dark, .rightToLeft, .largeText]) {
            NavigationStack {
                boats.navigationTitle(Text(verbatim: "Harbour"))
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) {
                            Button {
                            } label: {
                                Text(verbatim: "Edit")
                            }
                        }
                        ToolbarItem(placement: .primaryAction) { symbol("plus") }
                    }
            }
        },
        GalleryPicture(screen: "navigation-inline", [.light, .rightToLeft]) {
            NavigationStack(path: .constant([1])) {
                boats.navigationTitle(Text(verbatim: "Boats"))
                    .navigationDestination(for: Int.self) { _ in
                        ScrollView {
                            VStack(alignment: .leading, spacing: 12) {
                                RoundedRectangle(cornerRadius: 16).fill(.blue.gradient).frame(height: 180)
                                Text(verbatim: "Solveig").font(.title2.bold())
                                Text(verbatim: "A wooden ketch of 1924, restored in Gothenburg.")
                            }
                            .padding()
                        }
                        .navigationTitle(Text(verbatim: "Solveig"))
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .topBarTrailing) { symbol("square.and.arrow.up") }
                            ToolbarItem(placement: .topBarTrailing) { symbol("ellipsis.circle") }
                            ToolbarItemGroup(placement: .bottomBar) {
                                symbol("heart")
                                Spacer()
                                Button {
                                } label: {
                                    Text(verbatim: "Book")
                                }
                            }
                        }
                    }
            }
        },
        GalleryPicture(screen: "search", [.light, .dark]) {
            NavigationStack {
                boats.navigationTitle(Text(verbatim: "Harbour")).searchable(text: .constant(""))
            }
        },
        GalleryPicture(screen: "tabs", [.light, .dark, .rightToLeft]) {
            TabView {
                NavigationStack { boats.navigationTitle(Text(verbatim: "Harbour")) }
                    .tabItem {
                        Label {
                            Text(verbatim: "Boats")
                        } icon: {
                            Image(systemName: "sailboat")
                        }
                    }
                    .badge(2)
                Text(verbatim: "Map")
                    .tabItem {
                        Label {
                            Text(verbatim: "Map")
                        } icon: {
                            Image(systemName: "map")
                        }
                    }
                Text(verbatim: "Settings")
                    .tabItem {
                        Label {
                            Text(verbatim: "Settings")
                        } icon: {
                            Image(systemName: "gear")
                        }
                    }
            }
        },
        GalleryPicture(screen: "sheet", [.light, .dark]) {
            NavigationStack { boats.navigationTitle(Text(verbatim: "Harbour")) }
                .sheet(isPresented: .constant(true)) {
                    NavigationStack {
                        Form {
                            TextField(text: .constant("")) { Text(verbatim: "Name") }
                            Toggle(isOn: .constant(true)) { Text(verbatim: "Guest") }
                        }
                        .navigationTitle(Text(verbatim: "New Boat")).navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) {
                                Button {
                                } label: {
                                    Text(verbatim: "Cancel")
                                }
                            }
                            ToolbarItem(placement: .confirmationAction) {
                                Button {
                                } label: {
                                    Text(verbatim: "Save")
                                }
                            }
                        }
                    }
                    .presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
                }
        },
        GalleryPicture(screen: "alert", [.light, .dark]) {
            NavigationStack { boats.navigationTitle(Text(verbatim: "Harbour")) }
                .alert(Text(verbatim: "Delete this boat?"), isPresented: .constant(true)) {
                    Button(role: .cancel) {
                    } label: {
                        Text(verbatim: "Keep")
                    }
                    Button(role: .destructive) {
                    } label: {
                        Text(verbatim: "Delete")
                    }
                } message: {
                    Text(verbatim: "It is deleted on all of your devices.")
                }
        },
        GalleryPicture(screen: "confirmation", [.light]) {
            NavigationStack { boats.navigationTitle(Text(verbatim: "Harbour")) }
                .confirmationDialog(
                    Text(verbatim: "Where to put it?"), isPresented: .constant(true), titleVisibility: .visible
                ) {
                    Button {
                    } label: {
                        Text(verbatim: "Photo Library")
                    }
                    Button {
                    } label: {
                        Text(verbatim: "Files")
                    }
                    Button(role: .destructive) {
                    } label: {
                        Text(verbatim: "Delete")
                    }
                }
        },
    ]

    private static func symbol(_ name: String) -> some View {
        Button {
        } label: {
            Image(systemName: name)
        }
    }

    private static var boats: some View {
        List(0..<9) { number in
            NavigationLink(value: number) {
                HStack {
                    Image(systemName: "sailboat").foregroundStyle(.tint)
                    VStack(alignment: .leading) {
                        Text(verbatim: "Boat \(number)")
                        Text(verbatim: "Berth A \(number)").font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}
