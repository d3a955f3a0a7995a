import MaquetteDocuments

/// The ids of parts that go by others in the new version.
struct RenamedIDs {
    private var new: [String: String] = [:]

    var isEmpty: Bool { new.isEmpty }

    mutating func add(_ old: String?, _ new: String?) {
        guard let old, let new, old != new else { return }
        self.new[old] = new
    }

    /// The part as the new version would refer to others. Ids of old documents are numbers, and so are other values.
    func applied(to part: DocumentPart) -> DocumentPart {
        guard !isEmpty else { return part }
        var part = part
        for (index, property) in part.properties.enumerated() where Double(property.value) == nil {
            if let id = new[property.value] { part.properties[index].value = id }
        }
        return part
    }
}
