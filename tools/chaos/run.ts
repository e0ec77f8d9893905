import { setTimeout as pause } from 'node:timers/promises'
import { everything } from '../../server/src/database/pool.ts'
import { verifyBooks } from '../../server/src/money/books/verify-books.ts'
import { keptByUs, reportOfGateway } from './books-of-both.ts'
import { clientsAt, goOn } from './clients.ts'
import { answersThatWereLost } from './compare-answers.ts'
import { screeningsThatDiffer } from './compare-bureau.ts'
import { chargesThatDiffer } from './compare-gateway.ts'
import { type Home, newHome } from './homes.ts'
import { type Installation, type Without, openInstallation } from './installation.ts'
import { Notes, type Intent, type Wrong, acknowledged, answersThatDiffer, effectsOf, isUnknown } from './notes.ts'
import { patiently } from './patience.ts'
import { type Plan, planOf } from './plan.ts'
import { type RunReport, leastFor } from './report.ts'
import { screenedByBoth } from './screenings-of-both.ts'
import { settle } from './settle.ts'
import { makeTrouble } from './trouble.ts'

const HOMES = 8
/** Who still waits for an answer when the run is over goes on asking for so long. */
const LAST_WORDS_MS = 120_000

export type RunOptions = {
  readonly seed: number
  readonly seconds: number
  readonly least?: number | undefined
  readonly without?: Without
  readonly plan?: Plan
  /** How long what is open may take to end. */
  readonly settlesWithinMs?: number
  readonly log?: (line: string) => void
}

export async function runOnce(options: RunOptions): Promise<RunReport> {
  const { seed, seconds, least, without = {}, plan = planOf(seed, seconds), settlesWithinMs, log = () => {} } = options
  log('starting a database, a gateway, a bureau and two apps')
  const installation = await openInstallation(without)
  try {
    const homes: Home[] = []
    for (let place = 0; place < HOMES; place += 1) homes.push(await newHome(installation))
    const notes = new Notes()
    const [over, gaveUp] = [new AbortController(), new AbortController()]
    log(`${clientsAt(homes)} clients for ${seconds} seconds`)
    const clients = goOn({ installation, homes, notes, seed, over: over.signal, gaveUp: gaveUp.signal })
    const struck = await makeTrouble(installation, plan)
    over.abort()
    log('everything behaves again, and what is open ends')
    await Promise.all([installation.control.behave(), installation.bureau.behave()])
    await Promise.race([clients, pause(LAST_WORDS_MS, undefined, { ref: false })])
    gaveUp.abort()
    await clients
    const open = await settle(installation, settlesWithinMs)
    log('comparing')
    return {
      seed,
      seconds,
      least: least ?? leastFor(seconds),
      effects: effectsOf(notes.intents),
      asked: notes.intents.length,
      unanswered: notes.intents.filter(isUnknown).length,
      unknownOutcomes: await unknownOutcomes(installation),
      answersByKind: answersByKind(notes.intents),
      kills: {
        planned: plan.kills.length,
        apps: struck.apps,
        databases: struck.databases,
        endedByThemselves: installation.endedByThemselves(),
      },
      violations: [...open, ...(await violationsOf(installation, notes.intents))],
    }
  } finally {
    await installation.close()
  }
}

async function violationsOf(installation: Installation, intents: readonly Intent[]): Promise<Wrong[]> {
  const { services, control } = installation
  const inBooks = await patiently(() => services.jobDatabase.transaction(everything('the chaos harness verifies the books'), verifyBooks))
  const kept = await patiently(() => keptByUs(installation))
  const differences = await installation.sql<{ fact: string; found: string }>(
    `select fact, concat(kind, ': there ', theirs, ', here ', ours) as found from provider_difference where state <> 'resolved'`,
  )
  const { problems } = await control.books()
  const beyond = await installation.sql<{ what: string; found: string }>(
    `select concat('refund ', natural_key) as what, concat('was refused by the gateway: ', reason) as found from outside_call
     where name = 'refund' and status = 'refused' and reason in ('amount_too_large', 'charge_already_refunded')`,
  )
  return [
    ...inBooks,
    ...answersThatDiffer(intents),
    ...answersThatWereLost(intents, kept),
    ...chargesThatDiffer(kept, await reportOfGateway(installation)),
    ...differences.map(({ fact, found }) => ({ name: 'M6', says: 'The books of the gateway and ours say the same.', what: fact, found })),
    ...beyond.map((one) => ({ name: 'M16', says: 'No more is asked to be given back than is left of a payment.', ...one })),
    ...screeningsThatDiffer(intents, await patiently(() => screenedByBoth(installation))),
    ...problems.map((found) => ({ name: 'M11', says: 'The books of the gateway hold.', what: 'the gateway', found })),
  ]
}

async function unknownOutcomes({ sql }: Installation): Promise<number> {
  const [row] = await sql<{ count: number }>(`select count(*)::int as count from outside_call where tries > 1`)
  return row?.count ?? 0
}

function answersByKind(intents: readonly Intent[]): RunReport['answersByKind'] {
  const byKind = Map.groupBy(intents, ({ operation }) => operation)
  return Object.fromEntries(
    [...byKind].map(([kind, all]) => {
      const done = all.filter((intent) => acknowledged(intent) !== null).length
      return [kind, { done, refused: all.length - done - all.filter(isUnknown).length }]
    }),
  )
}
