public import GRDB

// Rows become records by the names of their columns; that is no business of those who show them.

extension League: FetchableRecord {}
extension Member: FetchableRecord {}
extension Membership: FetchableRecord {}
extension Question: FetchableRecord {}
extension Answer: FetchableRecord {}
extension Comment: FetchableRecord {}
