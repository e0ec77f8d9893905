/**
 * What an account gets when it asks for its data: every table that holds rows of accounts, in the order of the file, or
 * the reason why not. A test compares the list with the database, so that a new table is a decision.
 */
export type ExportedTable = {
  readonly table: string
  /** Its name in the file. */
  readonly part: string
  /** Which rows, with the account as $1. */
  readonly rows: string
  /** Column that a long table is read along. Short ones are read at once. */
  readonly along?: string
  /** Secrets, hashes, and what means nothing outside. */
  readonly without?: readonly string[]
}

const OWN = 'account_id = $1'
const OF_OWN_TICKETS = 'ticket_id in (select id from support_ticket where account_id = $1)'
const OF_OWN_TENANCIES = (leaseId: string) =>
  `${leaseId} in (select lease_id from lease_tenant where profile_account_id = $1 and reaches_since is not null)`
const OF_OWN_PROFILES = 'profile_id in (select id from profile where account_id = $1)'

export const EXPORTED_TABLES: readonly ExportedTable[] = [
  { table: 'account', part: 'account', rows: 'id = $1', without: ['password_hash'] },
  { table: 'profile', part: 'profiles', rows: OWN },
  { table: 'profile_contact', part: 'contactDetails', rows: OWN },
  { table: 'profile_picture', part: 'profilePictures', rows: OF_OWN_PROFILES, without: ['storage_key'] },
  { table: 'session', part: 'sessions', rows: OWN, along: 'id', without: ['secret_sha256', 'previous_secret_sha256', 'rotated_at'] },
  { table: 'known_device', part: 'devices', rows: OWN, without: ['device_sha256'] },
  { table: 'user_identity', part: 'connectedAccounts', rows: OWN },
  { table: 'passkey', part: 'passkeys', rows: OWN, without: ['public_key', 'credential_id', 'counter'] },
  { table: 'notification_preference', part: 'notificationPreferences', rows: OWN },
  { table: 'notification_rhythm', part: 'notificationRhythm', rows: OWN },
  { table: 'notification', part: 'notifications', rows: OWN, along: 'id', without: ['natural_key', 'mail_at', 'is_shown'] },
  // Whom an address belongs to that was invited is not told, neither here nor on any screen.
  {
    table: 'connection',
    part: 'connectionsAskedFor',
    rows: 'requester_account_id = $1',
    along: 'id',
    without: ['addressee_account_id', 'addressee_profile_id', 'ended_by_profile_id', 'updated_at'],
  },
  {
    table: 'connection',
    part: 'connectionsReceived',
    rows: 'addressee_account_id = $1',
    along: 'id',
    without: ['requester_account_id', 'invite_name', 'ended_by_profile_id'],
  },
  {
    table: 'connection_event',
    part: 'connectionHistory',
    rows: 'connection_id in (select id from connection where requester_account_id = $1 or addressee_account_id = $1)',
    along: 'id',
    without: ['by_profile_id'],
  },
  { table: 'subscription', part: 'plans', rows: OWN },
  { table: 'plan_request', part: 'planRequests', rows: OWN },
  { table: 'asset', part: 'properties', rows: OWN, along: 'id', without: ['leased_through', 'has_own_owners', 'owned_through'] },
  { table: 'asset_image', part: 'propertyImages', rows: OWN, along: 'id', without: ['storage_key'] },
  { table: 'asset_owner', part: 'propertyOwners', rows: OWN, along: 'id' },
  { table: 'asset_owner_share', part: 'ownership', rows: OWN },
  // Their own part in properties that others manage; what the manager noted of them stays with the manager.
  {
    table: 'asset_owner',
    part: 'partnerships',
    rows: 'partner_account_id = $1',
    along: 'id',
    without: ['account_id', 'notes'],
  },
  {
    table: 'asset_owner_share',
    part: 'partnershipShares',
    rows: 'owner_id in (select id from asset_owner where partner_account_id = $1)',
    without: ['account_id'],
  },
  // Of both sides: what they let or entrusted to others, and where they live or work themselves.
  {
    table: 'lease',
    part: 'leases',
    rows: `(account_id = $1 or ${OF_OWN_TENANCIES('id')})`,
    along: 'id',
  },
  { table: 'lease_rent', part: 'rents', rows: `(account_id = $1 or ${OF_OWN_TENANCIES('lease_id')})` },
  {
    table: 'lease_tenant',
    part: 'tenancies',
    rows: '(account_id = $1 or profile_account_id = $1 and reaches_since is not null)',
    along: 'id',
  },
  // As they were written down; of those who accepted it is their own account that says who they are.
  { table: 'person', part: 'personsWrittenDown', rows: OWN, along: 'id', without: ['profile_id'] },
  { table: 'engagement', part: 'engagements', rows: '(account_id = $1 or profile_account_id = $1)', along: 'id' },
  { table: 'asset_draft', part: 'propertyDrafts', rows: OWN },
  { table: 'asset_event', part: 'propertyHistory', rows: OWN, along: 'id' },
  { table: 'asset_view_day', part: 'propertyViews', rows: OWN },
  { table: 'listing_notice', part: 'listingNotices', rows: OWN, without: ['token_id'] },
  { table: 'asset_import', part: 'imports', rows: OWN, along: 'id', without: ['header_sha256', 'upload_id', 'held_by', 'deaths'] },
  { table: 'listing_feed', part: 'listingFeeds', rows: OWN, without: ['token_sha256', 'token_sealed'] },
  { table: 'favorite', part: 'savedHomes', rows: OWN },
  { table: 'saved_search', part: 'savedSearches', rows: OWN, along: 'id' },
  // Of both sides: viewings of their homes, and those that they asked for elsewhere.
  { table: 'viewing', part: 'viewings', rows: '(account_id = $1 or visitor_account_id = $1)', along: 'id' },
  { table: 'profile_enquiry', part: 'enquiries', rows: OWN, along: 'id' },
  { table: 'support_ticket', part: 'supportTickets', rows: OWN, along: 'id' },
  { table: 'support_ticket_message', part: 'supportMessages', rows: OF_OWN_TICKETS, along: 'id' },
  {
    table: 'mail',
    part: 'mails',
    rows: 'recipient_account_id = $1',
    along: 'id',
    without: ['natural_key', 'data', 'token_id', 'claimed_until'],
  },
  {
    table: 'audit_event',
    part: 'whatWasDone',
    rows: `chain = 'account:' || $1`,
    along: 'seq',
    without: ['chain', 'previous_hash', 'hash'],
  },
]

/** Tables with rows of accounts that are not in the file. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  access_grant: 'follows from owners, engagements and leases, which are in the file',
  secret_link: 'links that wait to be used: hashes only',
  asset_import_batch: 'working notes of an import; its report has them',
  identity_code: 'a code that waits to be used',
  oauth_attempt: 'a sign-in under way',
  oauth_ticket: 'a sign-up under way',
  passkey_challenge: 'a sign-in under way',
  pin_confirmation: 'a confirmation that waits to be used',
  recovery_code: 'hashes only',
  search_alert: 'when the next mail about saved searches is due',
  security_pin: 'a hash only',
  sign_in_ticket: 'a sign-in under way',
  totp_factor: 'a sealed secret',
  upload: 'files under way to where they are listed',
}
