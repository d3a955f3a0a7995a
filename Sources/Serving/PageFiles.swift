/// The page, which is part of the program.
enum PageFiles {
    static func file(at path: String) -> HTTPAnswer? {
        switch path {
        case "/": HTTPAnswer(type: "text/html; charset=utf-8", bytes: PackageResources.page_html)
        case "/page.css": HTTPAnswer(type: "text/css; charset=utf-8", bytes: PackageResources.page_css)
        case "/page.js": HTTPAnswer(type: "text/javascript; charset=utf-8", bytes: PackageResources.page_js)
        case "/app.js": HTTPAnswer(type: "text/javascript; charset=utf-8", bytes: PackageResources.app_js)
        default: nil
        }
    }
}
