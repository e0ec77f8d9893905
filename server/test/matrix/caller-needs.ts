import { hash } from '@node-rs/argon2'
import { SaveSearch } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { linkToNotice } from '../../src/marketplace/listing-life/listing-life.factory.ts'
import { linkToProposal } from '../../src/marketplace/tours/tour.factory.ts'
import type { LinkPurpose } from '../../src/links/link-purpose.ts'
import { makeLink, mintLink } from '../../src/links/links.ts'
import { PAY_LINK } from '../../src/money/invoices/invoice.public.ts'
import { PIN_RESET } from '../../src/security/security-pin/send-security-pin-reset.ts'
import { EMAIL_LINKS } from '../../src/security/sign-in/email-links.ts'
import { everything } from '../../src/database/pool.ts'
import { MARK_INVOICE_AS_PAID } from '@keystead/contract/money/payments/payment.operations.ts'
import { DELETE_BUSINESS, GetUserBusinesses } from '@keystead/contract/people/businesses/business.operations.ts'
import { CREATE_SUB_ACCOUNT, UPDATE_SUB_ACCOUNT } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { ConfirmSecurityPin, SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { linkToMembership } from '../../src/people/businesses/member.factory.ts'
import { linkToInvitation } from '../../src/people/connections/connection.factory.ts'
import type { TestApp, TestPerson } from '../harness.ts'
import { documentNeeds } from './document-needs.ts'
import { factorNeeds } from './factor-needs.ts'
import { identityNeeds } from './identity-needs.ts'
import { agreementNeeds } from './agreement-needs.ts'
import { applicationNeeds } from './application-needs.ts'
import { renterProfileNeeds } from './renter-profile-needs.ts'
import { screeningNeeds } from './screening-needs.ts'
import { referenceNeeds } from './reference-needs.ts'
import { templateNeeds } from './template-needs.ts'
import { SMALL_IMPORT_FILE, houseInput } from '../inputs.ts'
import { must } from '../must.ts'
import { testPicture, upload } from '../uploads.ts'

type Prepare = (app: TestApp, caller: TestPerson) => Promise<Record<string, unknown>>

const PIN = '482913'
const PASSWORD = 'lantern by the river'

/**
 * What must be so of whoever makes a call before it can be done: a file of their own, a pin that is set. Each answers
 * the fields of the input that follow from it.
 */
export const callerNeeds: Record<string, Prepare> = {
  ...identityNeeds,
  PreviewAssetImport: importFile,
  StartAssetImport: importFile,
  PreviewLeaseImport: importFile,
  StartLeaseImport: importFile,
  CancelLeaseImport: waitingLeaseImport,
  UpdateUser: asFirstRead,
  UpdateProfileContact: asFirstRead,
  ...factorNeeds,
  ...documentNeeds,
  ...agreementNeeds,
  ...templateNeeds,
  ...applicationNeeds,
  ...renterProfileNeeds,
  ...screeningNeeds,
  ...referenceNeeds,
  GetBusinessMemberInvitation: async (app) => ({ Token: await linkToMembership(app, 'kim.lee@example.com') }),
  AcceptBusinessMemberInvitation: async (app, { email }) => ({ Token: await linkToMembership(app, email) }),
  DeclineBusinessMemberInvitation: async (app) => ({ Token: await linkToMembership(app, 'kim.lee@example.com') }),
  CreateBusiness: asFounder,
  DeleteBusiness: confirmedByPin,
  MarkInvoiceAsPaid: confirmedInvoice,
  GetCheckout: async (app) => ({ Token: await payLink(app) }),
  CalculateCheckoutAmount: async (app) => ({ Token: await payLink(app) }),
  GetCheckoutFields: async (app) => ({ Token: await payLink(app) }),
  PayCheckout: payableLink,
  CreateSubAccount: confirmedPaymentAccount(CREATE_SUB_ACCOUNT),
  UpdateSubAccount: confirmedPaymentAccount(UPDATE_SUB_ACCOUNT),
  AddAssetUnits: nothingLet,
  AssignAsset: nothingLet,
  DeleteAsset: async (app, caller) => ({ ...(await nothingLet(app, caller)), ...(await nothingOwed(app, caller)) }),
  CreateInvoice: billedAsTheyMay,
  EditLeaseDraft: draftOfOwn,
  DeleteLeaseDraft: draftOfOwn,
  RecordLease: async (app, caller) => ({ ...(await nothingLet(app, caller)), ...(await draftOfOwn(app, caller)) }),
  AskToRenew: leaseThatEnds,
  SwitchAssetClassification: async (app, caller) => ({ ...(await nothingLet(app, caller)), ...(await noApplications(app, caller)) }),
  MakeBuilding: twoHomesAtOneAddress,
  // One address gets so many an hour.
  SendResetPassword: async (app) => ({ Email: (await app.newPerson()).email }),
  GetEmailLink: async (app) => ({ Token: await emailedToken(app, await unconfirmed(app), EMAIL_LINKS.verify) }),
  ConfirmEmail: async (app) => ({ Token: await emailedToken(app, await unconfirmed(app), EMAIL_LINKS.verify), Password: PASSWORD }),
  DisownEmail: async (app) => ({ Token: await emailedToken(app, await unconfirmed(app), EMAIL_LINKS.verify) }),
  ResetPassword: async (app) => ({ Token: await emailedToken(app, await app.newPerson(), EMAIL_LINKS.resetPassword) }),
  // Of two callers of one account the first signs the second out, and chooses the only password.
  ChangePassword: async (app, { accountId, sessionId }) => {
    await app.sql('update account set password_hash = null where id = $1', [accountId])
    await app.sql('update session set revoked_at = null where id = $1', [sessionId])
    return {}
  },
  // The other profile of the account has deleted it before.
  DeleteSavedSearch: async (_app, caller) => {
    const { SavedSearchId } = must(await caller.call(SaveSearch, { Name: 'Once more', Filters: { Place: 'Boulder, CO' } }))
    return { SavedSearchId }
  },
  SetSecurityPin: async (app, { accountId }) => {
    await app.sql('delete from security_pin where account_id = $1', [accountId])
    return {}
  },
  // Two callers of one account close it one after the other: before the second it is open again.
  CloseAccount: async (app, caller) => {
    const { accountId, sessionId, email } = caller
    await nothingOwed(app, caller)
    await app.sql(`update account set status = 'A', email = $2 where id = $1`, [accountId, email])
    await app.sql('update session set revoked_at = null where id = $1', [sessionId])
    return { Email: email }
  },
  // The one who called before has ended this session, too.
  EndOtherSessions: async (app, { sessionId }) => {
    await app.sql('update session set revoked_at = null where id = $1', [sessionId])
    return {}
  },
  ChangeSecurityPin: pinThatIsSet,
  ConfirmSecurityPin: pinThatIsSet,
  SendSecurityPinReset: pinThatIsSet,
  RenewListing: async (app, { accountId }) => {
    await app.sql(
      `update asset set is_listed = true, listed_at = now()
       where deleted_at is null and not is_listed
         and (account_id = $1 or id in (select asset_id from assignment where profile_account_id = $1))`,
      [accountId],
    )
    return {}
  },
  // Whoever adds a picture has brought it themselves.
  AddAssetImages: async (_app, caller) => ({
    Images: [{ UploadId: await upload(caller, 'asset-image', 'garden.jpg', await testPicture()), Caption: 'The garden' }],
  }),
  GetInvitation: async (app) => ({ Token: await linkToInvitation(app) }),
  DeclineInvitation: async (app) => ({ Token: await linkToInvitation(app) }),
  AcceptInvitation: async (app, { email, profileId }) => {
    const [profile] = await app.sql<{ typeId: number }>('select profile_type_id as "typeId" from profile where id = $1', [profileId])
    return { Token: await linkToInvitation(app, { email, ...profile }) }
  },
  RenewListingsByLink: async (app) => ({ Token: await linkToNotice(app) }),
  AcceptViewing: proposalThatWaits,
  WithdrawViewing: proposalThatWaits,
  GetViewingByLink: async (app) => ({ Token: await linkToProposal(app) }),
  AcceptViewingByLink: async (app) => ({ Token: await linkToProposal(app) }),
  WithdrawViewingByLink: async (app) => ({ Token: await linkToProposal(app) }),
  ResetSecurityPin: async (app, caller) => ({ Token: await emailedToken(app, caller, PIN_RESET) }),
}

/** Two profiles of one account answer it one after the other: before the second it waits again. */
async function proposalThatWaits(app: TestApp, { accountId }: TestPerson) {
  await app.sql(`update tour set state = 'Pending', starts_at = null, ends_at = null where visitor_account_id = $1`, [accountId])
  return {}
}

/** What runs from month to month is not renewed. */
async function leaseThatEnds(app: TestApp, { accountId }: TestPerson): Promise<Record<string, unknown>> {
  await app.sql(
    `with lived_in as (
       update lease_tenant set ends_on = current_date + 300 where profile_account_id = $1 and ended_at is null returning lease_id)
     update lease set ends_on = current_date + 300 where id in (select lease_id from lived_in)`,
    [accountId],
  )
  return {}
}

/** Whatever the caller manages or works for is free. */
async function nothingLet(app: TestApp, { accountId }: TestPerson): Promise<Record<string, unknown>> {
  await app.sql(
    `update lease set ended_on = starts_on
     where account_id = $1 or asset_id in (select asset_id from assignment where profile_account_id = $1)`,
    [accountId],
  )
  return {}
}

/** No one applies any more for what the caller manages or works for. */
async function noApplications(app: TestApp, { accountId }: TestPerson): Promise<Record<string, unknown>> {
  await app.sql(
    `update application set status = 'closed', ended_at = now() where status in ('draft', 'sent', 'submitted')
     and (account_id = $1 or asset_id in (select asset_id from assignment where profile_account_id = $1))`,
    [accountId],
  )
  return {}
}

/** What the caller has billed or sent to be signed is void, and nothing is being paid to them or by them. */
async function nothingOwed(app: TestApp, { accountId }: TestPerson): Promise<Record<string, unknown>> {
  await app.sql(
    `update payment set status = 'canceled' where (account_id = $1 or payer_account_id = $1) and status in ('created', 'needsAction', 'processing')`,
    [accountId],
  )
  await app.sql(`update agreement set status = 'voided', ended_at = now() where account_id = $1 and status = 'sent'`, [accountId])
  await app.sql(
    `update invoice set status = 'void', voided_at = now(), void_reason = 'Billed twice', paid_cents = 0, in_transit_cents = 0
     where account_id = $1 and status = 'sent'`,
    [accountId],
  )
  return {}
}

/** A home alone is no building. */
async function twoHomesAtOneAddress(_app: TestApp, caller: TestPerson): Promise<Record<string, unknown>> {
  const [AssetId] = await Promise.all(
    ['Apt 1', 'Apt 2'].map(
      async (Address2) => must(await caller.call(AddAsset, { ...houseInput, Address1: '31 Cedar Ct', Address2 })).AssetId,
    ),
  )
  return { AssetId }
}

/** A draft is its maker's alone: each caller has one of the home that they reach. */
async function draftOfOwn(app: TestApp, { accountId, profileId }: TestPerson): Promise<Record<string, unknown>> {
  const [draft] = await app.sql<{ LeaseId: string }>(
    `with home as (
       select a.* from asset a join lease l on l.asset_id = a.id
       where a.account_id = $1 or a.id in (select asset_id from assignment where profile_account_id = $1) order by l.created_at desc limit 1),
     draft as (
       insert into lease (account_id, asset_id, status, time_zone, starts_on, billing, created_by_profile_id)
       select account_id, id, 'draft', time_zone, current_date + 30, 'joint', $2 from home returning id, account_id, asset_id, starts_on),
     rent as (
       insert into lease_rent (lease_id, from_on, account_id, asset_id, rent_cents, rent_frequency_id, created_by_profile_id)
       select id, starts_on, account_id, asset_id, 150000, 1, $2 from draft),
     noted as (
       insert into person (account_id, first_name, last_name, created_by_profile_id) select account_id, 'Pia', 'Novak', $2 from home returning id),
     tenant as (
       insert into lease_tenant (account_id, asset_id, lease_id, lease_status, person_id, starts_on, share_bps, asset_title, asset_place, time_zone, created_by_profile_id)
       select home.account_id, home.id, draft.id, 'draft', noted.id, draft.starts_on, 10000, title, city_name, time_zone, $2
       from home, draft, noted)
     select id as "LeaseId" from draft`,
    [accountId, profileId],
  )
  return { ...draft }
}

/** A file that a call names is the caller's own, and one import at a time runs for a profile. */
async function importFile(app: TestApp, caller: TestPerson) {
  await app.sql(`update asset_import set status = 'finished', finished_at = now() where status in ('waiting', 'running')`)
  return { UploadId: await upload(caller, 'asset-import', 'own.csv', Buffer.from(SMALL_IMPORT_FILE)) }
}

async function waitingLeaseImport(app: TestApp, caller: TestPerson) {
  await app.sql(`update asset_import set status = 'finished', finished_at = now() where status in ('waiting', 'running')`)
  await app.sql(`update asset_import set status = 'waiting' where kind = 'leases' and account_id = $1`, [caller.accountId])
  return {}
}

/** Both profiles of an account may change it, and each names the version that it has read. */
async function asFirstRead(app: TestApp, { accountId }: TestPerson) {
  await app.sql('update profile set version = 1 where account_id = $1', [accountId])
  await app.sql('delete from profile_contact where account_id = $1', [accountId])
  return {}
}

async function pinThatIsSet(app: TestApp, { accountId }: TestPerson) {
  await app.sql(
    `insert into security_pin (account_id, pin_hash) values ($1, $2)
     on conflict (account_id) do update set pin_hash = excluded.pin_hash`,
    [accountId, await hash(PIN, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })],
  )
  return {}
}

/** The secret that an email to the caller would carry. */
/** Someone who has signed up with a password, and whose address is not proved yet. */
async function unconfirmed(app: TestApp): Promise<TestPerson> {
  const person = await app.newPerson()
  await app.sql('update account set email_verified_at = null, password_hash = $2 where id = $1', [person.accountId, await hash(PASSWORD)])
  return person
}

type AboutAddress = LinkPurpose & { readonly opens: null; readonly lifetimeSeconds: number }

export async function emailedToken(app: TestApp, { accountId, email }: TestPerson, purpose: AboutAddress): Promise<string> {
  const secret = await app.services.database.transaction(everything('a test mints a link'), async (db) =>
    mintLink(db, await makeLink(db, purpose, { accountId, email })),
  )
  if (secret === null) throw new Error('the link was not minted')
  return secret
}

/** Founding makes a profile that of a business: one that has nothing yet. */
async function asFounder(app: TestApp, { accountId, sessionId }: TestPerson): Promise<Record<string, unknown>> {
  await app.sql(
    `with made as (
       insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
       select $1, 2, 2, 'Pat', 'Tester', id from country where code = 'US' returning id)
     update session set profile_id = made.id from made where session.id = $2`,
    [accountId, sessionId],
  )
  return {}
}

function confirmedPaymentAccount(operation: string): Prepare {
  return async (app, caller) => {
    must(await caller.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN }))
    const [account] = await app.sql<{ id: string }>(
      `select id from payment_account where account_id = $1 and (asked_count = 0) = $2 order by created_at desc limit 1`,
      [caller.accountId, operation === CREATE_SUB_ACCOUNT],
    )
    const what = { Operation: operation, ObjectId: account!.id, AmountCents: null, Pin: PIN }
    return { PinConfirmation: must(await caller.call(ConfirmSecurityPin, what)).Confirmation }
  }
}

async function confirmedByPin(app: TestApp, caller: TestPerson): Promise<Record<string, unknown>> {
  await nothingOwed(app, caller)
  must(await caller.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN }))
  const [business] = must(await caller.call(GetUserBusinesses, {})).Items
  const what = { Operation: DELETE_BUSINESS, ObjectId: business!.BusinessId, AmountCents: null, Pin: PIN }
  return { PinConfirmation: must(await caller.call(ConfirmSecurityPin, what)).Confirmation }
}

/** An agent who may not bill for the manager bills them for their own work. */
async function billedAsTheyMay(app: TestApp, { profileId }: TestPerson): Promise<Record<string, unknown>> {
  const [manager] = await app.sql<{ id: string }>(
    `select a.managing_profile_id as id from engagement e join asset a on a.id = e.asset_id
     where e.profile_id = $1 and e.ended_at is null and not 'invoice' = any(e.scopes)`,
    [profileId],
  )
  return manager ? { BillsAs: 'self', Recipients: [{ ProfileId: manager.id }] } : {}
}

/** Of the invoice that calls name, which each caller who may sees. */
async function confirmedInvoice(app: TestApp, caller: TestPerson): Promise<Record<string, unknown>> {
  const [invoice] = await app.sql<{ id: string }>(
    `select i.id from invoice i where i.billing = 'shares' and i.status = 'sent' and i.asset_id in (
       select id from asset where managing_profile_id = $1 union select asset_id from engagement where profile_id = $1) order by i.id desc limit 1`,
    [caller.profileId],
  )
  if (!invoice) return {}
  must(await caller.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN }))
  const what = { Operation: MARK_INVOICE_AS_PAID, ObjectId: invoice.id, AmountCents: null, Pin: PIN }
  return { PinConfirmation: must(await caller.call(ConfirmSecurityPin, what)).Confirmation }
}

type Bill = { account_id: string; recipient_id: string; sub_account_key: string }

/** A bill that was sent by someone with a payment account, and of which nothing is under way. */
async function openBill(app: TestApp): Promise<Bill> {
  const [bill] = await app.sql<Bill>(
    `select i.account_id, r.id as recipient_id, p.sub_account_key from invoice i join invoice_recipient r on r.invoice_id = i.id
     join payment_account p on p.account_id = i.account_id and p.status = 1 where i.status = 'sent' and i.bills_as = 'self' order by i.id desc limit 1`,
  )
  return bill!
}

/** Of such a bill. */
export async function payLink(app: TestApp): Promise<string> {
  const { account_id: accountId, recipient_id: objectId } = await openBill(app)
  const secret = await app.services.database.transaction(everything('a test mints a link'), async (db) =>
    mintLink(db, await makeLink(db, PAY_LINK, { accountId, objectId })),
  )
  if (secret === null) throw new Error('the link was not minted')
  return secret
}

/** The caller has begun to pay. */
async function payableLink(app: TestApp): Promise<Record<string, unknown>> {
  const { recipient_id, sub_account_key: MerchantKey } = await openBill(app)
  await app.sql(`update payment set status = 'failed' where recipient_id = $1 and status in ('created', 'processing')`, [recipient_id])
  await app.sql('update invoice set in_transit_cents = 0 where id = (select invoice_id from invoice_recipient where id = $1)', [
    recipient_id,
  ])
  await app.sql(`delete from throttle where key like 'pay%'`)
  return { Link: await payLink(app), MerchantKey }
}
