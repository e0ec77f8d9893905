import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { houseInput } from '../../test/inputs.ts'
import { must } from '../../test/must.ts'
import { everything } from './pool.ts'

/*
 * A dump is restored under an empty search path, and a body that is kept as text is read only when it runs: a function
 * that says `listing` where it means `public.listing` loses rows then (decision 0048).
 */

test('a home is listed, changed and counted under an empty search path', async () => {
  const owner = await app.newPerson()
  const { AssetId } = must(await owner.call(AddAsset, houseInput))
  const listed = await app.services.database.transaction(everything('what a restore does'), async (db) => {
    await db.sql(`set local search_path = ''`)
    await db.sql(`update public.asset set is_listed = true, listed_at = now() where id = $1`, [AssetId])
    await db.sql(`update public.asset set title = 'Under an empty path' where id = $1`, [AssetId])
    await db.sql('select public.fold_listing_counts(), public.count_listings_anew()')
    return db.sql('select title, fine_cell > 0 as placed, street is not null as named from public.listing where id = $1', [AssetId])
  })
  expect(listed).toEqual([{ title: 'Under an empty path', placed: true, named: true }])
})
