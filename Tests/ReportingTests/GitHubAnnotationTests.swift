import MaquetteReporting
import Testing

@Suite("An annotation for GitHub") struct GitHubAnnotationTests {
    @Test("names level, place and title") func place() {
        let annotation = GitHubAnnotation(
            .error, file: "Screens/Home.xib", line: 12, column: 3, title: "Home", message: "it is wrong")
        #expect(annotation.text == "::error file=Screens/Home.xib,line=12,col=3,title=Home::it is wrong")
    }

    @Test("leaves out what is not known") func unknown() {
        #expect(GitHubAnnotation(.warning, title: "Run", message: "slow").text == "::warning title=Run::slow")
    }

    // The characters that the runner's own toolkit escapes: %, CR and LF in messages, and colon and comma in properties.
    @Test("escapes what would end a property or the command") func escapes() {
        let annotation = GitHubAnnotation(
            .notice, file: "a,b:c%.xib", title: "1: x, y", message: "50 %: a,b\r\n::error::c")
        #expect(
            annotation.text
                == "::notice file=a%2Cb%3Ac%25.xib,title=1%3A x%2C y::50 %25: a,b%0D%0A::error::c")
    }

    @Test("has no characters that control a terminal, and no other command") func controls() {
        let annotation = GitHubAnnotation(.error, file: "a\u{1B}", title: "\u{9B}", message: "\u{202E}##[add-mask]a")
        #expect(annotation.text == "::error file=a\\u001b,title=\\u009b::\\u202e##\\u005badd-mask]a")
    }
}
