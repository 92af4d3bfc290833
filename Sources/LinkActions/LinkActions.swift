// What actions take and return are values of payloads.
@_exported public import LinkArrivals
