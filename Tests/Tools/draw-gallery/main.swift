import Maquette

// Writes a screen that holds a little of everything, in every format, into one file, so that tests can compare what
// different circumstances make of it: `draw-gallery FILE [many]`. With `many` several threads paint the same screen at
// once, and all must agree.

let arguments = CommandLine.arguments.dropFirst()
let isMany = arguments.contains("many")
let stages = [Stage(scale: 1), Stage(scale: 3, style: .dark)]
var output = Data()
for stage in stages {
    let files = await Batch.run(Array(repeating: stage, count: isMany ? 6 : 1)) { stage in
        try stage.picture(of: Gallery.make())
    } finish: { _, picture in
        var all = Data()
        for format in Picture.Format.allCases { all += try picture.data(as: format) }
        return all
    }
    let first = try files[0].get()
    for file in files where try file.get() != first { fatalError("threads painted different pictures") }
    output += first
}
try output.write(to: URL(fileURLWithPath: arguments.first ?? "gallery"))
