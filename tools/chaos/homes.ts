import { randomUUID } from 'node:crypto'
import { GetDdlInvoiceRecipients } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import { SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { assigned, leaseWith } from '../../server/src/leasing/assignments/assignment.factory.ts'
import { givenPaymentAccount } from '../../server/src/money/payment-accounts/payment-account.factory.ts'
import { newAccountOf } from '../../server/src/payment-gateway/new-account.factory.ts'
import { homeIn } from '../../server/src/applications/fees/fee.factory.ts'
import { addProperty } from '../../server/src/properties/properties/property.factory.ts'
import { connected } from '../../server/test/network.ts'
import { type TestPerson, newPerson } from '../../server/test/people.ts'
import { type Standing, client, overHttp } from '../client/client.ts'
import type { Application } from './applications.ts'
import type { Installation } from './installation.ts'

export const PIN = '482913'

export type Bill = {
  readonly invoiceId: string
  readonly cents: number
  /** Someone without an account, who pays by the link of an email. */
  readonly isByLink: boolean
}
export type Paid = { readonly paymentId: string; readonly invoiceId: string; readonly isRecorded: boolean; readonly by: 'account' | 'link' }

/** Of clients of one home, who get in each other's way on what was billed and paid last. */
export type Home = {
  readonly assetId: string
  readonly owner: TestPerson
  readonly tenants: readonly [TestPerson, TestPerson]
  readonly person: { readonly id: string; readonly address: string }
  readonly bills: Bill[]
  readonly payments: Paid[]
  /** For which home of the same owner people apply, and what has come of it; the latest last. */
  readonly applying: { readonly assetId: string; readonly applications: Application[] }
}

/** A leased home whose owner is paid online, by two tenants with an account and one without. */
export async function newHome(installation: Installation): Promise<Home> {
  const { services, appUrls, sql } = installation
  const url = appUrls[0]
  const made = (profileType: 'Owner' | 'Tenant', firstName: string) =>
    newPerson({ services, url, send: overHttp(url) }, sql, { profileType, firstName })
  const owner = await made('Owner', 'Olive')
  const tenants = [await made('Tenant', 'Tova'), await made('Tenant', 'Tim')] as const
  for (const tenant of tenants) await connected(installation, owner, tenant)
  const { AssetId: assetId } = await addProperty(owner, { Title: 'Larch House' })
  const address = `pia-${randomUUID()}@example.com`
  const pia = { Person: { FirstName: 'Pia', LastName: 'Novak', Email: address }, SharePercent: 20 }
  const [tova, tim] = tenants.map(({ profileId }) => ({ ProfileId: profileId, SharePercent: 40 }))
  await assigned(owner, assetId, { Lease: leaseWith([], { Tenants: [tova!, tim!, pia] }) })
  const { data } = await owner.call(GetDdlInvoiceRecipients, { AssetId: assetId, Text: 'novak' })
  await owner.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN })
  await givenPaymentAccount(installation, owner, { gatewayRef: await activeAtGateway(installation) })
  const applying = { assetId: await homeIn(installation, owner), applications: [] }
  return { assetId, owner, tenants, person: { id: data.Items[0]!.PersonId!, address }, bills: [], payments: [], applying }
}

/** Someone who has no form yet. */
export function newApplicant(installation: Installation): Promise<TestPerson> {
  const { services, appUrls, sql } = installation
  return newPerson({ services, url: appUrls[0], send: overHttp(appUrls[0]) }, sql, { profileType: 'Tenant', firstName: 'Mia' })
}

async function activeAtGateway({ services, control }: Installation): Promise<string> {
  const one = { key: randomUUID(), signal: AbortSignal.timeout(20_000) }
  const verdict = await services.payments!.accounts.create(newAccountOf(randomUUID()), one)
  if (verdict.outcome !== 'done') throw new Error(verdict.reason)
  await control.review(verdict.answer.id, { outcome: 'active' })
  return verdict.answer.id
}

/** A session of its own for one tab of a person. */
export async function standingOf(
  { services, appUrls }: Pick<Installation, 'services' | 'appUrls'>,
  { accountId, profileId }: Pick<TestPerson, 'accountId' | 'profileId'>,
): Promise<Standing> {
  const deviceId = `device-${randomUUID()}`
  const origin = { deviceId, deviceIsKnown: false, ip: '127.0.0.1', userAgent: 'chaos', language: 'en', publicOrigin: appUrls[0] }
  const { sessionId, secret } = await services.sessions.start(services.database.db, { accountId, profileId, remember: true, origin })
  return { deviceId, session: { accountId, sessionId, cookies: { sid: secret } } }
}

/** Of someone without an account, whose device has shown that it is one: answers are kept for it. */
export async function visitorsStanding({ appUrls }: Installation): Promise<Standing> {
  const deviceId = `device-${randomUUID()}`
  const { Token } = await client(overHttp(appUrls[0]), { deviceId }).ask(GetToken, { DeviceId: deviceId })
  return { deviceId, deviceToken: Token }
}

const LATELY = 6

/** One of the last ones, the latest most often. */
export function oneOf<Item>(items: readonly Item[], pick: number): Item | undefined {
  const lately = items.slice(-LATELY)
  return lately[lately.length - 1 - Math.floor(pick * pick * lately.length)]
}
