import { ListAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { RenewListing } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { EmailNotConfirmedToList, ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { uploadCsv } from '../imports/import.factory.ts'
import { agentOf } from './network.factory.ts'
import { addProperty } from './property.factory.ts'

const REFUSED = [EmailNotConfirmedToList.status, EmailNotConfirmedToList.code]

async function readyHome(owner: TestPerson): Promise<string> {
  const { AssetId } = await addProperty(owner)
  await app.sql('update asset set imported = true where id = $1', [AssetId])
  return AssetId
}

async function unconfirmed(person: TestPerson): Promise<void> {
  await app.sql('update account set email_verified_at = null where id = $1', [person.accountId])
}

test('anyone who puts homes on the market has confirmed their email: one, many, or from a file', async () => {
  const owner = await app.newPerson()
  const AssetId = await readyHome(owner)
  await unconfirmed(owner)
  const one = await owner.call(ListAsset, { AssetId })
  const many = await owner.call(ListAssets, { AssetIds: [AssetId] })
  const file = async (ListAtOnce: boolean) => {
    const UploadId = await uploadCsv(owner, 'title,city,state,rent\nLoft,Denver,CO,900')
    return owner.call(StartAssetImport, { UploadId, Mapping: { Title: 'title', City: 'city', State: 'state', Rent: 'rent' }, ListAtOnce })
  }
  for (const answer of [one, many, await file(true)]) expect([answer.status, answer.error?.Code]).toEqual(REFUSED)
  expect((await file(false)).status).toBe(200)

  await app.sql('update account set email_verified_at = now() where id = $1', [owner.accountId])
  expect((await owner.call(ListAsset, { AssetId })).status).toBe(200)
  // What is there stays there, and asking again changes nothing.
  await unconfirmed(owner)
  expect((await owner.call(ListAsset, { AssetId })).status).toBe(200)
})

test('what has expired comes back with a confirmed email, and what is listed is renewed without', async () => {
  const owner = await app.newPerson()
  const AssetId = await readyHome(owner)
  expect((await owner.call(ListAsset, { AssetId })).status).toBe(200)
  await unconfirmed(owner)
  expect((await owner.call(RenewListing, { AssetId })).status).toBe(200)
  await app.sql(`update asset set is_listed = false, listed_at = null, unlisted_reason = 'expired' where id = $1`, [AssetId])
  const answer = await owner.call(RenewListing, { AssetId })
  expect([answer.status, answer.error?.Code]).toEqual(REFUSED)
  await app.sql('update account set email_verified_at = now() where id = $1', [owner.accountId])
  expect((await owner.call(RenewListing, { AssetId })).data.IsListed).toBe(true)
})

test('of an agent who lists, it is the agent’s own email that counts', async () => {
  const owner = await app.newPerson()
  const AssetId = await readyHome(owner)
  const agent = await agentOf(app, owner, [AssetId])
  await unconfirmed(agent)
  expect((await agent.call(ListAsset, { AssetId })).error?.Code).toBe(EmailNotConfirmedToList.code)
  await app.sql('update account set email_verified_at = now() where id = $1', [agent.accountId])
  await unconfirmed(owner)
  expect((await agent.call(ListAsset, { AssetId })).status).toBe(200)
})

test('a listing that has expired comes back by the same rule', async () => {
  const owner = await app.newPerson()
  const AssetId = await readyHome(owner)
  expect((await owner.call(ListAsset, { AssetId })).status).toBe(200)
  await app.sql(
    `with off as (update asset set is_listed = false, listed_at = null, unlisted_reason = 'expired' where id = $1 returning id) select from off`,
    [AssetId],
  )
  await unconfirmed(owner)
  expect((await owner.call(RenewListing, { AssetId })).error?.Code).toBe(EmailNotConfirmedToList.code)
  await app.sql('update account set email_verified_at = now() where id = $1', [owner.accountId])
  expect((await owner.call(RenewListing, { AssetId })).status).toBe(200)
})
