import Maquette
import MaquetteDrawing
import MaquetteSnapshots
import Testing
import UIKit

/// What is found in display lists that are written by hand.
@MainActor struct DrawnPlacesTests {
    private func run(_ text: String, at starts: [Double]) -> GlyphRun {
        GlyphRun(
            face: FontFaceID(number: 0, name: "Face"), size: 10, glyphs: starts.map { .init(id: 1, x: $0, y: 8) },
            text: text)
    }

    private func places(_ draw: (inout DisplayList) -> Void) -> DrawnPlaces {
        var list = DisplayList(size: Size(100, 50))
        draw(&list)
        return DrawnPlaces(list, scale: 2)
    }

    @Test func `Runs of one view on one baseline are one line`() {
        let found = places { list in
            list.transform(.translation(10, 20)) { list in
                list.draw(run("ab", at: [0, 6]), at: .zero, .black)
                list.draw(run("c", at: [12]), at: .zero, .black)
                list.draw(run("d", at: [0]), at: Point(0, 12), .black)
            }
        }
        #expect(found.lines.map(\.text) == ["abc", "d"])
        #expect(found.lines.map(\.baseline) == [28, 40])
        #expect(found.lines.first?.runs.map(\.starts) == [[10, 16], [22]])
    }

    @Test func `What something opaque covers is not there`() {
        let found = places { list in
            list.draw(run("below", at: [0]), at: .zero, .black)
            list.fill(.rect(Rect(0, 0, 40, 20)), .white)
            list.draw(run("above", at: [0]), at: .zero, .black)
        }
        #expect(found.lines.map(\.text) == ["above"])
        let seen = places { list in
            list.draw(run("below", at: [0]), at: .zero, .black)
            list.fill(.rect(Rect(0, 0, 40, 20)), Color(red: 1, green: 1, blue: 1, alpha: 0.5))
        }
        #expect(seen.lines.map(\.text) == ["below"])
    }

    @Test func `A drawing in an image has its places where the image is`() throws {
        var inner = DisplayList(size: Size(50, 25))
        inner.draw(run("in", at: [0, 6]), at: .zero, .black)
        let source = try #require(ImageSource(drawing: inner, scale: 2))
        let found = places { $0.draw(ImagePlacement(source, in: Rect(0, 0, 100, 50))) }
        // Twice as large.
        #expect(found.lines.map(\.baseline) == [16])
        #expect(found.lines.first?.runs.map(\.size) == [20])
        #expect(found.lines.first?.runs.map(\.starts) == [[0, 12]])
    }

    @Test func `Symbols have their names, other images have none`() throws {
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        view.frame = CGRect(x: 4, y: 4, width: 20, height: 20)
        let list = try Stage(scale: 2, style: .light).show(view) { $0.picture().list }
        #expect(DrawnPlaces(list, scale: 2).boxes.filter { $0.kind == .symbol }.map(\.name) == ["star.fill"])
    }

    /// A project's code may have written it.
    @Test(arguments: [
        #"{"scale":1e-20,"lines":[],"boxes":[]}"#, #"{"scale":100,"lines":[],"boxes":[]}"#,
        #"{"scale":2,"lines":[{"baseline":1,"runs":[{"text":"a","starts":[0,1e300],"size":12,"color":0}]}],"boxes":[]}"#,
        #"{"scale":2,"lines":[{"baseline":1,"runs":[{"text":"a","starts":[0],"size":1e300,"color":0}]}],"boxes":[]}"#,
        #"{"scale":2,"lines":[],"boxes":[{"kind":"box","name":"","x":-1e300,"y":0,"width":2e300,"height":0}]}"#,
        #"{"scale":2,"lines":[],"boxes":[{"kind":"box","name":"","x":0,"y":0,"width":-5,"height":1}]}"#,
    ]) func `Numbers that no picture has make no places`(json: String) {
        #expect(DrawnPlaces(json: Array(json.utf8)) == nil)
    }

    @Test func `A file of places is read back, and any other is none`() throws {
        let found = places { list in
            list.draw(run("ab", at: [0, 6]), at: .zero, .black)
            list.fill(.rect(Rect(50, 10, 20, 20)), .black)
        }
        #expect(DrawnPlaces(json: try found.json) == found)
        #expect(found.boxes.map(\.rect) == [Rect(50, 10, 20, 20)])
        #expect(DrawnPlaces(json: Array("[]".utf8)) == nil)
        #expect(DrawnPlaces(json: Array(#"{"scale":0,"lines":[],"boxes":[]}"#.utf8)) == nil)
        #expect(DrawnPlaces(json: []) == nil)
    }
}
