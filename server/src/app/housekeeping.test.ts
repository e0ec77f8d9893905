import { expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { keepHouse } from './housekeeping.ts'

test('what has had its time goes, and nothing else', async () => {
  const [kept, ended, old] = [await app.newPerson(), await app.newPerson(), await app.newPerson()]
  await app.sql(`update session set revoked_at = now() - interval '1 day' where id = $1`, [ended.sessionId])
  await app.sql(`update session set revoked_at = now() - interval '91 days' where id = $1`, [old.sessionId])
  const reply = (id: string, hours: number) =>
    app.sql(
      `insert into call_replay (caller, operation, transaction_id, body_sha256, reply, expires_at) values ('x', 'X', $1, '\\x00', '{}', now() + make_interval(hours => $2))`,
      [id, hours],
    )
  await reply('fresh', 1)
  await reply('stale', -1)
  await app.sql(
    `insert into throttle (key, window_start, used, expires_at) values ('open', now(), 1, now() + interval '1 hour'), ('over', now(), 1, now() - interval '1 hour')`,
  )

  await keepHouse(app.services, new AbortController().signal)

  expect(await app.sql('select transaction_id from call_replay')).toEqual([{ transaction_id: 'fresh' }])
  expect(await app.sql('select key from throttle')).toEqual([{ key: 'open' }])
  const sessions = await app.sql<{ id: string }>('select id from session')
  expect(sessions.map(({ id }) => id).toSorted()).toEqual([kept.sessionId, ended.sessionId].toSorted())
})
