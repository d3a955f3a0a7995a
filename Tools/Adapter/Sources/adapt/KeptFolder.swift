import Foundation

/// A folder for what is kept from one run to the next, in the user's home or where a variable says.
enum KeptFolder {
    /// Makes it; why nothing can be kept there, and what helps.
    static func obstacle(to folder: String) -> String? {
        let advice = "the variable MAQUETTE_CACHE can name another folder for the cache"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            return "\(folder): the folder cannot be made; \(advice)"
        }
        return access(folder, W_OK) == 0 ? nil : "\(folder): the folder cannot be written; \(advice)"
    }
}
