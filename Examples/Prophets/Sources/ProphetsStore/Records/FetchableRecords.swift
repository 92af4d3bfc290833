public import GRDB

// Rows become records by the names of their columns. Screens don't see these conformances.

extension League: FetchableRecord {}
extension Member: FetchableRecord {}
extension Membership: FetchableRecord {}
extension Question: FetchableRecord {}
extension Answer: FetchableRecord {}
extension Comment: FetchableRecord {}
