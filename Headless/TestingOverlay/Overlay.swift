// A file that imports Testing and UIKit imports the module `_Testing_UIKit` as well, which Apple ships for its UIKit.
// On Linux this empty one takes its place.
