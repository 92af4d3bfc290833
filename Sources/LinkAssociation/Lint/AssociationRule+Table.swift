/// A check of an association file, or of the app, the pages and the server that belong to it.
///
/// More may be added; a number is never given to another check.
public enum AssociationRule: String, Hashable, Sendable, CaseIterable {
  /// The file cannot be reached by HTTPS.
  case unreachable
  /// The file is behind a redirect.
  case redirect
  /// The server answers with a status other than 200.
  case status
  /// The file has more than 128 KB, uncompressed.
  case tooLarge
  /// The file is served from the root of the domain only.
  case rootLocation
  /// The content type is not application/json.
  case contentType
  /// The file begins with a byte order mark, or is signed.
  case signedOrMarked
  /// Apple's CDN has a file with another meaning.
  case cdnDiffers
  /// The server answers some visitors otherwise.
  case visitorDiffers
  /// The server answers with a web page.
  case webPage
  /// The file is not JSON.
  case invalidJSON
  /// A value is of another type than it should be.
  case wrongType
  /// Two members of an object have one name.
  case duplicateKey
  /// A key is not known, and is ignored.
  case unknownKey
  /// applinks has no details.
  case noDetails
  /// details has no entry.
  case emptyDetails
  /// details is an object, which is obsolete.
  case dictionaryDetails
  /// apps is missing, or not empty.
  case apps
  /// An entry names no app.
  case noIdentifier
  /// appID stands beside appIDs, and is ignored.
  case bothIdentifiers
  /// The shapes of old and new systems are mixed.
  case bothRuleForms
  /// An app identifier is not a prefix and a bundle ID.
  case identifier
  /// An app is named by several entries.
  case repeatedIdentifier
  /// A comment says what only keys can.
  case commentAsKey
  /// A variable has no end.
  case unterminatedVariable
  /// A variable is not defined.
  case undefinedVariable
  /// The value of a variable refers to a variable.
  case nestedVariable
  /// The name of a variable has a character that it must not have.
  case variableName
  /// A variable has no value, or an empty one.
  case emptyVariable
  /// A variable has the name of a built-in one.
  case shadowedVariable
  /// UK is not among the regions; GB is.
  case unitedKingdom
  /// A value that is not text voids all query rules beside it.
  case queryValue
  /// A query value * matches also when the item is absent.
  case absentItem
  /// A pattern has a character that ends its component.
  case wrongComponent
  /// NOT excludes in paths only, not in components.
  case notPrefix
  /// A pattern is not encoded as the URL is that it is compared with.
  case encoding
  /// An exclusion compares decoded text.
  case decodedGuard
  /// A pattern admits siblings that begin alike.
  case siblingPrefix
  /// A query rule fails as soon as another item is added.
  case wholeQuery
  /// A rule matches every URL.
  case matchesEverything
  /// A rule is never reached.
  case unreachableRule
  /// An exclusion comes after the rule that it should restrict.
  case lateExclusion
  /// Two rules match the same URLs.
  case sameRule
  /// defaults has a pattern or an exclusion, which is applied.
  case patternInDefaults
  /// A feature is not known to the oldest system of the app.
  case olderSystems
  /// Entitlement and file do not name each other.
  case notAssociated
  /// An entitlement entry is not a service and a host.
  case entitlement
  /// A release is not to have developer mode.
  case developerMode
  /// A wildcard does not cover the domain itself.
  case wildcardAlone
  /// The file does not admit a URL of a route.
  case routeNotAdmitted
  /// The file admits a URL that no route takes.
  case noRoute
  /// iOS and Android disagree about a URL.
  case platformsDiffer
  /// There is no web page for an admitted URL.
  case noWebPage
  /// The argument of a Smart App Banner is not admitted.
  case bannerArgument
  /// The body is encoded, and that was not asked for.
  case contentEncoding
  /// A pattern is too long or too large to be compared here.
  case patternTooLarge
  /// There are more findings than are listed.
  case moreFindings
  /// An entry has no rules, so it offers nothing.
  case noRules
  /// Every rule of an app excludes, so it is offered nothing.
  case onlyExclusions
  /// A pattern is written in the syntax of routes or of expressions.
  case foreignSyntax
  /// A key stands where no system reads it.
  case misplacedKey
  /// A route is limited to another domain.
  case routeElsewhere
  /// No service names an app.
  case saysNothing
  /// An exclusion that begins with '*/' leaves paths of the root alone.
  case leadingWildcard
  /// An app is named, and offered no URL at all.
  case nothingOffered
  /// A statement does not offer links.
  case assetRelation
  /// A target is not an Android app and no site.
  case assetTarget
  /// A fingerprint is not 32 pairs of upper-case digits.
  case assetFingerprint
  /// A statement has rules in a place where nothing reads them.
  case assetSchema
  /// A fingerprint is that of an example, or of a key of everybody.
  case knownFingerprint
  /// The app does not take a scheme of its links.
  case schemeMissing
  /// The app takes a scheme that no link has.
  case schemeUnused
  /// The lists of schemes are not as they should be.
  case urlTypes
  /// The app does not name a domain of its links.
  case domainMissing
  /// The app names a domain that no link has.
  case domainUnused
  /// The app asks about its own scheme.
  case queriesItself
}

extension AssociationRule {
  /// A row of the table: number, severity, source, and summary of a check.
  typealias Row = (number: Int, severity: Severity, source: RuleSource, summary: String)

  /// The table of the checks.
  // swift-size: one row for each check.
  var row: Row {
    switch self {
    case .unreachable: (1, .error, .apple, "The file cannot be reached by HTTPS.")
    case .redirect: (2, .error, .apple, "The file is behind a redirect.")
    case .status: (3, .error, .apple, "The server answers with a status other than 200.")
    case .tooLarge: (4, .error, .appSearch, "The file has more than 128 KB, uncompressed.")
    case .rootLocation:
      (5, .warning, .wwdc19, "The file is served from the root of the domain only.")
    case .contentType: (6, .note, .apple, "The content type is not application/json.")
    case .signedOrMarked:
      (7, .warning, .wwdc19, "The file begins with a byte order mark, or is signed.")
    case .cdnDiffers: (8, .error, .swcutil, "Apple's CDN has a file with another meaning.")
    case .visitorDiffers: (9, .warning, .tn3155, "The server answers some visitors otherwise.")
    case .webPage: (10, .warning, .swcutil, "The server answers with a web page.")
    case .invalidJSON: (11, .error, .apple, "The file is not JSON.")
    case .wrongType: (12, .error, .apple, "A value is of another type than it should be.")
    case .duplicateKey: (13, .warning, .inferred, "Two members of an object have one name.")
    case .unknownKey: (14, .note, .swcutil, "A key is not known, and is ignored.")
    case .noDetails: (15, .error, .apple, "applinks has no details.")
    case .emptyDetails: (16, .warning, .apple, "details has no entry.")
    case .dictionaryDetails: (17, .warning, .wwdc19, "details is an object, which is obsolete.")
    case .apps: (18, .warning, .appSearch, "apps is missing, or not empty.")
    case .noIdentifier: (19, .error, .apple, "An entry names no app.")
    case .bothIdentifiers: (20, .warning, .swcutil, "appID stands beside appIDs, and is ignored.")
    case .bothRuleForms: (21, .warning, .tn3155, "The shapes of old and new systems are mixed.")
    case .identifier: (22, .error, .wwdc19, "An app identifier is not a prefix and a bundle ID.")
    case .repeatedIdentifier: (23, .warning, .apple, "An app is named by several entries.")
    case .commentAsKey: (24, .warning, .apple, "A comment says what only keys can.")
    case .unterminatedVariable: (25, .error, .apple, "A variable has no end.")
    case .undefinedVariable: (26, .error, .inferred, "A variable is not defined.")
    case .nestedVariable: (27, .error, .apple, "The value of a variable refers to a variable.")
    case .variableName:
      (28, .error, .apple, "The name of a variable has a character that it must not have.")
    case .emptyVariable: (29, .warning, .inferred, "A variable has no value, or an empty one.")
    case .shadowedVariable: (30, .warning, .inferred, "A variable has the name of a built-in one.")
    case .unitedKingdom: (31, .warning, .swcutil, "UK is not among the regions; GB is.")
    case .queryValue:
      (32, .error, .swcutil, "A value that is not text voids all query rules beside it.")
    case .absentItem:
      (33, .warning, .wwdc19, "A query value * matches also when the item is absent.")
    case .wrongComponent:
      (34, .warning, .inferred, "A pattern has a character that ends its component.")
    case .notPrefix: (35, .warning, .wwdc19, "NOT excludes in paths only, not in components.")
    case .encoding:
      (36, .warning, .swcutil, "A pattern is not encoded as the URL is that it is compared with.")
    case .decodedGuard: (37, .warning, .swcutil, "An exclusion compares decoded text.")
    case .siblingPrefix: (38, .note, .swcutil, "A pattern admits siblings that begin alike.")
    case .wholeQuery: (39, .note, .swcutil, "A query rule fails as soon as another item is added.")
    case .matchesEverything: (40, .warning, .apple, "A rule matches every URL.")
    case .unreachableRule: (41, .warning, .inferred, "A rule is never reached.")
    case .lateExclusion:
      (42, .error, .apple, "An exclusion comes after the rule that it should restrict.")
    case .sameRule: (43, .warning, .inferred, "Two rules match the same URLs.")
    case .patternInDefaults:
      (44, .warning, .swcutil, "defaults has a pattern or an exclusion, which is applied.")
    case .olderSystems:
      (45, .note, .apple, "A feature is not known to the oldest system of the app.")
    case .notAssociated: (46, .error, .apple, "Entitlement and file do not name each other.")
    case .entitlement: (47, .error, .tn3155, "An entitlement entry is not a service and a host.")
    case .developerMode: (48, .warning, .apple, "A release is not to have developer mode.")
    case .wildcardAlone: (49, .warning, .appSearch, "A wildcard does not cover the domain itself.")
    case .routeNotAdmitted: (50, .error, .inferred, "The file does not admit a URL of a route.")
    case .noRoute: (51, .warning, .inferred, "The file admits a URL that no route takes.")
    case .platformsDiffer: (52, .warning, .inferred, "iOS and Android disagree about a URL.")
    case .noWebPage: (53, .warning, .inferred, "There is no web page for an admitted URL.")
    case .bannerArgument:
      (54, .note, .inferred, "The argument of a Smart App Banner is not admitted.")
    case .contentEncoding:
      (55, .error, .inferred, "The body is encoded, and that was not asked for.")
    case .patternTooLarge:
      (56, .warning, .inferred, "A pattern is too long or too large to be compared here.")
    case .moreFindings: (57, .note, .limit, "There are more findings than are listed.")
    case .noRules: (58, .warning, .inferred, "An entry has no rules, so it offers nothing.")
    case .onlyExclusions:
      (59, .error, .inferred, "Every rule of an app excludes, so it is offered nothing.")
    case .foreignSyntax:
      (60, .warning, .apple, "A pattern is written in the syntax of routes or of expressions.")
    case .misplacedKey: (61, .error, .apple, "A key stands where no system reads it.")
    case .routeElsewhere: (62, .note, .inferred, "A route is limited to another domain.")
    case .saysNothing: (63, .warning, .inferred, "No service names an app.")
    case .leadingWildcard:
      (64, .note, .inferred, "An exclusion that begins with '*/' leaves paths of the root alone.")
    case .nothingOffered:
      (65, .error, .inferred, "An app is named, and offered no URL at all.")
    case .assetRelation: (101, .warning, .assetLinks, "A statement does not offer links.")
    case .assetTarget: (102, .error, .assetLinks, "A target is not an Android app and no site.")
    case .assetFingerprint:
      (103, .error, .assetLinks, "A fingerprint is not 32 pairs of upper-case digits.")
    case .assetSchema:
      (104, .warning, .published, "A statement has rules in a place where nothing reads them.")
    case .knownFingerprint:
      (105, .warning, .published, "A fingerprint is that of an example, or of a key of everybody.")
    case .schemeMissing: (111, .error, .urlTypes, "The app does not take a scheme of its links.")
    case .schemeUnused: (112, .warning, .inferred, "The app takes a scheme that no link has.")
    case .urlTypes: (113, .warning, .urlTypes, "The lists of schemes are not as they should be.")
    case .domainMissing: (114, .error, .apple, "The app does not name a domain of its links.")
    case .domainUnused: (115, .warning, .inferred, "The app names a domain that no link has.")
    case .queriesItself: (116, .note, .inferred, "The app asks about its own scheme.")
    }
  }
}
