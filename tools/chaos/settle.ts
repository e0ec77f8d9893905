import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from './installation.ts'
import { enqueueNow, lookAtScreenings, passTime, tryAgainNow } from './jobs.ts'
import type { Wrong } from './notes.ts'
import { patiently } from './patience.ts'

const SETTLED_WITHIN_MS = 420_000
/** Until banks have settled and taken back whatever they do, and payouts have arrived. */
const DAYS = 20
/** What follows from money, down to the emails. */
const JOBS = [
  'outside-call',
  'gateway-event',
  'after-event',
  'make-paper',
  'send-email',
  'look-for-payments',
  'void-unpaid-by-payer',
  'reconcile',
  'bureau-event',
  'look-for-screenings',
]
/** What the bureau takes longest for comes, and is corrected. */
const BUREAU_HOURS = 90

/** Everything behaves again and time goes by: what is open ends, and what is still open then is wrong. */
export async function settle(installation: Installation, withinMs = SETTLED_WITHIN_MS): Promise<Wrong[]> {
  const { control, bureau, appUrls } = installation
  await Promise.all([control.behave(), bureau.behave()])
  const manners = { duplicates: 0, shuffle: false, delay_ms: 0, hold: false, before_answer: false }
  await control.webhooks({ ...manners, url: `${appUrls[0]}/webhooks/payments` })
  await bureau.webhooks({ ...manners, url: `${appUrls[0]}/webhooks/screening` })
  await installation.untilWhole()
  await Promise.all([control.advance({ days: DAYS }), bureau.advance({ hours: BUREAU_HOURS })])
  let open: Wrong[] = []
  for (const began = Date.now(); Date.now() - began < withinMs; await pause(1_500)) {
    await patiently(() => tryAgainNow(installation, JOBS))
    open = await patiently(() => stillOpen(installation))
    if (open.length === 0) break
    if (open.some(({ name }) => name === 'M10')) await patiently(() => passTime(installation, '2 hours'))
    if (open.some(({ name }) => name === 'S2')) await patiently(() => lookAtScreenings(installation))
    await Promise.all([control.advance({ days: 1 }), bureau.advance({ hours: 1 })])
  }
  await compareBooks(installation, withinMs)
  return open
}

type Open = { rule: string; what: string; found: string }

async function stillOpen({ sql, control, bureau }: Installation): Promise<Wrong[]> {
  const rows = await sql<Open>(
    `select 'M10' as rule, concat('payment ', id) as what, concat('is still ', status) as found from payment where status in ('created', 'needsAction', 'processing')
     union all select 'M15', concat('refund ', id), 'is still pending' from payment_refund where status = 'pending'
     union all select 'M15', concat('outside call ', name, ' ', natural_key), concat('is not settled: ', reason) from outside_call where settled_at is null
     union all select 'S2', concat('screening ', id), concat('is still ', state) from screening where state in ('ordered', 'working')
     union all select 'S3', concat('fee ', id), concat('is still ', status) from application_fee where status in ('pending', 'onItsWay', 'goingBack')
     union all select 'M15', concat('job ', name, ' ', id), concat('is still ', state) from pgboss.job
       where name = any($1) and state in ('created', 'retry', 'active')
     limit 50`,
    [JOBS],
  )
  const untold = (await Promise.all([control.webhookState(), bureau.webhookState()]))
    .flatMap(({ undelivered }) => undelivered)
    .filter(({ gave_up }) => !gave_up)
    .map(({ event }) => ({ rule: 'M15', what: `event ${event}`, found: 'is not taken' }))
  return [...rows, ...untold].map(({ rule, what, found }) => ({
    name: rule,
    says: 'When everything behaves again, all that is open ends.',
    what,
    found,
  }))
}

/** Once more with nothing open, by the job of an app. */
async function compareBooks(installation: Installation, withinMs: number): Promise<void> {
  const [before] = await patiently(() => installation.sql<{ at: Date }>('select now() as at'))
  for (const began = Date.now(); Date.now() - began < withinMs; await pause(1_000)) {
    await patiently(() => enqueueNow(installation, ['reconcile']))
    const compared = await patiently(() => installation.sql('select 1 from provider_reading where compared_at > $1', [before!.at]))
    if (compared.length > 0) return
  }
}
