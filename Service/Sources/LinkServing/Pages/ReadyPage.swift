import HTTPTypes
import Hummingbird
import LinkPages
import NIOCore

/// A page as it is sent.
struct ReadyPage: Sendable {
  let isFound: Bool
  private let fields: HTTPFields
  private let body: ByteBuffer

  init(_ page: LinkPage) {
    var fields = HTTPFields()
    for header in page.headers {
      if let name = HTTPField.Name(header.name) { fields[name] = header.value }
    }
    isFound = page.status == 200
    (self.fields, body) = (fields, ByteBuffer(string: page.html))
  }

  /// The answer with the page.
  var response: Response {
    Response(
      status: isFound ? .ok : .notFound,
      headers: fields,
      body: ResponseBody(byteBuffer: body)
    )
  }
}
