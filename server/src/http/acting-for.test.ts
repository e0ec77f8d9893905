import { randomUUID } from 'node:crypto'
import { AddFavorite, GetFavoriteIds } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { AddAsset, GetUserAssetDetails, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { actorOf } from '../../test/actor-of.ts'
import type { TestPerson } from '../../test/harness.ts'
import { houseInput } from '../../test/inputs.ts'
import { must } from '../../test/must.ts'
import { implementations } from '../app/parts.ts'
import { addListedProperty } from '../properties/properties/property.factory.ts'
import type { AccountActor } from '../rpc/actor.ts'
import { executeCall } from './execute.ts'

/*
 * A person who acts for an account that is not their own. No session does so yet: businesses and their members will.
 */

let person: TestPerson
let business: TestPerson
let actor: AccountActor
test.beforeAll(async () => {
  person = await app.newPerson()
  business = await app.newPerson()
  actor = { ...actorOf(person), actingFor: actorOf(business).actingFor }
})

async function call<Op extends AnyOperation>(operation: Op, body: InputOf<Op>): Promise<OutputOf<Op>> {
  const origin = { deviceId: null, deviceIsKnown: false, ip: '127.0.0.1', userAgent: null, language: 'en', publicOrigin: app.url }
  const implementation = implementations.get(operation.name)!
  const { data } = await executeCall(app.services, implementation, { actor, origin, body, transactionId: randomUUID() })
  return data as OutputOf<Op>
}

const noted = (operation: AnyOperation) =>
  app.sql<{ chain: string; actor: object }>(
    `select chain, actor - 'device' - 'ip' as actor from audit_event where operation = $1 and chain = any($2) order by at desc limit 1`,
    [operation.name, [person, business].map(({ accountId }) => `account:${accountId}`)],
  )

test('reaches the rows of the other one, and the audit names both', async () => {
  const { AssetId } = await call(AddAsset, houseInput)
  expect(must(await business.call(GetUserAssetDetails, { AssetId })).AssetId).toBe(AssetId)
  expect((await person.call(GetUserAssetDetails, { AssetId })).status).toBe(404)
  expect((await call(GetUserAssets, {})).Items.map((item) => item.AssetId)).toEqual([AssetId])
  expect(await noted(AddAsset)).toEqual([
    {
      chain: `account:${person.accountId}`,
      actor: {
        account: person.accountId,
        profile: null,
        session: person.sessionId,
        for: { account: business.accountId, profile: business.profileId },
      },
    },
  ])
})

test('does what is their own for themselves all the same', async () => {
  const { AssetId } = await addListedProperty(app, business)
  await call(AddFavorite, { AssetId })
  expect((await call(GetFavoriteIds, {})).AssetIds).toEqual([AssetId])
  expect(must(await person.call(GetFavoriteIds, {})).AssetIds).toEqual([AssetId])
  expect(must(await business.call(GetFavoriteIds, {})).AssetIds).toEqual([])
  const [entry] = await noted(AddFavorite)
  expect(entry?.actor).toEqual({ account: person.accountId, profile: null, session: person.sessionId })
})

test('a person who acts for themselves is named alone', async () => {
  must(await person.call(AddAsset, houseInput))
  const [entry] = await noted(AddAsset)
  expect(entry?.actor).toEqual({ account: person.accountId, profile: person.profileId, session: person.sessionId })
})
