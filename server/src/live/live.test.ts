import type { Resource } from '@keystead/contract/rpc/resources.ts'
import { SetEnquiryRead } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { GetLeadCounts } from '@keystead/contract/office/leads/lead.operations.ts'
import { UpdateNotificationRead } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { Logout } from '@keystead/contract/security/sign-in/account.operations.ts'
import { SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { EndOtherSessions } from '@keystead/contract/security/sessions/session.operations.ts'
import { type ServerResponse, createServer, get } from 'node:http'
import { afterAll, describe, expect } from 'vitest'
import { app, test } from '../../test/app.ts'
import { startAppProcess } from '../../test/app-process.ts'
import type { TestPerson } from '../../test/harness.ts'
import { type LiveClient, changes, isBeat, isSync, openLive } from '../../test/live-client.ts'
import { must } from '../../test/must.ts'
import { receivedInquiry } from '../marketplace/inquiries/inquiry.factory.ts'
import { notifyTo } from '../platform/notifications/notification.factory.ts'
import { CallFailure } from '../rpc/failure.ts'
import { announceChange } from './announce-change.ts'
import type { ChangeFeed, FeedListener } from '../rpc/machinery.ts'
import { businessOn, memberOf } from '../people/businesses/member.factory.ts'
import { type LiveStreams, openLiveStreams } from './live-streams.ts'

const open: LiveClient[] = []
async function live(person: TestPerson, url = app.url): Promise<LiveClient> {
  const client = await openLive(url, person.headers()['cookie']!)
  open.push(client)
  await client.next(isSync)
  return client
}
afterAll(() => {
  for (const client of open) client.close()
})

/** Much sooner than the heart beats, which would notice as well. */
const endsAtOnce = (client: LiveClient | undefined) =>
  Promise.race([client?.ended, new Promise((_resolve, reject) => setTimeout(reject, 8_000, new Error('it is still open')))])

const TODAYS_PAGE = { since: null, knowsResources: true }
const isBell = changes('notification')
/** Long enough for a change that was sent to arrive. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 400))
const listening = () =>
  app.sql<{ pid: number }>(`select pid from pg_stat_activity where datname = current_database() and application_name = 'keystead live'`)

/** The process listens once someone has a stream; until then it has heard nothing. */
async function untilListening(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await listening()).length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nobody listens')
}

describe('a stream', () => {
  test('says at first that all may be old, and is kept by nobody on its way', async () => {
    const client = await live(await app.newPerson())
    expect(client.heard[0]).toEqual({ event: 'sync', data: {} })
    expect(client.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(client.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(client.headers.get('x-accel-buffering')).toBe('no')
    expect(client.headers.get('content-encoding')).toBeNull()
    expect(client.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('hears what its person is told, and nobody else does', async () => {
    const [owner, other] = [await app.newPerson(), await app.newPerson()]
    const asAgent = await app.secondProfile(owner, 'Agent')
    const [first, second, ofOther, ofAgent] = [await live(owner), await live(owner), await live(other), await live(asAgent)]
    await untilListening()
    await notifyTo(app, owner, { changes: ['connection'] })
    for (const client of [first, second]) {
      await client.next(isBell)
      // What is announced in one transaction comes together.
      expect(client.heard.filter(isBell)).toHaveLength(1)
      expect(client.heard.some(changes('connection'))).toBe(true)
    }
    await notifyTo(app, other)
    await ofOther.next(isBell)
    await aMoment()
    expect(first.heard.filter(isBell)).toHaveLength(1)
    expect(ofOther.heard.filter(changes('connection'))).toEqual([])
    expect(ofAgent.heard.filter(isBell)).toEqual([])
  })

  test('of a member of a business hears nothing of what colleagues read', async () => {
    const business = await businessOn(app, await app.newPerson({ accountType: 'Business' }))
    const [reader, colleague] = [
      await memberOf(app, business, { role: 'administrator' }),
      await memberOf(app, business, { role: 'administrator' }),
    ]
    const [ofReader, ofColleague] = [await live(reader), await live(colleague)]
    await untilListening()
    await notifyTo(app, business)
    for (const client of [ofReader, ofColleague]) await client.next(isBell)
    must(await reader.call(UpdateNotificationRead, { Id: 0, IsUpdateAll: true }))
    await ofReader.next(isBell)
    // What came before it has been heard by then.
    await app.services.database.transaction({ kind: 'public' }, (db) => announceChange(db, [business.profileId], ['pin']))
    await ofColleague.next(changes('pin'))
    expect(ofColleague.heard.filter(isBell)).toHaveLength(1)
  })

  test('hears of what its person did elsewhere, and of nothing that was undone', async () => {
    const owner = await app.newPerson()
    await notifyTo(app, owner)
    const client = await live(owner)
    await untilListening()
    // What was told before may arrive after the stream was opened.
    await aMoment()
    const before = client.heard.filter(isBell).length
    const hasMore = () => client.heard.filter(isBell).length > before
    const undone = app.services.database.transaction({ kind: 'public' }, async (db) => {
      await announceChange(db, [owner.profileId], ['pin'])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    must(await owner.call(UpdateNotificationRead, { Id: 0, IsUpdateAll: true }))
    await client.next((event) => isBell(event) && hasMore())
    expect(client.heard.filter(changes('pin'))).toEqual([])
    // Nothing is unread any more, so nothing changes and no one is told.
    must(await owner.call(UpdateNotificationRead, { Id: 0, IsUpdateAll: true }))
    await aMoment()
    expect(client.heard.filter(isBell)).toHaveLength(before + 1)
  })

  test('hears which command of its person made what old, on any device and as any profile', async () => {
    const [owner, other] = [await app.newPerson(), await app.newPerson()]
    const [elsewhere, asAgent, ofOther] = [await live(owner), await live(await app.secondProfile(owner, 'Agent')), await live(other)]
    await untilListening()
    const inquiryId = await receivedInquiry(app, owner)
    const transactionId = crypto.randomUUID()
    must(await owner.call(SetEnquiryRead, { EnquiryId: inquiryId, IsRead: true }, { transactionId }))
    const isIt: Parameters<LiveClient['next']>[0] = ({ event, data }) =>
      event === 'changed' && (data as { by?: string }).by === transactionId
    for (const client of [elsewhere, asAgent]) {
      expect(await client.next(isIt)).toMatchObject({ data: { changes: ['inquiry'] } })
    }
    must(await owner.call(GetLeadCounts, {}))
    await aMoment()
    expect(ofOther.heard.filter(isIt)).toEqual([])
    expect(elsewhere.heard.filter(isIt)).toHaveLength(1)
  })

  test('begins with what has changed since its page was served, or with all where that is not known', async () => {
    const owner = await app.newPerson()
    const earlier = await live(owner)
    await untilListening()
    // Clocks of processes may differ: what was heard in the two seconds before counts, too.
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    const servedAt = Date.now()
    await notifyTo(app, owner, { changes: ['connection'] })
    await earlier.next(isBell)
    const firstOf = async (person: TestPerson, since: string) => {
      const client = await openLive(app.url, person.headers()['cookie']!, {}, `?as=resources&since=${since}`)
      open.push(client)
      return client.next(() => true)
    }
    expect(await firstOf(owner, String(servedAt))).toEqual({
      event: 'changed',
      data: { changes: expect.arrayContaining(['notification', 'connection']) as unknown },
    })
    expect(await firstOf(await app.newPerson(), String(servedAt))).toEqual({ event: 'changed', data: { changes: [] } })
    for (const unknown of [String(servedAt - 60_000), 'yesterday', '-1', '9'.repeat(400)]) {
      expect(await firstOf(owner, unknown), unknown).toEqual({ event: 'sync', data: {} })
    }
  })

  test('of a page of an older version says that all may be old, whatever has changed', async () => {
    const owner = await app.newPerson()
    const today = await live(owner)
    const before = await openLive(app.url, owner.cookie, {}, `?since=${Date.now()}`)
    open.push(before)
    await before.next(isSync)
    await untilListening()
    await notifyTo(app, owner)
    await today.next(isBell)
    await before.next(isSync)
    expect(before.heard.filter(({ event }) => event === 'changed')).toEqual([])
  })

  test('hears that all may be old from a process of an older version, which names queries', async () => {
    const client = await live(await app.newPerson())
    await untilListening()
    await aMoment()
    const notice = { profiles: [crypto.randomUUID()], calls: ['GetUserAssets'] }
    await app.sql(`select pg_notify('keystead_changes', $1)`, [JSON.stringify(notice)])
    await client.next(isSync)
  })

  test('an audience that no single notice could name hears it all the same', async () => {
    const owner = await app.newPerson()
    const client = await live(owner)
    await untilListening()
    const many = Array.from({ length: 900 }, () => crypto.randomUUID())
    await app.services.database.transaction({ kind: 'public' }, (db) => announceChange(db, [...many, owner.profileId], ['lease']))
    await client.next(changes('lease'))
  })
})

describe('who may not', () => {
  test.each([
    ['nobody', 401, async () => ({ cookie: '', headers: {} })],
    ['a cookie that is none', 401, async () => ({ cookie: 'sid=made-up', headers: {} })],
    ['an account without a profile', 403, async () => ({ cookie: (await app.newPerson({ profileType: null })).cookie, headers: {} })],
    ['another site', 403, async () => ({ cookie: (await app.newPerson()).cookie, headers: { 'sec-fetch-site': 'cross-site' } })],
    ['another origin', 403, async () => ({ cookie: (await app.newPerson()).cookie, headers: { origin: 'https://example.com' } })],
  ])('%s', async (_who, status, from) => {
    const { cookie, headers } = await from()
    await expect(openLive(app.url, cookie, headers)).rejects.toThrow(String(status))
  })

  test('an eleventh stream of one session; one less, and it may', async () => {
    const owner = await app.newPerson()
    const ten: LiveClient[] = []
    for (let number = 0; number < 10; number += 1) ten.push(await live(owner))
    await expect(openLive(app.url, owner.cookie)).rejects.toThrow('429')
    ten[0]?.close()
    await aMoment()
    await live(owner)
  })

  test('somebody who signs in again and again does not take the room of others', async () => {
    const [owner, other] = [await app.newPerson(), await app.newPerson()]
    const streams = openLiveStreams(app.services)
    const opened = { writeHead: () => {}, write: () => true, end: () => {}, on: () => {}, writableLength: 0 } as unknown as ServerResponse
    const signIn = ({ accountId, profileId }: TestPerson) =>
      streams.open({ sessionId: crypto.randomUUID(), accountId, actingAccountId: accountId, profileId }, opened, TODAYS_PAGE)
    try {
      for (let count = 0; count < 50; count += 1) signIn(owner)
      expect(() => signIn(owner)).toThrow(CallFailure)
      signIn(other)
    } finally {
      streams.close()
    }
  })

  test('looking at its head opens none', async () => {
    expect((await (await app.newPerson()).raw('/live', { method: 'HEAD' })).status).toBe(404)
  })
})

describe('ends at once', () => {
  test('with its session: signed out here, or from another device', async () => {
    const [owner, elsewhere] = [await app.newPerson(), await app.newPerson()]
    const streams = [await live(owner), await live(elsewhere)]
    await untilListening()
    must(await owner.call(Logout, {}))
    await endsAtOnce(streams[0])
    await expect(openLive(app.url, owner.cookie)).rejects.toThrow('401')

    const asAgent = await app.secondProfile(elsewhere, 'Agent')
    must(await asAgent.call(EndOtherSessions, {}))
    await endsAtOnce(streams[1])
  })

  test('when another profile becomes active, and comes back as that', async () => {
    const owner = await app.newPerson()
    const asAgent = await app.secondProfile(owner, 'Agent')
    const client = await live(owner)
    await untilListening()
    const switched = must(await owner.call(SwitchUserProfile, { ProfileId: asAgent.profileId }))
    expect(switched).toBeDefined()
    await endsAtOnce(client)
    // The former secret opens no stream, which would outlive its half a minute; the browser comes back with the new one.
    await expect(openLive(app.url, owner.cookie)).rejects.toThrow('409')
    const again = await live(owner)
    await notifyTo(app, asAgent)
    await again.next(isBell)
  })

  test('when the server stops, which does not wait for it', async () => {
    const process = await startAppProcess(app)
    const owner = await app.newPerson()
    const client = await live(owner, process.url)
    const began = performance.now()
    await process.stop()
    await client.ended
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})

test('what happens in one process is heard in another', async () => {
  const [owner, process] = [await app.newPerson(), await startAppProcess(app)]
  try {
    const client = await live(owner, process.url)
    // The other process may begin to listen a moment later than it opens its first stream; that it has is said once more.
    await client.next(isSync)
    await notifyTo(app, owner)
    await client.next(isBell)
  } finally {
    await process.stop()
  }
})

test('after the connection that listens broke all are told to read anew, and hear of what comes', async () => {
  const owner = await app.newPerson()
  const client = await live(owner)
  await untilListening()
  await aMoment()
  const before = client.heard.filter(isSync).length
  const [listener] = await listening()
  await app.sql('select pg_terminate_backend($1)', [listener?.pid])
  await client.next(({ event }) => event === 'sync' && client.heard.filter(isSync).length > before)
  await notifyTo(app, owner)
  await client.next(isBell)
})

describe('streams by themselves', () => {
  /** Streams with a heart that beats fast, behind a server that has nothing else. */
  async function withStreams(
    { mostStreams = 100, changes: feed = app.services.changes }: { mostStreams?: number; changes?: ChangeFeed },
    work: (url: string, streams: LiveStreams, gone: (person: TestPerson) => Promise<void>) => Promise<void>,
  ) {
    const streams = openLiveStreams({ ...app.services, changes: feed }, { mostStreams, heartbeatMs: 100 })
    const gone = new Map<string, Promise<void>>()
    const server = createServer((request, response) => {
      try {
        const { searchParams } = new URL(request.url ?? '', 'http://localhost')
        const profileId = searchParams.get('profile') ?? ''
        const accountId = `account of ${profileId}`
        const reader = { sessionId: searchParams.get('session') ?? '', accountId, actingAccountId: accountId, profileId }
        streams.open(reader, response, TODAYS_PAGE)
        gone.set(reader.sessionId, new Promise((resolve) => response.on('close', resolve)))
      } catch (error) {
        response.writeHead(503).end(String(error))
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      await work(
        `http://127.0.0.1:${(server.address() as { port: number }).port}`,
        streams,
        ({ sessionId }) => gone.get(sessionId) ?? Promise.reject(new Error('it never came')),
      )
    } finally {
      streams.close()
      server.closeAllConnections()
      server.close()
    }
  }
  const addressOf = (url: string, { sessionId, profileId }: TestPerson) => `${url}/?session=${sessionId}&profile=${profileId}&`

  test('beat, and end with a session that has grown too old', async () => {
    const owner = await app.newPerson()
    await withStreams({}, async (url) => {
      const client = await openLive(addressOf(url, owner), '')
      await client.next(isBeat)
      await client.next(isBeat)
      await app.sql(`update session set expires_at = now() - interval '1 second' where id = $1`, [owner.sessionId])
      await client.ended
    })
  })

  test('are so many and no more, and none any more when the process stops', async () => {
    const people = [await app.newPerson(), await app.newPerson(), await app.newPerson()] as const
    await withStreams({ mostStreams: 2 }, async (url, streams) => {
      const first = await openLive(addressOf(url, people[0]), '')
      const second = await openLive(addressOf(url, people[1]), '')
      await expect(openLive(addressOf(url, people[2]), '')).rejects.toThrow('503')
      first.close()
      await aMoment()
      const third = await openLive(addressOf(url, people[2]), '')
      streams.close()
      await Promise.all([second.ended, third.ended])
      await expect(openLive(addressOf(url, people[0]), '')).rejects.toThrow('503')
    })
  })

  test('whoever does not read is sent away, and others stay', async () => {
    const [sleeper, owner] = [await app.newPerson(), await app.newPerson()]
    const listeners: FeedListener[] = []
    const changes = { listen: (listener: FeedListener) => void listeners.push(listener), notifyOwn: async () => {}, close: async () => {} }
    await withStreams({ changes }, async (url, _streams, sleeperGone) => {
      const request = get(addressOf(url, sleeper), (response) => response.pause())
      request.on('error', () => {})
      const reader = await openLive(addressOf(url, owner), '')
      await reader.next(isSync)
      // More than the buffers of both ends hold, a megabyte at a time.
      const profiles = [sleeper.profileId, owner.profileId]
      const sleeping = { isGone: false }
      await aMoment()
      void sleeperGone(sleeper).then(() => (sleeping.isGone = true))
      for (let tries = 0; tries < 100 && !sleeping.isGone; tries += 1) {
        for (const { heard } of listeners) heard({ profiles, changes: [`${tries}${'x'.repeat(1_000_000)}` as Resource] })
        await reader.next(({ event }) => event === 'changed')
      }
      expect(sleeping.isGone).toBe(true)
      request.destroy()
    })
  })
})
