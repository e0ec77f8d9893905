import { momentsOf, streamOf } from '../plan.ts'
import { type Random, weighted } from '../random.ts'
import type { Trouble } from '../../../server/test/troubled-s3.ts'

/*
 * What a seed says is to happen while people file documents, and when. There are two parts: while files lie in the data folder and are copied to a
 * store, and while they lie in the store.
 */

export const PARTS = ['copying', 'store'] as const
export type PartName = (typeof PARTS)[number]

const VICTIMS = ['app 0', 'app 1', 'database', 'store'] as const
export type Victim = (typeof VICTIMS)[number]
export type Kill = { readonly atMs: number; readonly what: Victim }

export type PartPlan = {
  readonly kills: readonly Kill[]
  /** What befalls requests to the store, by their method, in the order in which they come. */
  readonly troubles: Readonly<Record<'PUT' | 'GET' | 'DELETE', readonly Trouble[]>>
  /** What copies is killed when it has sent so many files more. */
  readonly copies: readonly number[]
}

const QUIET_AT_FIRST_MS = 1_500
const TROUBLED_REQUESTS = 2_000
const COPIES = 100

export function partPlanOf(seed: number, part: PartName, seconds: number): PartPlan {
  return {
    kills: killsOf(streamOf(seed, `kills ${part}`), seconds),
    troubles: {
      PUT: troublesOf(streamOf(seed, `puts ${part}`), ['slow', 'slow', 'slow', 'after', 'drop', 'busy']),
      GET: troublesOf(streamOf(seed, `gets ${part}`), ['slow', 'drop', 'cut']),
      DELETE: troublesOf(streamOf(seed, `deletes ${part}`), ['slow', 'after', 'drop']),
    },
    copies: copiesOf(streamOf(seed, `copies ${part}`)),
  }
}

/** Each once in every nine seconds, and at least once. */
function killsOf(random: Random, seconds: number): Kill[] {
  const times = Math.max(1, Math.floor(seconds / 9))
  return VICTIMS.flatMap((what) => momentsOf(random, seconds, times, QUIET_AT_FIRST_MS).map((atMs): Kill => ({ what, atMs }))).toSorted(
    (one, other) => one.atMs - other.atMs,
  )
}

function troublesOf(random: Random, kinds: readonly Trouble[]): Trouble[] {
  return Array.from({ length: TROUBLED_REQUESTS }, () => (random() < 0.2 ? kinds[Math.floor(random() * kinds.length)]! : 'pass'))
}

function copiesOf(random: Random): number[] {
  return Array.from({ length: COPIES }, () => 1 + Math.floor(random() * 6))
}

const WEIGHTS = {
  add: 30,
  replace: 16,
  move: 18,
  'make dossier': 5,
  'move dossier': 8,
  bin: 12,
  'bin dossier': 4,
  restore: 5,
  'restore dossier': 2,
  'delete forever': 12,
  'delete dossier forever': 4,
} as const satisfies Record<string, number>

export type StepKind = keyof typeof WEIGHTS

export type Step = {
  readonly kind: StepKind
  /** From 0 to 1: which one of those that there are. */
  readonly pick: number
  /** From 0 to 1: which folder. */
  readonly place: number
  /** How many papers, where there may be several. */
  readonly count: number
  readonly file: { readonly kind: 'pdf' | 'png'; readonly bytes: number }
  /** Gives up waiting for the answer after so long, and asks again with the same key. */
  readonly patienceMs: number
  /** Asks once more with the same key although it has its answer. */
  readonly asksAgain: boolean
  readonly pauseMs: number
}

const LARGEST_BYTES = 400_000

export function nextStep(random: Random): Step {
  return {
    kind: weighted(random, WEIGHTS),
    pick: random(),
    place: random(),
    count: 1 + Math.floor(random() * random() * 3),
    // What is looked through in a process of its own takes its time.
    file: { kind: random() < 0.15 ? 'pdf' : 'png', bytes: Math.floor(random() * random() * LARGEST_BYTES) },
    patienceMs: random() < 0.15 ? 20 + Math.round(random() * 300) : 20_000,
    asksAgain: random() < 0.15,
    pauseMs: Math.round(random() * 300),
  }
}
