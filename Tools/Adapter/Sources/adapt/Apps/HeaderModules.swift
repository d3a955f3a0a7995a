import Adapting
import Foundation
import Projects

/// Gives the targets of Objective-C a file of Swift, with stubs of what their headers declare.
enum HeaderModules {
    /// The project with these files. Where a module stands in for a target, it is better than one of stubs.
    ///
    /// - Parameter folder: gets the files; nothing else is in it.
    static func added(to project: Project, in folder: String, besides standIns: StandIns) throws -> Project {
        var project = project
        let names = Set(project.modules.filter { $0.files.isEmpty && !$0.headers.isEmpty }.map(\.name))
        guard !names.isEmpty else { return project }
        let replaced = standIns.names(among: names) { _ in false }
        project.modules.removeAll { replaced.contains($0.name) && names.contains($0.name) }
        for place in project.modules.indices where names.contains(project.modules[place].name) {
            let module = project.modules[place]
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let path = "\(folder)/\(module.name)-headers.swift"
            let data = Data(HeaderModule.text(of: module.headers).utf8)
            // The date of a file tells whether a module has to be built again.
            if FileManager.default.contents(atPath: path) != data { try data.write(to: URL(fileURLWithPath: path)) }
            project.modules[place].files = [path]
        }
        return project
    }
}
