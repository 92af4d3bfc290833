extension AssociationRule {
  /// All checks, by number.
  public static let all: [AssociationRule] = [
    .unreachable, .redirect, .status,
    .tooLarge, .rootLocation, .contentType,
    .signedOrMarked, .cdnDiffers, .visitorDiffers,
    .webPage, .invalidJSON, .wrongType,
    .duplicateKey, .unknownKey, .noDetails,
    .emptyDetails, .dictionaryDetails, .apps,
    .noIdentifier, .bothIdentifiers, .bothRuleForms,
    .identifier, .repeatedIdentifier, .commentAsKey,
    .unterminatedVariable, .undefinedVariable, .nestedVariable,
    .variableName, .emptyVariable, .shadowedVariable,
    .unitedKingdom, .queryValue, .absentItem,
    .wrongComponent, .notPrefix, .encoding,
    .decodedGuard, .siblingPrefix, .wholeQuery,
    .matchesEverything, .unreachableRule, .lateExclusion,
    .sameRule, .patternInDefaults, .olderSystems,
    .notAssociated, .entitlement, .developerMode,
    .wildcardAlone, .routeNotAdmitted, .noRoute,
    .platformsDiffer, .noWebPage, .bannerArgument,
    .contentEncoding, .patternTooLarge, .moreFindings,
  ]
}
