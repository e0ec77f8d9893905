import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { houseInput } from '../../test/inputs.ts'
import { must } from '../../test/must.ts'

test('where the database has no room left, saving says so, reading goes on, and a watcher is told', async () => {
  const owner = await app.newPerson()
  const readiness = async () => {
    const response = await app.visitor().raw('/readyz')
    return [response.status, ((await response.json()) as { status: string }).status]
  }
  expect(await readiness()).toEqual([200, 'ready'])
  // As PostgreSQL says it when a table cannot grow.
  await app.sql(`create function public.no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file "base/5/16384": No space left on device' using errcode = 'disk_full'; end $$`)
  await app.sql('create trigger no_room before insert on asset for each row execute function public.no_room()')

  const refused = await owner.call(AddAsset, houseInput)
  expect([refused.status, refused.error?.Code, refused.headers.get('retry-after')]).toEqual([503, 'NoRoomLeft', '60'])
  expect(refused.error?.Message).toContain('no room left')
  must(await owner.call(GetUserProfiles, {}))
  expect(await readiness()).toEqual([200, 'disk full'])

  await app.sql('drop trigger no_room on asset')
  must(await owner.call(AddAsset, houseInput))
})
