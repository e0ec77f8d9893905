import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { forgetPersonInNews, mergePersonsInNews } from './forget-person.ts'
import { emailsOf, happened, notifyTo } from './notification.factory.ts'
import { clearDeletedNotifications } from './notification.queries.ts'

const [pia, short] = [randomUUID(), randomUUID()]
const people = [
  { id: pia, name: 'Pia Feldspat' },
  { id: short, name: 'P. Feldspat' },
]

const inAll = (work: (db: Db) => Promise<unknown>) => app.services.database.transaction(everything('a test forgets someone'), work)
const rowsOf = ({ profileId }: TestPerson) =>
  app.sql<{ said: unknown; persons: unknown }>('select said, persons from notification where profile_id = $1', [profileId])

async function toldOfBoth(): Promise<TestPerson> {
  const owner = await app.newPerson()
  await notifyTo(app, owner, { said: { ...happened(''), values: { what: { people } } } })
  expect(JSON.stringify([await rowsOf(owner), await emailsOf(app, owner)]).match(/Feldspat/g)).toHaveLength(6)
  return owner
}

test('two whom one notification names, and who are one person now, are both forgotten', async () => {
  const owner = await toldOfBoth()
  await inAll((db) => mergePersonsInNews(db, { fromId: short, intoId: pia }))
  await inAll((db) => forgetPersonInNews(db, pia))
  expect(await rowsOf(owner)).toMatchObject([{ said: { values: { what: { people: [{ name: null }, { name: null }] } } }, persons: null }])
  expect(JSON.stringify(await emailsOf(app, owner))).not.toContain('Feldspat')
})

test('an email forgets a person also where the notification that said the same was deleted, and others stay named', async () => {
  const owner = await toldOfBoth()
  await app.sql(`update notification set in_app = false, deleted_at = now() - interval '1 hour' where profile_id = $1`, [owner.profileId])
  await inAll(clearDeletedNotifications)
  expect(await rowsOf(owner)).toEqual([{ said: null, persons: [{ id: pia }, { id: short }] }])
  await inAll((db) => forgetPersonInNews(db, pia))
  expect(await rowsOf(owner)).toEqual([{ said: null, persons: [{ id: short }] }])
  const kept = JSON.stringify(await emailsOf(app, owner))
  expect(kept).toContain('P. Feldspat')
  expect(kept).not.toContain('Pia Feldspat')
})
