import { ConfirmViewing, RequestViewing, WithdrawViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { afterAll, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { type LiveClient, changes, isSync, openLive } from '../../../test/live-client.ts'
import { must } from '../../../test/must.ts'
import { agentOf, takenBackFrom } from '../../properties/properties/network.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { tourOf } from './tour.factory.ts'

const open: LiveClient[] = []
afterAll(async () => {
  for (const client of open) client.close()
})

async function live(person: TestPerson): Promise<LiveClient> {
  const client = await openLive(app.url, person.headers()['cookie']!)
  open.push(client)
  await client.next(isSync)
  return client
}

test('a tour that an agent answers moves on the screens of the manager, of all agents who list the home, and of the visitor', async () => {
  const owner = await app.newPerson()
  const visitor = await app.newPerson({ profileType: 'Tenant' })
  const { AssetId } = await addListedProperty(app, owner)
  const agent = await agentOf(app, owner, [AssetId], ['list'])
  const second = await agentOf(app, owner, [AssetId], ['list'])
  const former = await agentOf(app, owner, [AssetId], ['list'])
  await takenBackFrom(app, former)
  const others = [await live(former), await live(await agentOf(app, owner, [AssetId], ['terms']))]
  must(await agent.call(ListAsset, { AssetId, ContactProfileId: agent.profileId }))
  const screens = [await live(owner), await live(owner), await live(agent), await live(second)]
  const guest = await live(visitor)

  must(await visitor.call(RequestViewing, tourOf(AssetId)))
  for (const screen of screens) await screen.next(changes('tour'))
  await guest.next(changes('tour'))

  const [tour] = await app.sql<{ id: string; at: Date }>('select id, wished_at[1] as at from tour where asset_id = $1', [AssetId])
  must(await agent.call(ConfirmViewing, { ViewingId: tour!.id, StartsAt: tour!.at.toISOString(), Minutes: 30 }))
  for (const screen of [...screens, guest]) await screen.next(changes('tour'))
  must(await visitor.call(WithdrawViewing, { ViewingId: tour!.id }))
  for (const screen of [...screens, guest]) await screen.next(changes('tour'))
  for (const { heard } of others) expect(heard.filter(changes('tour'))).toEqual([])
})
