import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run-step.ts'
import type { Published } from './check.ts'
import { roomOf } from './rooms.ts'

/** Of tables that have no `own_rows` policy, by which room their rows are kept. Machinery is named by its folder or file. */
const WITHOUT_OWN_ROWS: Readonly<Record<string, string>> = {
  account: 'identity/accounts',
  asset_viewer: 'marketplace/listing-life',
  audit_chain: 'ground/audit',
  audit_event: 'ground/audit',
  call_replay: 'ground/http',
  city: 'places/reference-data',
  connection: 'people/connections',
  connection_event: 'people/connections',
  country: 'places/reference-data',
  document_words: 'documents/documents',
  email: 'ground/email',
  file_place: 'ground/files',
  installation: 'composition/app',
  known_device: 'security/sessions',
  ledger_account: 'money/ledger',
  ledger_entry: 'money/ledger',
  ledger_transaction: 'money/ledger',
  listing: 'properties/listings',
  listing_cell_count: 'marketplace/search',
  listing_facet_count: 'marketplace/search',
  listing_feature_count: 'marketplace/search',
  listing_street_count: 'marketplace/search',
  oauth_attempt: 'security/identities',
  oauth_ticket: 'security/identities',
  outside_call: 'ground/outside-calls',
  passkey: 'security/factors',
  passkey_challenge: 'security/factors',
  payment_rate: 'money/payments',
  plan: 'platform/plans',
  profile: 'identity/profiles',
  profile_picture: 'identity/profiles',
  provider_difference: 'money/reconciliation',
  provider_line: 'money/reconciliation',
  provider_reading: 'money/reconciliation',
  schema_migration: 'ground/database',
  secret_link: 'ground/links',
  seal_key: 'ground/pdf-seals',
  seat: 'ground/access',
  seat_asset: 'ground/access',
  seed_state: 'ground/database',
  screening_package: 'applications/screening',
  session: 'ground/sessions',
  sign_in_delay: 'ground/rpc',
  sign_in_ticket: 'security/factors',
  state: 'places/reference-data',
  state_law: 'places/state-law',
  support_ticket_message: 'platform/support-tickets',
  testimonial: 'platform/testimonials',
  throttle: 'ground/rpc',
  user_identity: 'security/identities',
  webhook_delivery: 'ground/webhooks',
  wrong_code_total: 'ground/rpc',
  zip: 'places/reference-data',
}

/**
 * Which capability of the server owns a table or view: it alone writes it, and others read what it publishes. It is the one whose `*.sql` makes the
 * view, or says whose the rows of the table are.
 */
export const TABLE_OWNERS: Readonly<Record<string, string>> = { ...WITHOUT_OWN_ROWS, ...ownersInDefinitions() }

function ownersInDefinitions(): Record<string, string> {
  const files = readdirSync(join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(
    files.flatMap((name) => {
      const path = `server/src/${name}`
      const made = readFileSync(join(ROOT, path), 'utf8').matchAll(/^create (?:policy own_rows on|(?:or replace )?view) public\.(\w+)/gm)
      return [...made].map(([, table]) => [table!, roomOf(path)!] as const)
    }),
  )
}

export const PUBLISHED: Published = {
  // Made for others to read. What strangers may see, and nothing else (0006), is one of them.
  tables: new Set(['access_grant', 'listing', 'seat', 'seat_asset']),
  // Who sees a property, is billed, is a tenant of a lease or fills in a form, sees what hangs on it.
  toPolicies: new Set([
    'asset',
    'invoice',
    'invoice_recipient',
    'lease_tenant',
    'document',
    'document_folder',
    'application',
    'application_form',
  ]),
  // What has to be true of money, and what is compared with the provider's books, whichever rooms it is about (0091, 0096).
  toVerifiers: new Set(['money/books', 'money/reconciliation']),
}
