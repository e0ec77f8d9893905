import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { pino } from 'pino'
import { only } from '../server/src/database/db.ts'
import { everything } from '../server/src/database/pool.ts'
import { readSettings } from '../server/src/settings/env.ts'
import { notify } from '../server/src/platform/notifications/notification.public.ts'
import { openServices } from '../server/src/app/open-services.ts'
import type { Services } from '../server/src/rpc/services.ts'
import { client, overHttp } from '../tools/client/client.ts'
import { text as inquiryText } from '../server/src/marketplace/inquiries/inquiry.text.ts'
import { say } from '../server/src/text/said.ts'
import { SECRET, startServer, stopServer, thisCheckout } from './checkout.ts'
import { type LiveBrowser, openLiveBrowser } from './live-browser.ts'
import { residentOf } from './resident-memory.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine } from './side-by-side.ts'

const STREAMS = 500
const EVENTS_PER_SECOND = 50
const SECONDS = 60
const SECONDS_AFTER_RESTART = 10
const GOAL_P95_MS = 1_000

type Person = {
  accountId: string
  profileId: string
  sessionId: string
  secret: string
  told: number
  waiting: number[]
  browser?: LiveBrowser
}

/**
 * How soon open screens hear of what their person is told: so many streams on one process, events at random ones from
 * another. Then the process is stopped and started again while events go on; everyone comes back and reads again, and what
 * they show is compared with what they were told.
 */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  const settings = readSettings({ DATA_DIR: scratch.dataDir, DEMO: '0' })
  const { services, close } = await openServices({ settings, url: scratch.url, log: pino({ level: 'silent' }), secret: SECRET })
  const people = await addPeople(services)
  const environment = { DATA_DIR: scratch.dataDir, DATABASE_URL: scratch.url }
  let server = await startServer(thisCheckout, environment)
  const { port } = new URL(server.url)
  const delays: number[] = []
  let teller: Teller | null = null
  try {
    const memoryBefore = await residentOf(server.child).then(({ all }) => all)
    for (const person of people) person.browser = browserOf(person, server.url, delays)
    await until(() => people.every(({ browser }) => (browser?.unread() ?? -1) >= 0), 60)
    const memoryOpen = await residentOf(server.child).then(({ all }) => all)

    teller = startTelling(services, people)
    await pause(SECONDS * 1_000)
    const measured = delays.splice(0)
    const memoryAfter = await residentOf(server.child).then(({ all }) => all)

    const stoppedAt = performance.now()
    await stopServer(server)
    server = await startServer(thisCheckout, { ...environment, PORT: port })
    const readyAt = performance.now()
    await until(() => people.every(({ browser }) => (browser?.openedAt() ?? 0) > stoppedAt), 60)
    const backAt = performance.now()
    await pause(SECONDS_AFTER_RESTART * 1_000)
    const told = await teller.stop()
    const notShown = () => people.reduce((sum, { browser, told: truth }) => sum + Math.abs(truth - (browser?.unread() ?? 0)), 0)
    // The last ones are on their way; what is not there after that never comes.
    await until(() => notShown() === 0, 10).catch(() => {})
    const lost = notShown()
    const perStream = ((memoryOpen - memoryBefore) * 1_024) / STREAMS
    const [p50, p95, max] = [percentile(measured, 0.5), percentile(measured, 0.95), Math.max(...measured)]
    console.log(`\n${STREAMS} open streams on one process, ${EVENTS_PER_SECOND} events a second to random ones\n${machine()}`)
    line('events told in all, one restart included', told.toLocaleString('en-US'))
    line(`delivered in ${SECONDS} s, from before the transaction on`, measured.length.toLocaleString('en-US'))
    line('delivery p50 / p95 / max', `${ms(p50)} / ${ms(p95)} / ${ms(max)}`)
    line('memory of the process: no stream / all open / at the end', `${memoryBefore} / ${memoryOpen} / ${memoryAfter} MB`)
    line('memory for each stream, its first reading included', `${Math.round(perStream)} kB`)
    line('restart: stopped and ready again', ms(readyAt - stoppedAt))
    line('restart: all streams back after the process was ready', ms(backAt - readyAt))
    line('told and not shown at the end', `${lost}`)
    console.log(
      `  goals: p95 below ${ms(GOAL_P95_MS)}: ${p95 < GOAL_P95_MS ? 'met' : 'MISSED'}; none lost: ${lost === 0 ? 'met' : 'MISSED'}`,
    )
  } finally {
    await teller?.stop()
    for (const { browser } of people) browser?.close()
    await stopServer(server)
    await close()
    await scratch.discard()
  }
}

async function addPeople({ database, sessions }: Services): Promise<Person[]> {
  return database.transaction(everything('the benchmark makes its people'), async (db) => {
    const people: Person[] = []
    for (let number = 0; number < STREAMS; number += 1) {
      const account = only(
        await db.sql<{ id: string }>('insert into account (email) values ($1) returning id', [`${randomUUID()}@example.com`]),
      )
      const profile = only(
        await db.sql<{ id: string }>(
          `insert into profile (account_id, profile_type_id, account_type_id, first_name, last_name, country_id)
           select $1, 1, 1, 'Bench', 'Mark', id from country where code = 'US' returning id`,
          [account.id],
        ),
      )
      const origin = {
        deviceId: `device-${randomUUID()}`,
        deviceIsKnown: false,
        ip: '127.0.0.1',
        userAgent: 'bench',
        language: 'en',
        publicOrigin: '',
      }
      const session = await sessions.start(db, { accountId: account.id, profileId: profile.id, remember: true, origin })
      people.push({
        accountId: account.id,
        profileId: profile.id,
        sessionId: session.sessionId,
        secret: session.secret,
        told: 0,
        waiting: [],
      })
    }
    return people
  })
}

function browserOf(person: Person, url: string, delays: number[]): LiveBrowser {
  const { secret, accountId, sessionId } = person
  const { ask } = client(overHttp(url), { deviceId: `device-${sessionId}`, session: { accountId, sessionId, cookies: { sid: secret } } })
  return openLiveBrowser({
    address: () => url,
    cookie: `sid=${secret}`,
    readBell: async () => (await ask(GetNotifications, { IsRead: 0 }, { transactionId: null })).UnreadCount,
    onChange() {
      const now = performance.now()
      delays.push(...person.waiting.splice(0).map((since) => now - since))
    },
  })
}

/** `stop` answers how often it told. */
type Teller = { stop(): Promise<number> }

/** Tells random people something at an even pace, until it is stopped. */
function startTelling(services: Services, people: readonly Person[]): Teller {
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  let started = 0
  let told = 0
  const notifyOne = () => {
    const person = people[Math.floor(Math.random() * people.length)]
    if (!person) return
    const work = notifyPerson(services, person).then(() => {
      told += 1
      underWay.delete(work)
    })
    underWay.add(work)
  }
  // A busy machine wakes it late; then it makes up for that.
  const timer = setInterval(() => {
    for (const due = ((performance.now() - began) / 1_000) * EVENTS_PER_SECOND; started < due; started += 1) notifyOne()
  }, 1_000 / EVENTS_PER_SECOND)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      return told
    },
  }
}

async function notifyPerson(services: Services, person: Person): Promise<void> {
  const since = performance.now()
  person.waiting.push(since)
  await services.database.transaction({ kind: 'public' }, (db) =>
    notify(
      { db, services },
      {
        event: 'enquiry.received',
        once: randomUUID(),
        profileIds: [person.profileId],
        said: say(inquiryText, 'wrote'),
        actorProfileId: null,
        actor: { name: 'Nora Field' },
        path: '/User/Inquiries',
      },
    ),
  )
  person.told += 1
}

async function until(isSo: () => boolean, seconds: number): Promise<void> {
  for (const end = performance.now() + seconds * 1_000; !isSo(); await pause(50)) {
    if (performance.now() > end) throw new Error(`waited for ${seconds} s in vain`)
  }
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function ms(value: number): string {
  return `${Math.round(value).toLocaleString('en-US')} ms`
}

function line(what: string, value: string): void {
  console.log(`  ${what.padEnd(58)} ${value}`)
}
