import {
  AskReference,
  GetApplicationReferences,
  GetReferenceToGive,
  GiveLandlordReference,
  RemindReference,
} from '@keystead/contract/applications/references/reference.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { everything } from '../../database/pool.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { formOf } from '../applications/application.factory.ts'
import { completeApplication, completeTogether, newDecidingAmongKnown } from '../decisions/decision.factory.ts'
import { addressTyped } from '../form/form.factory.ts'
import { asking, LANDLORD_SAYS, referenceLink, referencesOf } from './reference.factory.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
let assetId: string
let email: string
beforeEach(async () => {
  ;({ owner, renter, other, assetId } = await newDecidingAmongKnown(app))
  email = `l-${crypto.randomUUID()}@example.com`
})

const close = async ({ call, email: Email }: TestPerson) => must(await call(CloseAccount, { Email, Reason: null, PinConfirmation: null }))
const naming = () => ({ residence: { Addresses: [addressTyped({ LandlordEmail: email })] } })

async function asked() {
  const id = await completeApplication(renter, assetId, naming())
  const formId = await formOf(renter, id)
  const { ReferenceId } = must(await asking(owner, id, formId, 'landlord'))
  await app.sql(`update application_reference set sent_at = sent_at - interval '2 days' where id = $1`, [ReferenceId])
  return { id, formId, ReferenceId }
}

async function triesOf(by: TestPerson, { id, formId, ReferenceId }: Awaited<ReturnType<typeof asked>>): Promise<number[]> {
  const answers = await Promise.all([
    by.call(GetApplicationReferences, { ApplicationId: id }),
    by.call(AskReference, { ApplicationId: id, FormId: formId, Kind: 'landlord', Place: 0 }),
    by.call(RemindReference, { ApplicationId: id, ReferenceId }),
  ])
  return answers.map(({ status }) => status)
}

test('who has nothing to do with the home reaches nothing, and who applies asks no one', async () => {
  const made = await asked()
  const agent = await app.newPerson({ profileType: 'Agent' })
  await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['documents', 'list'] })
  for (const stranger of [await app.newPerson(), agent]) expect(await triesOf(stranger, made)).toEqual([404, 404, 404])
  expect(await triesOf(renter, made)).toEqual([200, 403, 403])
  expect(await triesOf(other, made)).toEqual([404, 403, 403])
})

test('an agent who moves tenants in asks and reads; the email is in the name of who manages the home', async () => {
  const agent = await app.newPerson({ profileType: 'Agent' })
  await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['tenants'] })
  const id = await completeApplication(renter, assetId, naming())
  must(await asking(agent, id, await formOf(renter, id), 'landlord'))
  const Token = await referenceLink(app, email)
  must(await app.visitor().call(GiveLandlordReference, { Token, ...LANDLORD_SAYS }))
  for (const reader of [agent, owner])
    expect((await referencesOf(reader, id))[0]).toMatchObject({ State: 'answered', Landlord: LANDLORD_SAYS })
})

test('a colleague who may only look reads, and one of other homes does neither', async () => {
  const made = await asked()
  const business = await businessOn(app, owner)
  const elsewhere = (await addListedProperty(app, owner, { Title: 'Loft' })).AssetId
  const viewer = await memberOf(app, business, { role: 'viewer', rights: rightsOf('viewer') })
  expect(await triesOf(viewer, made)).toEqual([200, 403, 403])
  expect((await referencesOf(viewer, made.id))[0]).toMatchObject({ CanAsk: false, CanRemind: false })
  const limited = await memberOf(app, business, { role: 'property-manager', homes: [elsewhere] })
  expect(await triesOf(limited, made)).toEqual([404, 404, 404])
})

test('a link goes on working when the profile becomes a business’s, and its members hear of the answer', async () => {
  const { id } = await asked()
  const Token = await referenceLink(app, email)
  const business = await businessOn(app, owner)
  const member = await memberOf(app, business, { role: 'leasing', rights: rightsOf('leasing') })
  must(await app.visitor().call(GiveLandlordReference, { Token, ...LANDLORD_SAYS }))
  expect((await referencesOf(member, id))[0]).toMatchObject({ State: 'answered' })
  const news = must(await member.call(GetNotifications, {})).Items.map(({ Message }) => Message)
  expect(news.some((said) => said.startsWith('A reference of Mia Lang'))).toBe(true)
})

test('the others of a household do not see who was asked about one of them', async () => {
  const people = [
    { person: renter, as: 1, filling: naming() },
    { person: other, as: 2 },
  ]
  const id = await completeTogether(owner, assetId, people)
  must(await asking(owner, id, await formOf(renter, id), 'landlord'))
  expect(await referencesOf(renter, id)).toHaveLength(1)
  expect(await referencesOf(other, id)).toEqual([])
})

test('of an applicant who closes their account the address goes, and what was answered stays', async () => {
  const first = await asked()
  must(await app.visitor().call(GiveLandlordReference, { Token: await referenceLink(app, email), ...LANDLORD_SAYS }))
  // It came to its end before: what is open is withdrawn.
  await app.sql(`update application set status = 'declined', ended_at = now() where id = $1`, [first.id])
  await app.sql(`update application_form set ended_at = now() where application_id = $1`, [first.id])
  await close(renter)
  const [row] = await app.sql<Record<string, unknown>>('select * from application_reference where id = $1', [first.ReferenceId])
  expect(row).toMatchObject({ email: null, about: null, state: 'answered' })
  expect((await referencesOf(owner, first.id))[0]).toMatchObject({ Name: 'Elm Homes', About: null, Landlord: LANDLORD_SAYS })
})

test('row security lets those who decide through, and no one else', async () => {
  const { ReferenceId } = await asked()
  const seenBy = ({ accountId, profileId }: TestPerson) =>
    app.services.database.transaction({ kind: 'account', accountId, profileId }, (db) =>
      db.sql('select id from application_reference where id = $1', [ReferenceId]),
    )
  expect(await seenBy(owner)).toHaveLength(1)
  for (const person of [renter, other]) expect(await seenBy(person)).toEqual([])
  await app.services.database.transaction(everything('a test looks'), async (db) => {
    expect(await db.sql('select id from application_reference where id = $1', [ReferenceId])).toHaveLength(1)
  })
})

test('a link of a landlord who has closed their account is over', async () => {
  await asked()
  const Token = await referenceLink(app, email)
  await close(owner)
  expect((await app.visitor().call(GetReferenceToGive, { Token })).error?.Code).toBe('ReferenceLinkOver')
})
