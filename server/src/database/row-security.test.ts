import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { AGENT_SCOPES } from '@keystead/contract/rpc/access.ts'
import { SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import type { TestPerson } from '../../test/harness.ts'
import { inquiryInput, houseInput } from '../../test/inputs.ts'
import { must } from '../../test/must.ts'
import { coOwner, connected, entrusted, letTo } from '../../test/network.ts'
import { addSilentOwner } from '../properties/owners/owner.factory.ts'
import { type Claims, claimAsset } from './pool.ts'

/*
 * The second net: with every scope of the application forgotten, the database itself still shows no one the rows of
 * another account.
 */

let owner: TestPerson
let other: TestPerson
let assetId: string
test.beforeAll(async () => {
  owner = await app.newPerson()
  other = await app.newPerson()
  assetId = must(await owner.call(AddAsset, houseInput)).AssetId
  must(await owner.call(SendUserEnquiry, inquiryInput(owner.email)))
})

function asClaimed<Row>(claims: Claims, text: string): Promise<Row[]> {
  return app.services.database.transaction(claims, (db) => db.sql<Row>(text))
}

async function guardedTables(): Promise<string[]> {
  const rows = await app.sql<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity and relforcerowsecurity order by 1`,
  )
  return rows.map(({ name }) => name)
}

const account = (person: TestPerson): Claims => ({ kind: 'account', accountId: person.accountId })

describe('without any condition in the statement', () => {
  test('an account sees its own rows', async () => {
    expect(await asClaimed(account(owner), 'select id from asset')).toEqual([{ id: assetId }])
  })
  test.each([
    ['another account', () => account(other)],
    ['the public', (): Claims => ({ kind: 'public' })],
  ])('%s sees none', async (_who, claims) => {
    for (const table of await guardedTables()) {
      expect(await asClaimed(claims(), `select 1 from ${table}`), table).toEqual([])
    }
  })
  test('another account changes and deletes none', async () => {
    expect(await asClaimed(account(other), `update asset set title = 'mine' returning id`)).toEqual([])
    expect(await asClaimed(account(other), 'delete from asset returning id')).toEqual([])
  })
  test('nobody writes a row for somebody else', async () => {
    const forged = `insert into upload (account_id, purpose, file_name, bytes, storage_key) values ('${owner.accountId}', 'asset-image', 'x', 1, 'x')`
    await expect(asClaimed(account(other), forged)).rejects.toThrow(/row-level security/)
  })
  test('outside of a transaction with claims nothing is seen', async () => {
    expect(await app.services.database.db.sql('select 1 from asset')).toEqual([])
  })
  test('claims end with their transaction', async () => {
    await asClaimed(account(owner), 'select 1')
    for (let tries = 0; tries < 20; tries += 1) expect(await app.services.database.db.sql('select 1 from asset')).toEqual([])
  })
})

describe('of the property of somebody else', () => {
  let agent: TestPerson
  let tenant: TestPerson
  let partner: TestPerson
  let former: TestPerson
  let otherHomeId: string
  test.beforeAll(async () => {
    otherHomeId = must(await owner.call(AddAsset, { ...houseInput, Title: 'Second house' })).AssetId
    await addSilentOwner(owner, assetId)
    agent = await app.newPerson({ profileType: 'Agent' })
    former = await app.newPerson({ profileType: 'Agent' })
    tenant = await app.newPerson({ profileType: 'Tenant' })
    partner = await app.newPerson()
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: AGENT_SCOPES })
    await entrusted(app, { assetId, agent: former, connectionId: await connected(app, owner, former, 3), hasEnded: true })
    await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
    await coOwner(app, { assetId, partner, connectionId: await connected(app, owner, partner), name: 'Pat Tester' })
  })

  const acting = (person: TestPerson, text: string) =>
    app.services.database.transaction(account(person), async (db) => {
      await claimAsset(db, assetId)
      return db.sql<{ id: string }>(text)
    })

  test.each(['agent', 'tenant', 'partner'] as const)(
    '%s sees the one that is shared, and changes it by no statement of their own',
    async (who) => {
      const person = { agent, tenant, partner }[who]
      expect(await asClaimed(account(person), 'select id from asset')).toEqual([{ id: assetId }])
      expect(await asClaimed(account(person), `update asset set title = 'mine' returning id`)).toEqual([])
      expect(await asClaimed(account(person), `update asset_owner set name = 'mine' returning id`)).toEqual([])
      expect(await asClaimed(account(person), `update engagement set scopes = '{list}' returning id`)).toEqual([])
      expect(await asClaimed(account(person), `update lease set advance_cents = 1 returning id`)).toEqual([])
    },
  )
  test('who no longer works for it sees nothing', async () => {
    expect(await asClaimed(account(former), 'select id from asset')).toEqual([])
    expect(await asClaimed(account(former), 'select id from lease')).toEqual([])
  })
  test('a transaction that acts on it touches this one, and nothing else of its owner', async () => {
    expect(await acting(agent, 'update asset set updated_at = now() returning id')).toEqual([{ id: assetId }])
    expect(await acting(agent, `select id from asset where id = '${otherHomeId}'`)).toEqual([])
    for (const table of [
      'asset_image',
      'asset_event',
      'asset_view_day',
      'asset_owner',
      'asset_owner_share',
      'tour',
      'lease',
      'lease_guarantor',
      'lease_occupant',
      'lease_tenant',
      'engagement',
    ]) {
      expect(await acting(agent, `select 1 from ${table} where asset_id <> '${assetId}'`), table).toEqual([])
    }
    for (const table of ['upload', 'asset_draft', 'profile_inquiry', 'notification', 'listing_feed', 'support_ticket']) {
      expect(await acting(agent, `select 1 from ${table} where account_id = '${owner.accountId}'`), table).toEqual([])
    }
  })
})

test('the application’s role cannot step around row security', async () => {
  const [role] = await app.sql<{ rolsuper: boolean; rolbypassrls: boolean }>(
    'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
  )
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false })
})

const NARROWING = ['given_homes', 'whole_business', 'own_drafts']

/** What belongs to a person and not to the home that it names. */
const OF_PEOPLE = ['asset_payment', 'favorite', 'notification']

test('all that hangs on a home is narrowed for members who are given a list of homes', async () => {
  const open = await app.sql<{ name: string }>(
    `select c.relname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'asset_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'given_homes' and not p.polpermissive)`,
  )
  expect(open.map(({ name }) => name).filter((name) => !OF_PEOPLE.includes(name))).toEqual([])
})

test('each guarded table shows an account its own rows, and whatever else it lets through is meant', async () => {
  const policies = await app.sql<{ tablename: string; policyname: string; permissive: string; cmd: string; qual: string | null }>(
    `select tablename, policyname, permissive, cmd, qual from pg_policies order by 1, 2`,
  )
  // Tables of very many rows ask whose transaction it is once for each statement, which changes nothing else.
  const asked = (qual: string | null) => qual?.replace(/\( SELECT (\w+\(\)) AS \w+\)/g, '$1')
  const isOwnRows = ({ policyname, cmd, qual }: (typeof policies)[number]) =>
    policyname === 'own_rows' && cmd === 'ALL' && asked(qual) === '((account_id = current_account()) OR sees_everything())'
  // What hangs on the one property of someone else that a call has reached.
  const acted = policies.filter(({ policyname }) => policyname === 'acted_rows')
  expect(acted.map(({ tablename }) => tablename)).toEqual([
    'access_grant',
    'application',
    'application_criteria',
    'application_decision',
    'application_event',
    'application_fee',
    'application_form',
    'application_note',
    'application_notice',
    'application_reference',
    'asset',
    'asset_event',
    'asset_image',
    'asset_owner',
    'asset_owner_share',
    'asset_view_day',
    'engagement',
    'invoice',
    'invoice_event',
    'invoice_line',
    'invoice_line_share',
    'invoice_recipient',
    'lease',
    'lease_guarantor',
    'lease_occupant',
    'lease_rent',
    'lease_tenant',
    'payment',
    'payment_allocation',
    'payment_dispute',
    'payment_refund',
    'screening',
    'tour',
  ])
  for (const { tablename, qual } of acted) expect(qual, tablename).toContain('acting_asset()')
  // What a member of a business who is given a list of its properties does not reach.
  const narrowing = policies.filter(({ policyname }) => NARROWING.includes(policyname))
  expect(narrowing.filter(({ permissive }) => permissive !== 'RESTRICTIVE')).toEqual([])
  for (const { tablename, qual } of narrowing) expect(qual, tablename).toContain('current_member()')
  const others = policies.filter((policy) => !isOwnRows(policy) && !acted.includes(policy) && !narrowing.includes(policy))
  expect(others.map(({ tablename, policyname, cmd }) => `${tablename}: ${policyname}, ${cmd}`)).toEqual([
    'access_grant: principal_reads, SELECT', // People see what they may do with what is another's.
    'agreement: as_party_reads, SELECT',
    'agreement_event: as_party_reads, SELECT',
    'agreement_field: as_party_reads, SELECT',
    'agreement_party: as_party_reads, SELECT',
    'agreement_party: party_reads, SELECT',
    'agreement_sequel: as_party_reads, SELECT',
    'application: as_agent_reads, SELECT', // Agents who move tenants in see what others apply with,
    'application: as_applicant_reads, SELECT', // and those who fill it in what they are asked,
    'application: unsent_are_their_leads, ALL', // but for what a renter has begun and not sent.
    'application_consent: those_who_decide_read, SELECT',
    'application_criteria: of_offered_homes, SELECT', // Who thinks of applying reads what is asked,
    'application_criteria: usual_of_acted_home, SELECT', // and an agent what the owner of a home usually asks.
    'application_event: seen_with_application, SELECT', // With it they see what happened,
    'application_event: unsent_are_their_leads, ALL',
    'application_fee: payer_reads, SELECT', // what they were asked to pay,
    'application_fee: seen_with_application, SELECT',
    'application_fee: unsent_are_their_leads, ALL',
    'application_form: seen_with_application, SELECT', // and who is part of it.
    'application_form: unsent_are_their_leads, ALL',
    'application_notice: person_reads, SELECT', // and the notice that is to them.
    'application_secret: of_the_applicant, ALL', // Numbers are the applicant's alone,
    'application_section: not_before_it_is_submitted, ALL', // and all else until it is submitted,
    'application_section: those_who_decide_read, SELECT', // when those who decide read it.
    'asset: granted_reads, SELECT', // Agents, partners and tenants see it in their lists,
    'asset_event: public_amounts, SELECT', // So is what homes on the market asked before.
    'asset_image: granted_reads, SELECT', // So are pictures.
    'asset_image: listed_rows, SELECT', // Those of homes on the market are for everyone.
    'asset_owner: partner_reads, SELECT', // A partner sees their part,
    'asset_owner_share: as_partner_reads, SELECT', // and since when they hold it.
    'brand: used_is_shown, SELECT', // Public pages and emails show it.
    'branding: used_is_shown, SELECT',
    'business: listed_or_own_seat, SELECT', // Strangers read of listed ones, and members of theirs,
    'business_image: listed_rows, SELECT', // with its pictures,
    'business_member: shown_or_own_seat, SELECT', // those of its team who agreed,
    'business_role: own_seat, SELECT', // and members what their role may do.
    'closed_name: on_sent_reads, SELECT', // Who is billed goes on reading by whom, and who bills whom.
    'connection: party_rows, ALL', // Two people own it alike,
    'connection_event: party_reads, SELECT', // and its history,
    'connection_event: party_writes, INSERT', // which no one changes.
    'document: home_reads, SELECT', // Who has to do with a home sees its papers as far as they are meant to,
    'document: restricted, ALL', // but for what is read on the page of one thing alone,
    'document: restricted_reads, SELECT', // there, by those who may,
    'document: shared_reads, SELECT', // others what is shared with them,
    'document_folder: shared_reads, SELECT', // with what lies in shared folders,
    'document_share: grantee_reads, SELECT', // by which share,
    'document_text: document_reads, SELECT', // what it says,
    'document_version: document_reads, SELECT', // and all versions of it.
    'engagement: agent_reads, SELECT', // Agents see what was entrusted to them.
    'invoice: as_recipient_reads, SELECT', // Those who are billed see what was sent to them,
    'invoice: granted_reads, SELECT', // and agents what they bill for the manager,
    'invoice_event: as_recipient_reads, SELECT', // with what happened to it,
    'invoice_line: as_recipient_reads, SELECT', // its lines,
    'invoice_line_share: as_recipient_reads, SELECT', // what each owes of them,
    'invoice_paper: granted_reads, SELECT', // its papers, each their own,
    'invoice_paper: recipient_reads, SELECT',
    'invoice_recipient: granted_reads, SELECT', // and who is billed:
    'invoice_recipient: recipient_reads, SELECT', // themselves, and others where they are to see each other.
    'lease: as_tenant_reads, SELECT', // A tenant sees the lease,
    'lease: drafts_are_their_makers, ALL', // Of what is left no one else sees a draft;
    'lease_guarantor: drafts_are_their_makers, ALL', // nor its guarantors.
    'lease_occupant: as_tenant_reads, SELECT', // A tenant sees with whom they live,
    'lease_occupant: drafts_are_their_makers, ALL', // of drafts its maker alone;
    'lease_rent: as_tenant_reads, SELECT', // what it costs,
    'lease_tenant: drafts_are_their_makers, ALL', // nor whom it names.
    'lease_tenant: tenant_reads, SELECT', // and their own part of it.
    'ledger_account: own_book, ALL', // What stands in a book is its account's; of the platform's, no one's.
    'ledger_entry: own_book, ALL',
    'ledger_transaction: own_book, ALL',
    'payment: granted_reads, SELECT', // Agents see payments of what they bill for the manager,
    'payment: payer_reads, SELECT', // payers theirs,
    'payment_allocation: as_payer_reads, SELECT', // with what they paid for,
    'payment_dispute: as_payer_reads, SELECT', // what their bank took back,
    'payment_dispute: granted_reads, SELECT', // which agents see as well,
    'payment_refund: as_payer_reads, SELECT', // and what they got back.
    'payment_refund: granted_reads, SELECT',
    'person: as_acted_reads, SELECT', // Who acts on a home reads how its tenants were written down,
    'person: as_acted_reads_guarantors, SELECT', // and its guarantors.
    'profile_contact: connected_rows, SELECT', // The joined reach each other.
    'profile_inquiry: anybody_writes, INSERT', // Strangers write to people, and never read it again.
    'provider_difference: whole_platform, ALL', // What the provider reports is the platform's: no account reads it.
    'provider_line: whole_platform, ALL',
    'screening: person_reads, SELECT', // Who agreed to one, what they agreed to.
    'support_ticket: guest_writes, INSERT', // So do guests to the desk,
    'support_ticket: own_rows_as_guest, ALL', // until they sign up and confirm the address that they wrote from.
    'support_ticket_message: rows_of_own_tickets, ALL', // It has no account of its own: the ticket decides.
    'testimonial: approved_rows, SELECT', // Nobody's own rows: handed in by strangers,
    'testimonial: everything, ALL', // moderated by operators,
    'testimonial: strangers_hand_in, INSERT', // and shown once they are approved.
    'tour: lister_reads, SELECT', // An agent sees tours of what they list.
    'tour: visitor_rows, ALL', // Whoever asked for a tour with an account sees and answers it, too.
  ])
  const withOwnRows = policies.filter(isOwnRows).map(({ tablename }) => tablename)
  expect(await guardedTables()).toEqual(
    [
      ...withOwnRows,
      'connection',
      'connection_event',
      'ledger_account',
      'ledger_entry',
      'ledger_transaction',
      'provider_difference',
      'provider_line',
      'support_ticket_message',
      'testimonial',
    ].sort(),
  )
})
