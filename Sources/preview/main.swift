import UIKit

exit(Preview.run(Array(CommandLine.arguments.dropFirst())))
