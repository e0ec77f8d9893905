import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { first } from '../server/src/database/db.ts'
import { type Database, openDatabase } from '../server/src/database/pool.ts'
import { checkoutAt, startServer, stopServer, thisCheckout } from './checkout.ts'
import { valueOf } from './options.ts'
import { type Resident, residentOf } from './resident-memory.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine } from './side-by-side.ts'

/** Plain JavaScript, as all of the launcher. */
const LEAN = new URL('../tools/launch/lean-memory.mjs', import.meta.url).href
type Lean = { readonly leanEnvironment: Readonly<Record<string, string>>; readonly leanFlags: readonly string[] }

const PAGES = 25_000
const AT_ONCE = 8
const IDLE_MINUTES = 2
const GOAL_MB = 250
/** The portfolio has some hundred pictures, of half a second each on a quiet machine. */
const DRAWING_MINUTES = 20

/**
 * What one process of a demo keeps of the machine's memory: when it is ready, two idle minutes after it has drawn its pictures,
 * and two idle minutes after so many pages. `--lean` starts it with the flags of `npm start`; `--checkout` names another one to measure.
 */
export async function run(args: readonly string[]): Promise<void> {
  const checkout = checkoutAt(valueOf(args, '--checkout') ?? thisCheckout.root)
  const scratch = await openScratchDatabase()
  const database = openDatabase({ url: scratch.url, size: 1, onError: () => {} })
  const isLean = args.includes('--lean')
  const { leanEnvironment, leanFlags } = (await import(LEAN)) as Lean
  const environment = { DATA_DIR: scratch.dataDir, DATABASE_URL: scratch.url, DEMO: '1', ...(isLean && leanEnvironment) }
  const server = await startServer(checkout, environment, { command: 'all', flags: isLean ? leanFlags : [] })
  try {
    console.log(
      `\nMemory of one process that serves a demo and works off its jobs, at ${checkout.commit}${isLean ? ', as npm start runs it' : ''}\n${machine()}`,
    )
    await tell('ready', server.child)
    const drawn = await highestUntil(server.child, untilDrawn(database))
    line('while it draws: highest', `${drawn} MB`)
    await tellIdle('the drawings', server.child)
    const pages = await pagesOf(server.url)
    const began = performance.now()
    const loaded = await highestUntil(server.child, loadPages(server.url, pages))
    const seconds = (performance.now() - began) / 1_000
    line(`while ${PAGES.toLocaleString('en-US')} pages are loaded, ${AT_ONCE} at once: highest`, `${loaded} MB`)
    line(`pages a second, of ${pages.length} addresses of the sitemap`, String(Math.round(PAGES / seconds)))
    await tellIdle('the pages', server.child)
  } finally {
    await stopServer(server)
    await database.close()
    await scratch.discard()
  }
}

async function tell(when: string, child: ChildProcess): Promise<Resident> {
  const resident = await residentOf(child)
  line(when, `${resident.all} MB, of it ${resident.anonymous} MB of its own and ${resident.ofFiles} MB of files`)
  return resident
}

async function tellIdle(work: string, child: ChildProcess): Promise<void> {
  await pause(IDLE_MINUTES * 60_000)
  const { all } = await tell(`${IDLE_MINUTES} idle minutes after ${work}`, child)
  console.log(`  goal: below ${GOAL_MB} MB: ${all < GOAL_MB ? 'met' : 'MISSED'}`)
}

/** Looks twice a second until the work is done. */
async function highestUntil(child: ChildProcess, work: Promise<void>): Promise<number> {
  const ended = new AbortController()
  let highest = 0
  const looking = (async () => {
    while (!ended.signal.aborted) {
      highest = Math.max(highest, (await residentOf(child)).all)
      await pause(500)
    }
  })()
  await work.finally(() => ended.abort())
  await looking
  return highest
}

async function untilDrawn({ db }: Database): Promise<void> {
  for (const end = performance.now() + DRAWING_MINUTES * 60_000; performance.now() < end; await pause(1_000)) {
    if (first(await db.sql(`select 1 from seed_state where name = 'demo-pictures'`))) return
  }
  throw new Error(`the pictures were not drawn in ${DRAWING_MINUTES} minutes`)
}

/** The paths of all addresses of the sitemap, which may be one of several files. */
async function pagesOf(url: string): Promise<readonly string[]> {
  const addressesIn = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const found = await addressesIn('/sitemap.xml')
  const files = found.filter((path) => path.endsWith('.xml'))
  return [...found.filter((path) => !path.endsWith('.xml')), ...(await Promise.all(files.map(addressesIn))).flat()]
}

async function loadPages(url: string, paths: readonly string[]): Promise<void> {
  let next = 0
  const load = async () => {
    while (next < PAGES) {
      const path = paths[next++ % paths.length]!
      const response = await fetch(url + path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, load))
}

function line(what: string, value: string): void {
  console.log(`  ${what.padEnd(58)} ${value}`)
}
