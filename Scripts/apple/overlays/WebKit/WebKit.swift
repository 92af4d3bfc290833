// swift-format-ignore-file
// What WebKit brings with it.

@_exported import Foundation
@_exported import UIKit
@_exported import WebKit
