import { EditDocument, GetDocumentDetails } from '@keystead/contract/documents/documents/document.operations.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { denverDay } from '../../leasing/assignments/assignment.factory.ts'
import { messagesTo } from '../../people/connections/connection.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { givenDocument } from './document-rows.factory.ts'
import { notifyOfExpiringDocuments } from './expiring.job.ts'

let owner: TestPerson
let assetId: string
beforeEach(async () => {
  owner = await app.newPerson()
  assetId = (await addProperty(owner)).AssetId
})

const run = () => notifyOfExpiringDocuments(app.services, new AbortController().signal)
const heard = (person = owner) => messagesTo(app, person, 'document.expiring')
/** Of a home in Denver, which expires in so many days there. */
async function policy(daysAhead: number): Promise<string> {
  const id = await givenDocument(app, owner, { assetId, title: 'Policy' })
  await expire(id, daysAhead)
  return id
}
const expire = (id: string, daysAhead: number) => app.sql('update document set expires_on = $2 where id = $1', [id, denverDay(daysAhead)])
const says = (daysAhead: number) => `Your document “Policy” expires on ${formatDate(denverDay(daysAhead))}.`

test('its owner is told 30 and 7 days before and on the day, each once, also by two at once', async () => {
  const id = await policy(31)
  await run()
  expect(await heard()).toEqual([])
  await expire(id, 30)
  await Promise.all([run(), run()])
  await run()
  expect(await heard()).toEqual([says(30)])
  await expire(id, 8)
  await run()
  expect(await heard()).toEqual([says(30)])
  await expire(id, 7)
  await run()
  await expire(id, 0)
  await run()
  await run()
  expect((await heard()).toSorted()).toEqual([says(30), says(7), 'Your document “Policy” expires today.'].toSorted())
  await expire(id, -1)
  await run()
  expect(await heard()).toHaveLength(3)
})

test('one that is added late is told once, of what is next, and another day begins from the front', async () => {
  const id = await policy(5)
  await run()
  expect(await heard()).toEqual([says(5)])
  const { Version, Title, DocumentTypeId } = must(await owner.call(GetDocumentDetails, { DocumentId: id }))
  const About = { Kind: 'property', Id: assetId } as const
  must(await owner.call(EditDocument, { DocumentId: id, Version, Title, DocumentTypeId, About, ExpiryDate: denverDay(20) }))
  await run()
  expect((await heard()).toSorted()).toEqual([says(5), says(20)].toSorted())
})

test('what is in the bin is not told, and members of a business hear of homes that they are given', async () => {
  const binned = await policy(7)
  await app.sql('update document set deleted_at = now(), deleted_with = id where id = $1', [binned])
  await run()
  expect(await heard()).toEqual([])
  const business = await businessOn(app, owner)
  const { AssetId: other } = await addProperty(owner, { Address1: '9 Other Street' })
  const [given, notGiven] = [
    await memberOf(app, business, { role: 'property-manager', homes: [assetId] }),
    await memberOf(app, business, { role: 'property-manager', homes: [other] }),
  ]
  await policy(7)
  await run()
  const heardAsMember = async ({ accountId }: { accountId: string }) =>
    (await app.sql('select 1 from notification where account_id = $1', [accountId])).length
  expect([await heardAsMember(given), await heardAsMember(notGiven)]).toEqual([1, 0])
})
