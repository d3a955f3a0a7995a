import Maquette
import MaquetteAgents
import MaquetteCode

/// What can be shown in a file or a folder.
enum ListPreviewsTool: AgentTool {
    private static let most = 500

    static let description = ToolDescription(
        "ListPreviews", title: "List previews",
        "Lists the scenes of storyboards, xibs and JSON screens and the previews of Swift files in a file or folder, with the index and name that the other tools take.",
        arguments: [
            .init("path", .textSchema("File or folder. Default: the server's working directory.")),
            AgentPreview.timeout,
        ],
        output: .objectSchema(
            [
                (
                    "previews",
                    .listSchema(
                        .objectSchema(
                            [
                                ("sourceFilePath", .textSchema("For the other tools.")),
                                ("previewDefinitionIndexInFile", .integerSchema("Zero-based.")),
                                ("displayName", .textSchema("Name of the scene.")),
                                ("id", .textSchema("Id of the scene in the file.")),
                                ("sourceLineNumber", .optional("integer", "Line of the scene.")),
                                ("isInitial", .boolSchema("Whether it is the initial scene of a storyboard.")),
                            ], required: ["sourceFilePath", "previewDefinitionIndexInFile", "displayName", "id"]),
                        "In the order of files and scenes.")
                ),
                ("count", .integerSchema("How many there are; at most \(most) are listed.")),
                (
                    "errors",
                    .listSchema(
                        .objectSchema([("message", .textSchema(""))], required: ["message"]),
                        "Files that cannot be read.")
                ),
            ], required: ["previews", "count", "errors"]))

    static func call(_ arguments: ToolArguments) throws -> ToolResult {
        let path = try arguments.text("path") ?? "."
        let files = InputFiles([Argument(path)], extensions: Documents.fileExtensions)
        let code = AgentCode.listed
        // A folder without any is no mistake.
        guard !files.found.isEmpty || !code.isEmpty || files.vacancies == files.missing.count else {
            return ToolResult(error: files.failures.joined(separator: "\n"))
        }
        var previews: [JSONValue] = []
        // Documents are listed all the same.
        var (count, errors) = (0, [AgentCode.problem].compactMap { $0 })
        let here = FilePath(".").absolute
        for (file, listed) in code {
            count += listed.count
            for (index, preview) in listed.enumerated() where previews.count < most {
                previews.append(
                    .object([
                        "sourceFilePath": .string(FilePath(file).shown(from: here)),
                        "previewDefinitionIndexInFile": .number(Double(index)),
                        "displayName": .string(preview.displayName), "id": .string(preview.symbol),
                        "sourceLineNumber": .number(Double(preview.line)), "isInitial": false,
                    ]))
            }
        }
        for input in files.found {
            do {
                let document = try OpenDocument(reading: input).result.get()
                count += document.scenes.count
                let lines = AgentPreview.lines(of: document)
                for (index, scene) in document.scenes.enumerated() where previews.count < most {
                    previews.append(
                        .object([
                            "sourceFilePath": .string(input.shownToAgents),
                            "previewDefinitionIndexInFile": .number(Double(index)),
                            "displayName": .string(scene.name.isEmpty ? scene.id : scene.name), "id": .string(scene.id),
                            "sourceLineNumber": lines[scene.id].map { .number(Double($0)) } ?? .null,
                            "isInitial": .bool(scene.isInitial),
                        ]))
                }
            } catch {
                errors += error.problems.map(\.description)
            }
        }
        let structure = JSONValue.object([
            "previews": .array(previews), "count": .number(Double(count)),
            "errors": .array(errors.map { .object(["message": .string($0)]) }),
        ])
        return ToolResult([.text(structure.line)], structure)
    }
}
