import DeepLinking
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension LinkServiceClient {
  /// The client of the sample's short links.
  init(service: URL) {
    self.init(hosts: ["55prophets.example"], service: service) { request in
      let session = URLSession(configuration: .ephemeral)
      var asked = URLRequest(url: request.url)
      (asked.httpMethod, asked.httpBody) = (request.method, request.body)
      asked.timeoutInterval = Double(request.timeLimit.components.seconds)
      let (data, response) = try await session.data(for: asked)
      return (data, (response as? HTTPURLResponse)?.statusCode ?? 0)
    }
  }
}
