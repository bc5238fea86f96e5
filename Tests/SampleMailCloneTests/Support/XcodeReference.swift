/// Under which keys the objects of a project name each other, and what class they name there.
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
