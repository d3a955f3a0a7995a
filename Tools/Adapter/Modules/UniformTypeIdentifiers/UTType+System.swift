/// The kinds that the system declares and apps use. Identifiers, extensions and MIME types are those of Apple's list of
/// system-declared uniform type identifiers.
struct Declaration: Sendable {
    let type: UTType
    let supertypes: [String]
    let extensions: [String]
    let mimeTypes: [String]

    private init(_ identifier: String, _ supertypes: [String], _ extensions: [String] = [], _ mimeTypes: [String] = [])
    {
        type = UTType(named: identifier)
        self.supertypes = supertypes
        self.extensions = extensions
        self.mimeTypes = mimeTypes
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.type.identifier, $0) })

    static let all: [Declaration] = [
        Declaration("public.item", []),
        Declaration("public.content", []),
        Declaration("public.composite-content", ["public.content"]),
        Declaration("public.data", ["public.item"], [], ["application/octet-stream"]),
        Declaration("public.directory", ["public.item"]),
        Declaration("public.folder", ["public.directory"]),
        Declaration("public.archive", []),
        Declaration("public.zip-archive", ["public.data", "public.archive"], ["zip"], ["application/zip"]),
        Declaration(
            "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], ["gz", "gzip"], ["application/gzip"]),
        Declaration("public.url", ["public.data"]),
        Declaration("public.file-url", ["public.url"]),
        Declaration("public.text", ["public.data", "public.content"]),
        Declaration("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
        Declaration("public.utf8-plain-text", ["public.plain-text"]),
        Declaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf"]),
        Declaration("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
        Declaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
        Declaration("public.json", ["public.text"], ["json"], ["application/json"]),
        Declaration("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
        Declaration("public.comma-separated-values-text", ["public.text"], ["csv"], ["text/csv"]),
        Declaration("public.source-code", ["public.plain-text"]),
        Declaration("public.swift-source", ["public.source-code"], ["swift"]),
        Declaration("com.apple.property-list", ["public.data"], ["plist"]),
        Declaration("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
        Declaration("public.image", ["public.data", "public.content"]),
        Declaration("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg"]),
        Declaration("public.png", ["public.image"], ["png"], ["image/png"]),
        Declaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
        Declaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
        Declaration("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
        Declaration("public.heic", ["public.heif-standard"], ["heic"], ["image/heic"]),
        Declaration("public.heif-standard", ["public.image"]),
        Declaration("public.heif", ["public.heif-standard"], ["heif"], ["image/heif"]),
        Declaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
        Declaration("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"]),
        Declaration("com.apple.live-photo", ["public.image"]),
        Declaration("public.audiovisual-content", ["public.data", "public.content"]),
        Declaration("public.movie", ["public.audiovisual-content"]),
        Declaration("public.video", ["public.movie"]),
        Declaration("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
        Declaration("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
        Declaration("public.audio", ["public.audiovisual-content"]),
        Declaration("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
        Declaration("com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/wav"]),
        Declaration("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4"]),
        Declaration("public.vcard", ["public.text"], ["vcf"], ["text/vcard"]),
        Declaration("public.contact", []),
        Declaration("public.calendar-event", []),
        Declaration("com.apple.bundle", ["public.directory"]),
        Declaration("com.apple.application", []),
    ]
}

extension UTType {
    public static let item = UTType(named: "public.item")
    public static let content = UTType(named: "public.content")
    public static let compositeContent = UTType(named: "public.composite-content")
    public static let data = UTType(named: "public.data")
    public static let directory = UTType(named: "public.directory")
    public static let folder = UTType(named: "public.folder")
    public static let archive = UTType(named: "public.archive")
    public static let zip = UTType(named: "public.zip-archive")
    public static let gzip = UTType(named: "org.gnu.gnu-zip-archive")
    public static let url = UTType(named: "public.url")
    public static let fileURL = UTType(named: "public.file-url")
    public static let text = UTType(named: "public.text")
    public static let plainText = UTType(named: "public.plain-text")
    public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
    public static let rtf = UTType(named: "public.rtf")
    public static let html = UTType(named: "public.html")
    public static let xml = UTType(named: "public.xml")
    public static let json = UTType(named: "public.json")
    public static let yaml = UTType(named: "public.yaml")
    public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
    public static let sourceCode = UTType(named: "public.source-code")
    public static let swiftSource = UTType(named: "public.swift-source")
    public static let propertyList = UTType(named: "com.apple.property-list")
    public static let pdf = UTType(named: "com.adobe.pdf")
    public static let image = UTType(named: "public.image")
    public static let jpeg = UTType(named: "public.jpeg")
    public static let png = UTType(named: "public.png")
    public static let gif = UTType(named: "com.compuserve.gif")
    public static let tiff = UTType(named: "public.tiff")
    public static let bmp = UTType(named: "com.microsoft.bmp")
    public static let heic = UTType(named: "public.heic")
    public static let heif = UTType(named: "public.heif")
    public static let webP = UTType(named: "org.webmproject.webp")
    public static let svg = UTType(named: "public.svg-image")
    public static let livePhoto = UTType(named: "com.apple.live-photo")
    public static let audiovisualContent = UTType(named: "public.audiovisual-content")
    public static let movie = UTType(named: "public.movie")
    public static let video = UTType(named: "public.video")
    public static let mpeg4Movie = UTType(named: "public.mpeg-4")
    public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
    public static let audio = UTType(named: "public.audio")
    public static let mp3 = UTType(named: "public.mp3")
    public static let wav = UTType(named: "com.microsoft.waveform-audio")
    public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio")
    public static let vCard = UTType(named: "public.vcard")
    public static let contact = UTType(named: "public.contact")
    public static let calendarEvent = UTType(named: "public.calendar-event")
    public static let bundle = UTType(named: "com.apple.bundle")
    public static let application = UTType(named: "com.apple.application")
}
