// Made by 'deeplink export typescript' from the catalog of the app's links. Do not edit.

/** The values of each screen. */
