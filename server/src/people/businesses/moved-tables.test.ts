import { givenApplicationRows } from '../../applications/applications/given-application.factory.ts'
import { givenDecisionRows } from '../../applications/decisions/given-decision.factory.ts'
import { givenScreeningRows } from '../../applications/screening/given-screening.factory.ts'
import { givenReference } from '../../applications/references/given-reference.factory.ts'
import { givenAgreementRows } from '../../agreements/agreements/given-agreement.factory.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { must } from '../../../test/must.ts'
import { ownedObjects } from '../../../test/matrix/make-owned-objects.ts'
import { coOwner, connected, entrusted, letTo, writtenDown } from '../../../test/network.ts'
import { invoiceInput, sentInvoice } from '../../money/invoices/invoice.factory.ts'
import { givenMoneyRows, recordedPayment } from '../../money/payments/given-payment.factory.ts'
import { rentCharged } from '../../money/ledger/ledger.factory.ts'
import { addSilentOwner } from '../../properties/owners/owner.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { branded } from '../../platform/branding/branding.factory.ts'
import { SetRequiredDocuments } from '@keystead/contract/documents/requirements/requirement.operations.ts'
import { givenDocument, givenReading } from '../../documents/documents/document-rows.factory.ts'
import { givenShare } from '../../documents/sharing/share-rows.factory.ts'
import { foundBusiness, newFounder } from './business.factory.ts'

/** What points to an account and stays where it is when a profile becomes that of a business, with the reason. */
const STAYS: Readonly<Record<string, string>> = {
  'application_form.filled_by_account_id': 'says who fills it in, for whom alone it is',
  'asset_payment.account_id': 'what a tenant is about to pay, for an hour',
  'asset_import.started_by_account_id': 'says who has begun it',
  'business.account_id': 'of the business from its beginning',
  'business.founder_account_id': 'says who has founded it',
  'business_event.account_id': 'of the business from its beginning',
  'business_event.by_account_id': 'says who did it',
  'business_image.account_id': 'of the business from its beginning',
  'business_member.account_id': 'of the business from its beginning',
  'business_member.invited_by_account_id': 'says who did it',
  'business_member.person_account_id': 'a person is a member',
  'business_role.account_id': 'of the business from its beginning',
  'email.recipient_account_id': 'was sent to a person',
  'favorite.account_id': 'what a person likes',
  'identity_code.account_id': 'how a person signs in',
  'invoice.payment_account_id': 'names where it is paid, which is no account of a person',
  'invoice_event.by_account_id': 'says who did it',
  'known_device.account_id': 'how a person signs in',
  'notification.account_id': 'what a person was told',
  'notification_preference.account_id': 'what a person wants to be told',
  'notification_rhythm.account_id': 'when a person wants to be told',
  'oauth_attempt.account_id': 'how a person signs in',
  'oauth_ticket.account_id': 'how a person signs in',
  'passkey.account_id': 'how a person signs in',
  'passkey_challenge.account_id': 'how a person signs in',
  'payment_account.agreement_account_id': 'says who has agreed to it',
  'closed_name.account_id': 'is of closed accounts alone, which move no more',
  'payment.payment_account_id': 'names where it is paid, which is no account of a person',
  'payment_payout.payment_account_id': 'names what it left, which is no account of a person',
  'pin_confirmation.account_id': 'what a person confirms',
  'profile_inquiry.sender_account_id': 'what a person has written',
  'recovery_code.account_id': 'how a person signs in',
  'renter_profile.account_id': 'what a person says of themselves',
  'renter_profile_opening.account_id': 'who has read what a person says of themselves',
  'renter_profile_share.account_id': 'whom a person shows what they say of themselves',
  'saved_search.account_id': 'what a person looks for',
  'saved_view.account_id': 'how a person looks at their lists',
  'search_alert.account_id': 'what a person looks for',
  'screening_opening.by_account_id': 'says who has read it',
  'seat.account_id': 'a person has it',
  'seat.business_account_id': 'of the business from its beginning',
  'security_pin.account_id': 'what a person confirms with',
  'session.account_id': 'a person is signed in',
  'sign_in_ticket.account_id': 'how a person signs in',
  'support_ticket.account_id': 'what a person has asked',
  'totp_factor.account_id': 'how a person signs in',
  'tour.visitor_account_id': 'what a person wants to see',
  'upload.sender_account_id': 'says who has sent it',
  'user_identity.account_id': 'how a person signs in',
}

/** What of a table that moves is left to the founder. */
const LEFT: Readonly<Record<string, string>> = {
  plan_request: `select 1 from plan_request where account_id = $1 and status = 'requested'`,
  profile: `select 1 from profile where account_id = $1 and profile_type_id = 1`,
  secret_link: `select 1 from secret_link where account_id = $1 and object_id is not null`,
  subscription: 'select 1 from subscription where account_id = $1 and ended_at is null',
  upload: `select 1 from upload where account_id = $1 and (used_at is null and purpose <> 'profile-picture' or purpose = 'asset-import')`,
}

test('all that points to an account moves, or it is said why it stays', async () => {
  const founder = await newFounder(app)
  await haveOfEverything(founder)
  const columns = await app.sql<{ table: string; column: string }>(`
    select c.relname as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and (a.attname like '%account_id' or exists (
      select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'public.account'::regclass and f.conkey = array[a.attnum]))
    order by 1, 2`)
  const named = columns.map(({ table, column }) => ({ table, column, name: `${table}.${column}` }))
  expect(Object.keys(STAYS).filter((name) => !named.some((one) => one.name === name))).toEqual([])
  const moving = named.filter(({ name }) => !(name in STAYS))

  const countOf = async (text: string) => (await app.sql(text, [founder.accountId])).length
  const ownOf = ({ table, column }: { table: string; column: string }) =>
    (column === 'account_id' && LEFT[table]) || `select 1 from ${table} where ${column} = $1`
  const without = []
  for (const one of moving) if ((await countOf(ownOf(one))) === 0) without.push(one.name)
  expect(without, 'nothing of it is there to be moved').toEqual([])

  await foundBusiness(app, { founder })
  const left = []
  for (const one of moving) if ((await countOf(ownOf(one))) > 0) left.push(one.name)
  expect(left).toEqual([])
})

async function papersOf(founder: TestPerson, documentId: string): Promise<void> {
  await givenReading(app, documentId)
  must(await founder.call(SetRequiredDocuments, { ForLeaseTypeIds: [1], ForPropertyTypeIds: [] }))
  const other = await app.newPerson()
  await givenShare(app, other, { documentId: await givenDocument(app, other), grantee: founder })
}

/** Rows of the founder's profile in each table that knows accounts. */
async function haveOfEverything(founder: TestPerson): Promise<void> {
  const objects = await ownedObjects(app, founder)
  const { assetId, leaseId, importId, onlinePaymentId: paymentId, paymentAccountId, documentId } = objects
  await givenAgreementRows(app, objects.agreementId)
  const ofApplication = { applicationId: objects.applicationId, formId: objects.ownFormId }
  await givenApplicationRows(app, ofApplication)
  await givenDecisionRows(app, ofApplication)
  await givenScreeningRows(app, ofApplication)
  await givenReference(app, objects.applicantFormId)
  await papersOf(founder, documentId)
  await givenMoneyRows(app, { paymentId, paymentAccountId })
  const own = [founder.accountId, assetId]
  await branded(founder)
  await rentCharged(app, founder, { assetId })
  const personId = await writtenDown(app, founder, 'Robin')
  await app.sql(`insert into asset_view_day (account_id, asset_id, day, views) values ($1, $2, current_date, 3)`, own)
  await app.sql(`insert into asset_event (account_id, asset_id, kind, is_public) values ($1, $2, 'renewed', false)`, own)
  await app.sql(
    `insert into lease_guarantor (account_id, asset_id, lease_id, lease_status, person_id, created_by_profile_id) values ($1, $2, $3, 'recorded', $4, $5)`,
    [...own, leaseId, personId, founder.profileId],
  )
  await app.sql(
    `insert into lease_occupant (account_id, asset_id, lease_id, lease_status, name, is_minor, created_by_profile_id) values ($1, $2, $3, 'recorded', 'Ada', true, $4)`,
    [...own, leaseId, founder.profileId],
  )
  await app.sql(
    `insert into profile_contact (profile_id, account_id, country_id) select id, account_id, country_id from profile where id = $1`,
    [founder.profileId],
  )
  await app.sql(`insert into listing_notice (account_id, profile_id, kind, covers_until, homes) values ($1, $2, 'week', now(), 1)`, [
    founder.accountId,
    founder.profileId,
  ])
  await app.sql(
    `insert into asset_import_batch (import_id, first_row, account_id, outcomes, problems, codes) values ($1, 999, $2, 'a', '[]', '\\x')`,
    [importId, founder.accountId],
  )
  await app.sql(
    `insert into subscription (account_id, plan_id, billing_interval, price_cents, current_period_end) values ($1, 2, 'month', 1500, now() + interval '1 month')`,
    [founder.accountId],
  )
  await app.sql(`insert into plan_request (account_id, plan_id, billing_interval, price_cents) values ($1, 3, 'year', 20000)`, [
    founder.accountId,
  ])
  await workForAnother(founder)
}

/** As agent, co-owner, tenant and addressee of somebody else. */
async function workForAnother(founder: TestPerson): Promise<void> {
  const other = await app.newPerson()
  const { AssetId: assetId } = await addProperty(other)
  const connectionId = await connected(app, other, founder)
  await addSilentOwner(other, assetId)
  await coOwner(app, { assetId, partner: founder, connectionId, name: 'Pat Tester' })
  await entrusted(app, { assetId, agent: founder, connectionId })
  await letTo(app, { assetId, tenant: founder, connectionId })
  const { InvoiceId } = await sentInvoice(other, invoiceInput(assetId, [{ ProfileId: founder.profileId }]))
  await recordedPayment(other, InvoiceId)
}
