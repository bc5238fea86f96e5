/// A key by which an object of a project names others, with the classes of these.
enum XcodeReference: String, CaseIterable {
  case buildConfigurationList, buildConfigurations, buildPhases, children, fileRef, files
  case fileSystemSynchronizedGroups, mainGroup, packageProductDependencies, packageReferences
  case productRef, productRefGroup, productReference, targets

  var kinds: Set<String> {
    switch self {
    case .buildConfigurationList: ["XCConfigurationList"]
    case .buildConfigurations: ["XCBuildConfiguration"]
    case .buildPhases: ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"]
    case .children: ["PBXGroup", "PBXFileReference", "PBXFileSystemSynchronizedRootGroup"]
    case .fileRef, .productReference: ["PBXFileReference"]
    case .files: ["PBXBuildFile"]
    case .fileSystemSynchronizedGroups: ["PBXFileSystemSynchronizedRootGroup"]
    case .mainGroup, .productRefGroup: ["PBXGroup"]
    case .packageProductDependencies, .productRef: ["XCSwiftPackageProductDependency"]
    case .packageReferences: ["XCLocalSwiftPackageReference"]
    case .targets: ["PBXNativeTarget"]
    }
  }
}
