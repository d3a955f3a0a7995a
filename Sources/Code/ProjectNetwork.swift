import Foundation

/// What the requests of a project's code to servers meet: files in a folder, or nobody. There is no network.
package enum ProjectNetwork {
    /// The folder of these files; nil is none. Set before there is a second thread.
    nonisolated(unsafe) package static var folder: String?

    nonisolated(unsafe) private static var hasBegun = false

    /// Loads what answers, as soon as there is code that can ask; see `Sources/Requests`.
    static func begin() throws(CodeFailure) {
        guard !hasBegun, dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_NOLOAD) != nil else { return }
        guard let library = dlopen("libMaquetteRequests.so", RTLD_LAZY),
            let answer = dlsym(library, "maquette_answer_requests")
        else {
            throw CodeFailure(
                "the toolset has nothing that answers requests: \(dlerror().map { String(cString: $0) } ?? "")")
        }
        hasBegun = true
        unsafeBitCast(answer, to: (@convention(c) (UnsafePointer<CChar>?) -> Void).self)(folder)
    }
}
