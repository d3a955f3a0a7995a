@_exported import Foundation
@_exported import UIKit

public enum EAGLRenderingAPI: UInt, Sendable {
    case openGLES1 = 1
    case openGLES2, openGLES3
}

/// There is no processor for graphics, so that none can be made.
open class EAGLContext: NSObject {
    public init?(api: EAGLRenderingAPI) { nil }
    public init?(api: EAGLRenderingAPI, sharegroup: EAGLSharegroup) { nil }
    open class func setCurrent(_ context: EAGLContext?) -> Bool { false }
    open class func current() -> EAGLContext? { nil }
    open var api: EAGLRenderingAPI { .openGLES2 }
}
open class EAGLSharegroup: NSObject {}

public typealias GLuint = UInt32
public typealias GLint = Int32
public typealias GLenum = UInt32
public typealias GLfloat = Float
public typealias GLsizei = Int32
public typealias GLboolean = UInt8
