import Foundation
import FoundationNetworking

extension URLSession {
    /// What a server answers. There is no network, so that it fails, but for files and what a protocol of the session's own gives.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            Publishers.Chain<Output, URLError> { downstream in
                let task = session.dataTask(with: request) { data, response, error in
                    if let data, let response, error == nil {
                        downstream.send((data, response))
                        downstream.finish()
                    } else {
                        downstream.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
                downstream.hold(AnyCancellable { task.cancel() })
                task.resume()
            }.receive(subscriber: subscriber)
        }
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
