import { expect } from 'vitest'
import { app, test } from './app.ts'
import { everything } from '../src/database/pool.ts'
import { addConnection, addNews } from '../src/demo/demo-relations.ts'
import { text as connectionText } from '../src/people/connections/connection.text.ts'
import { say } from '../src/text/said.ts'

test('the bell of the demo names the moment that the history of the same invitation names', async () => {
  const [owner, agent] = [await app.newPerson(), await app.newPerson({ profileType: 'Agent' })]
  const [from, to] = [
    { email: owner.email, typeId: 1 },
    { email: agent.email, typeId: 2 },
  ]
  await app.services.database.transaction(everything('a test makes a demo'), async (db) => {
    await addConnection(db, { from, to, daysAgo: 1, state: 'pending' })
    const news = {
      event: 'connection.invited',
      typeId: 1,
      said: say(connectionText, 'wantsToBeYourAgent'),
      path: '/User/Connections',
      hoursAgo: 22,
    }
    await addNews(db, { to, by: from, ...news })
  })
  const [told] = await app.sql('select shown_at from notification where profile_id = $1', [agent.profileId])
  const [happened] = await app.sql(`select at as shown_at from connection_event where kind = 'invited' and by_profile_id = $1`, [
    owner.profileId,
  ])
  expect(told).toEqual(happened)
})
