import { setTimeout as pause } from 'node:timers/promises'
import type { CodeMutant } from '../mutant.ts'
import { Notes, type Wrong, acknowledged, answersThatDiffer } from '../notes.ts'
import { goOn } from './clients.ts'
import { bytesWithoutRows, rowsWithoutBytes, servedThatDiffers } from './compare-bytes.ts'
import { answersThatAreWrong, rowsThatDiffer } from './compare-rows.ts'
import { copyToTheEnd, keepCopying } from './copying.ts'
import { type Drawer, newDrawer } from './drawers.ts'
import { type Ground, openGround } from './ground.ts'
import { PARTS, type PartName, type Victim, partPlanOf } from './plan.ts'
import type { DocumentsReport } from './report.ts'
import { wrong } from './wrong.ts'

/** Three clients each. */
const DRAWERS = 4
/** Who still waits for an answer when a part is over goes on asking for so long. */
const LAST_WORDS_MS = 90_000
/** A part whose kills take longer than it says, since apps start slowly, lasts longer: but no longer than so many times as long. */
const LONGEST = 10

export type DocumentsRun = {
  readonly seed: number
  /** Of each part. */
  readonly seconds: number
  readonly edits?: readonly CodeMutant[]
  readonly log?: (line: string) => void
}

export async function runDocuments({ seed, seconds, edits = [], log = () => {} }: DocumentsRun): Promise<DocumentsReport> {
  log('starting a database, a store and two apps')
  const ground = await openGround(edits)
  try {
    const run: Run = {
      ground,
      drawers: [],
      notes: new Notes(),
      seed,
      seconds,
      kills: { 'app 0': 0, 'app 1': 0, database: 0, store: 0, copying: 0 },
    }
    for (let place = 0; place < DRAWERS; place += 1) run.drawers.push(await newDrawer(ground))
    const violations: Wrong[] = []
    for (const part of PARTS) {
      log(`${seconds} seconds of the part "${part}"`)
      await goThrough(run, part)
      log('comparing')
      violations.push(...(await violationsOf(run)))
      if (part === 'copying') violations.push(...(await moveToStore(ground)))
    }
    const { intents } = run.notes
    const done = Map.groupBy(intents.filter(acknowledged), ({ operation }) => operation)
    return {
      seed,
      seconds,
      done: Object.fromEntries([...done].map(([operation, all]) => [operation, all.length])),
      kills: run.kills,
      endedByThemselves: ground.endedByThemselves(),
      violations: [...violations, ...answersThatAreWrong(intents), ...answersThatDiffer(intents)],
    }
  } finally {
    await ground.close()
  }
}

type Run = {
  readonly ground: Ground
  readonly drawers: Drawer[]
  readonly notes: Notes
  readonly seed: number
  readonly seconds: number
  readonly kills: Record<Victim | 'copying', number>
}

/** Clients are at work while all is killed, and files are copied while they lie in the folder. All is there again at the end. */
async function goThrough(run: Run, part: PartName): Promise<void> {
  const { ground, drawers, notes, seed, seconds } = run
  const plan = partPlanOf(seed, part, seconds)
  const [struck, over, gaveUp] = [new AbortController(), new AbortController(), new AbortController()]
  ground.store.trouble(plan.troubles)
  const clients = goOn({ ground, drawers, notes, seed, part, over: over.signal, gaveUp: gaveUp.signal })
  const copying = part === 'copying' ? keepCopying(ground, plan.copies, struck.signal) : null
  await strikeAll(run, part)
  struck.abort()
  run.kills.copying += (await copying) ?? 0
  over.abort()
  ground.store.trouble(null)
  await ground.untilWhole()
  await Promise.race([clients, pause(LAST_WORDS_MS, undefined, { ref: false })])
  gaveUp.abort()
  await clients
}

/** Each kill at its time, or as soon after it as it can be. */
async function strikeAll({ ground, seed, seconds, kills }: Run, part: PartName): Promise<void> {
  const began = Date.now()
  const tooLong = AbortSignal.timeout(seconds * LONGEST * 1_000)
  const until = (atMs: number) => pause(Math.max(0, began + atMs - Date.now()), undefined, { signal: tooLong }).catch(() => {})
  for (const { atMs, what } of partPlanOf(seed, part, seconds).kills) {
    await until(atMs)
    while (!tooLong.aborted && !(await ground.kill(what))) await pause(50)
    if (!tooLong.aborted) kills[what] += 1
  }
  await until(seconds * 1_000)
}

async function violationsOf({ ground, drawers }: Run): Promise<Wrong[]> {
  const found = [...(await rowsWithoutBytes(ground)), ...(await bytesWithoutRows(ground))]
  for (const drawer of drawers) found.push(...(await rowsThatDiffer(ground, drawer)), ...(await servedThatDiffers(ground, drawer)))
  return found
}

/** As an operator does it: all stops, what came in since is copied, and all starts on the store. */
async function moveToStore(ground: Ground): Promise<Wrong[]> {
  await ground.stopApps()
  const exitCode = await copyToTheEnd(ground)
  await ground.goToStore()
  return exitCode === 0 ? [] : [wrong('D7', 'copy-files', `ends with ${exitCode}`)]
}
