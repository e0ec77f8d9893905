/** Lists that can be saved as CSV, by the calls that they are read by. Properties one manages have an export of their own. */
export const EXPORTED_LISTS = [
  'GetUserConnections',
  'GetJoinedUserConnections',
  'GetRequestedUserConnections',
  'GetUserConnectionsHistory',
  'GetUserAssignedAssets',
  'GetUserPartnerOwnerAssets',
  'GetProfileEnquiries',
  'GetViewings',
  'GetNotifications',
  'GetFavorites',
  'GetSupportTickets',
  'GetInvoices',
  'GetSentInvoices',
  'GetAssetPayments',
  'GetApplications',
] as const
export type ExportedList = (typeof EXPORTED_LISTS)[number]

/** Longer lists are narrowed; the file says so in its last line. */
export const MOST_EXPORTED = 5_000
