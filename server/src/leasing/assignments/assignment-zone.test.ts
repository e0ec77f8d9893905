import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { assigned, denverDay, entrustedTo, leaseWith } from './assignment.factory.ts'

test('a property whose place is set right moves the days of those who have it, and what they may do with them', async () => {
  const owner = await app.newPerson()
  const agent = await app.newPerson({ profileType: 'Agent' })
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  for (const person of [agent, tenant]) await connected(app, owner, person)
  const { AssetId } = await addProperty(owner)
  await entrustedTo(owner, AssetId, agent, { TenureStart: denverDay(), TenureEnd: denverDay(9) })
  const { LeaseId } = await assigned(owner, AssetId, { Lease: leaseWith([tenant], { TenureEnd: denverDay(9) }) })
  const ends = () =>
    app.sql<{ relation: string; last: Date }>(
      'select relation, upper(during) as last from access_grant where object_id = $1 order by relation',
      [AssetId],
    )
  const before = await ends()
  await app.sql(`update asset set time_zone = 'Pacific/Honolulu' where id = $1`, [AssetId])
  const hours = 60 * 60 * 1000
  const later = (await ends()).map(({ relation, last }, index) => [
    relation,
    (last.getTime() - (before[index]?.last.getTime() ?? 0)) / hours,
  ])
  // Honolulu knows no summer time, so that it is three or four hours behind Denver.
  expect(later).toEqual([
    ['agent', expect.toSatisfy((difference: number) => difference === 3 || difference === 4)],
    ['tenant', later[0]?.[1]],
  ])
  expect(await app.sql('select time_zone from lease where id = $1', [LeaseId])).toEqual([{ time_zone: 'Pacific/Honolulu' }])
})
