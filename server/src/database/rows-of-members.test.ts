import { givenDecisionRows } from '../applications/decisions/given-decision.factory.ts'
import { givenReference } from '../applications/references/given-reference.factory.ts'
import { givenScreeningRows } from '../applications/screening/given-screening.factory.ts'
import { givenApplicationRows } from '../applications/applications/given-application.factory.ts'
import { givenAgreementRows } from '../agreements/agreements/given-agreement.factory.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { ownedObjects } from '../../test/matrix/make-owned-objects.ts'
import { givenReading } from '../documents/documents/document-rows.factory.ts'
import { businessOn, memberOf } from '../people/businesses/member.factory.ts'
import { givenMoneyRows } from '../money/payments/given-payment.factory.ts'
import { rentCharged } from '../money/ledger/ledger.factory.ts'
import type { Claims } from './pool.ts'

/*
 * What a member of a business reaches who is given a list of its homes: the database itself holds them to it, whatever a statement asks
 * for. Each policy is proven by rows that are there, and are not seen.
 */

/** A table that holds rows of a business joins this list, or says in its room why members may see all of them. */
const NARROWED = [
  'given_homes on access_grant',
  'given_homes on agreement',
  'given_homes on agreement_event',
  'given_homes on agreement_field',
  'given_homes on agreement_party',
  'given_homes on agreement_sequel',
  'given_homes on application',
  'given_homes on application_criteria',
  'given_homes on application_decision',
  'given_homes on application_event',
  'given_homes on application_fee',
  'given_homes on application_form',
  'given_homes on application_note',
  'given_homes on application_notice',
  'given_homes on application_reference',
  'given_homes on asset',
  'own_drafts on asset_draft',
  'given_homes on asset_event',
  'given_homes on asset_image',
  'whole_business on asset_import',
  'whole_business on asset_import_batch',
  'given_homes on asset_owner',
  'given_homes on asset_owner_share',
  'given_homes on asset_view_day',
  'given_homes on connection',
  'given_homes on document',
  'given_homes on document_folder',
  'given_homes on document_share',
  'given_homes on document_text',
  'given_homes on document_version',
  'given_homes on document_view',
  'given_homes on engagement',
  'given_homes on invoice',
  'given_homes on invoice_event',
  'given_homes on invoice_line',
  'given_homes on invoice_line_share',
  'given_homes on invoice_paper',
  'given_homes on invoice_recipient',
  'given_homes on lease',
  'given_homes on lease_guarantor',
  'given_homes on lease_occupant',
  'given_homes on lease_rent',
  'given_homes on lease_tenant',
  'given_homes on ledger_account',
  'given_homes on ledger_entry',
  'given_homes on ledger_transaction',
  'whole_business on listing_feed',
  'whole_business on payment_account',
  'given_homes on payment',
  'given_homes on payment_allocation',
  'given_homes on payment_dispute',
  'whole_business on payment_payout',
  'given_homes on payment_refund',
  'given_homes on person',
  'given_homes on profile_inquiry',
  'given_homes on screening',
  'given_homes on screening_charge',
  'given_homes on screening_opening',
  'given_homes on screening_report',
  'given_homes on tour',
]

type Narrowing = { tablename: string; policyname: 'given_homes' | 'whole_business' | 'own_drafts' }

let narrowed: Narrowing[]
let business: Claims
/** Who is given no home, and who is given the one that all rows hang on. */
let withNone: Claims
let withTheHome: Claims
test.beforeAll(async () => {
  narrowed = await app.sql<Narrowing>(
    `select tablename, policyname from pg_policies where policyname in ('given_homes', 'whole_business', 'own_drafts') order by 1`,
  )
  const owner = await app.newPerson()
  const objects = await ownedObjects(app, owner)
  const { assetId, leaseId, importId, personId, onlinePaymentId: paymentId, paymentAccountId, documentId } = objects
  await givenAgreementRows(app, objects.agreementId)
  const ofApplication = { applicationId: objects.applicationId, formId: objects.ownFormId }
  await givenApplicationRows(app, ofApplication)
  await givenDecisionRows(app, ofApplication)
  await givenScreeningRows(app, ofApplication)
  await givenReference(app, objects.applicantFormId)
  await givenMoneyRows(app, { paymentId, paymentAccountId })
  await rowsOfLease(leaseId, personId)
  await givenReading(app, documentId)
  await app.sql('insert into asset_view_day (asset_id, account_id, day, views) values ($1, $2, current_date, 1)', [
    assetId,
    owner.accountId,
  ])
  await app.sql(
    `insert into asset_import_batch (import_id, first_row, account_id, outcomes, problems, codes) values ($1, 99, $2, '', '[]', '')`,
    [importId, owner.accountId],
  )
  await app.sql('update profile_inquiry set asset_id = $1 where account_id = $2', [assetId, owner.accountId])
  await rentCharged(app, owner, { assetId })
  const place = await businessOn(app, owner)
  const claims = async (homes: readonly string[]): Promise<Claims> => {
    const { memberId } = await memberOf(app, place, { role: 'property-manager', homes })
    return { kind: 'account', accountId: owner.accountId, profileId: owner.profileId, memberId }
  }
  business = { kind: 'account', accountId: owner.accountId, profileId: owner.profileId }
  withNone = await claims([])
  withTheHome = await claims([assetId])
})

async function rowsOfLease(leaseId: string, guarantorId: string): Promise<void> {
  await app.sql(
    `insert into lease_guarantor (account_id, asset_id, lease_id, lease_status, person_id, created_by_profile_id)
     select account_id, asset_id, id, status, $2, created_by_profile_id from lease where id = $1`,
    [leaseId, guarantorId],
  )
  await app.sql(
    `insert into lease_occupant (account_id, asset_id, lease_id, lease_status, name, is_minor, created_by_profile_id)
     select account_id, asset_id, id, status, 'Kit Marlow', true, created_by_profile_id from lease where id = $1`,
    [leaseId],
  )
}

async function rowsSeen(claims: Claims, table: string): Promise<number> {
  const [row] = await app.services.database.transaction(claims, (db) =>
    db.sql<{ count: number }>(`select count(*)::int as count from ${table}`),
  )
  return row!.count
}

describe('of a list of homes', () => {
  test('the tables that are narrowed are these', () => {
    expect(narrowed.map(({ tablename, policyname }) => `${policyname} on ${tablename}`).toSorted()).toEqual(NARROWED.toSorted())
  })
  test('the business has rows in every table that is narrowed', async () => {
    for (const { tablename } of narrowed) expect(await rowsSeen(business, tablename), tablename).toBeGreaterThan(0)
  })
  test('who is given none sees no row of them', async () => {
    for (const { tablename, policyname } of narrowed) expect(await rowsSeen(withNone, tablename), `${policyname} on ${tablename}`).toBe(0)
  })
  test('who is given the home sees what hangs on it, and nothing that concerns the whole business', async () => {
    for (const { tablename, policyname } of narrowed) {
      const seen = await rowsSeen(withTheHome, tablename)
      if (policyname === 'given_homes') expect(seen, tablename).toBeGreaterThan(0)
      else expect(seen, tablename).toBe(0)
    }
  })
})
