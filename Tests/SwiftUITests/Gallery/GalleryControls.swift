import SwiftUI

/// What one touches, types into or waits for.
extension GalleryPicture {
    static let controls: [GalleryPicture] = [
        GalleryPicture("buttons", [.light, .dark]) {
            VStack(alignment: .leading) {
                HStack {
                    button("Plain").buttonStyle(.plain)
                    button("Automatic")
                    button("Bordered").buttonStyle(.bordered)
                }
                HStack {
                    button("Prominent").buttonStyle(.borderedProminent)
                    Button(role: .destructive) {
                    } label: {
                        Text(verbatim: "Delete")
                    }.buttonStyle(.bordered)
                    button("Tinted").buttonStyle(.bordered).tint(.green)
                }
                HStack {
                    button("Mini").controlSize(.mini)
                    button("Small").controlSize(.small)
                    button("Large").controlSize(.large)
                }
                .buttonStyle(.bordered)
                HStack {
                    button("Off")
                    button("Off").buttonStyle(.bordered)
                    button("Off").buttonStyle(.borderedProminent)
                }
                .disabled(true)
                HStack {
                    Button {
                    } label: {
                        Image(systemName: "plus")
                    }.buttonBorderShape(.circle)
                    Button {
                    } label: {
                        Image(systemName: "mic.fill")
                    }
                    button("Capsule").buttonBorderShape(.capsule)
                    button("Square").buttonBorderShape(.roundedRectangle(radius: 4))
                }
                .buttonStyle(.bordered)
                Button {
                } label: {
                    Label {
                        Text(verbatim: "Buy Now")
                    } icon: {
                        Image(systemName: "cart")
                    }
                    .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent).controlSize(.large)
            }
        },
        GalleryPicture("choices", [.light, .dark, .rightToLeft, .largeText]) {
            VStack {
                Toggle(isOn: .constant(true)) { Text(verbatim: "Wi-Fi") }
                Toggle(isOn: .constant(false)) {
                    Text(verbatim: "Bluetooth")
                    Text(verbatim: "Off since yesterday")
                }
                Toggle(isOn: .constant(true)) { Text(verbatim: "Tinted") }.tint(.orange)
                HStack {
                    Toggle(isOn: .constant(true)) { Text(verbatim: "On") }.toggleStyle(.button)
                    Toggle(isOn: .constant(false)) { Text(verbatim: "Off") }.toggleStyle(.button)
                }
                Slider(value: .constant(0.3)) {
                    Text(verbatim: "Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker.fill")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3.fill")
                }
                Stepper(value: .constant(2), in: 0...5) { Text(verbatim: "Guests: 2") }
                Picker(selection: .constant(1)) {
                    ForEach(0..<3) { Text(verbatim: ["Day", "Week", "Month"][$0]) }
                } label: {
                    Text(verbatim: "Span")
                }
                .pickerStyle(.segmented)
                Picker(selection: .constant(1)) {
                    ForEach(0..<3) { Text(verbatim: ["Day", "Week", "Month"][$0]) }
                } label: {
                    Text(verbatim: "Span")
                }
                ColorPicker(selection: .constant(Color.teal)) { Text(verbatim: "Colour") }
            }
        },
        GalleryPicture("dates", [.light, .dark], width: 360) {
            VStack {
                DatePicker(selection: .constant(noon)) { Text(verbatim: "Departure") }
                DatePicker(selection: .constant(noon), displayedComponents: .hourAndMinute) {
                    Text(verbatim: "Alarm")
                }
                DatePicker(selection: .constant(noon), displayedComponents: .date) { Text(verbatim: "Departure") }
                    .datePickerStyle(.graphical)
            }
        },
        GalleryPicture("wheels", [.light], width: 360) {
            VStack {
                Picker(selection: .constant(2)) {
                    ForEach(0..<6) { Text(verbatim: "\($0 * 10) minutes") }
                } label: {
                    Text(verbatim: "Span")
                }
                .pickerStyle(.wheel)
                DatePicker(selection: .constant(noon)) { Text(verbatim: "Departure") }
                    .datePickerStyle(.wheel).labelsHidden()
            }
        },
        GalleryPicture("fields", [.light, .dark, .rightToLeft]) {
            VStack {
                TextField(text: .constant("")) { Text(verbatim: "Placeholder") }
                TextField(text: .constant("Plain")) { Text(verbatim: "Placeholder") }
                TextField(text: .constant("")) { Text(verbatim: "Rounded") }.textFieldStyle(.roundedBorder)
                TextField(text: .constant("Rounded")) { Text(verbatim: "Rounded") }.textFieldStyle(.roundedBorder)
                SecureField(text: .constant("secret")) { Text(verbatim: "Password") }
                    .textFieldStyle(.roundedBorder)
                TextField(text: .constant("Several lines of words, which grow with what is typed"), axis: .vertical) {
                    Text(verbatim: "Notes")
                }
                .textFieldStyle(.roundedBorder)
                TextEditor(text: .constant("An editor\nwith two lines")).frame(height: 80).border(.separator)
            }
        },
        GalleryPicture("progress", [.light, .dark, .rightToLeft]) {
            VStack(spacing: 12) {
                HStack(spacing: 24) {
                    ProgressView()
                    ProgressView().controlSize(.large)
                    ProgressView { Text(verbatim: "Loading") }
                    ProgressView().tint(.red)
                }
                ProgressView(value: 0.4)
                ProgressView(value: 0.7) {
                    Text(verbatim: "Copying")
                } currentValueLabel: {
                    Text(verbatim: "70 %")
                }
                .tint(.green)
                Gauge(value: 0.6) {
                    Text(verbatim: "Charge")
                } currentValueLabel: {
                    Text(verbatim: "60 %")
                } minimumValueLabel: {
                    Text(verbatim: "0")
                } maximumValueLabel: {
                    Text(verbatim: "100")
                }
                HStack(spacing: 24) {
                    Gauge(value: 0.6) {
                        Text(verbatim: "AQI")
                    } currentValueLabel: {
                        Text(verbatim: "60")
                    }
                    .gaugeStyle(.accessoryCircular)
                    Gauge(value: 0.6) { Text(verbatim: "60") }.gaugeStyle(.accessoryCircularCapacity).tint(.blue)
                    Gauge(value: 0.4) { Text(verbatim: "Lin") }.gaugeStyle(.accessoryLinear).tint(.orange)
                }
                LabeledContent {
                    Text(verbatim: "2.4 GB")
                } label: {
                    Text(verbatim: "Used")
                }
            }
        },
        GalleryPicture("groups", [.light, .dark]) {
            VStack {
                GroupBox {
                    Text(verbatim: "Tide tables for the coming week, by harbour.")
                } label: {
                    Label {
                        Text(verbatim: "Tides")
                    } icon: {
                        Image(systemName: "water.waves")
                    }
                }
                DisclosureGroup(isExpanded: .constant(true)) {
                    Text(verbatim: "Fuel, water, power")
                } label: {
                    Text(verbatim: "Services")
                }
                DisclosureGroup(isExpanded: .constant(false)) {
                    Text(verbatim: "Hidden")
                } label: {
                    Text(verbatim: "Closed")
                }
                Menu {
                    Button {
                    } label: {
                        Text(verbatim: "Copy")
                    }
                } label: {
                    Label {
                        Text(verbatim: "More")
                    } icon: {
                        Image(systemName: "ellipsis.circle")
                    }
                }
                .buttonStyle(.bordered)
                ControlGroup {
                    Button {
                    } label: {
                        Image(systemName: "minus")
                    }
                    Button {
                    } label: {
                        Image(systemName: "plus")
                    }
                }
                Link(destination: URL(fileURLWithPath: "/")) { Text(verbatim: "A link") }
                ContentUnavailableView {
                    Label {
                        Text(verbatim: "No Boats")
                    } icon: {
                        Image(systemName: "sailboat")
                    }
                } description: {
                    Text(verbatim: "Boats that you add are shown here.")
                } actions: {
                    Button {
                    } label: {
                        Text(verbatim: "Add a Boat")
                    }
                }
            }
        },
    ]

    private static func button(_ title: String) -> Button<Text> {
        Button {
        } label: {
            Text(verbatim: title)
        }
    }

    /// 21 June 2025, 9:41.
    private static var noon: Date { Date(timeIntervalSinceReferenceDate: 772_191_660) }
}
