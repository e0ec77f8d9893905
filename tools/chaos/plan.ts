import { type Random, seeded } from './random.ts'
import { type CompanyRule, type Spell, bureauWeatherOf, weatherOf } from './weather.ts'

/*
 * What a seed says is to happen, and when. The same seed is the same plan; how what happens meets what clients do at that moment is up to the machine.
 */

export type Kill = { readonly atMs: number; readonly what: 'app 0' | 'app 1' | 'database' }

/** What happens outside of us: days that go by at the gateway, banks and payers who change their minds, and jobs that come sooner than by the clock. */
const HAPPENINGS = [
  'days',
  'days',
  'dispute',
  'decide',
  'decide',
  'return',
  'return',
  'fail payout',
  'janitor',
  'janitor',
  'reconcile',
] as const
export type Happening = {
  readonly atMs: number
  readonly kind: (typeof HAPPENINGS)[number]
  /** From 0 to 1: which one of those that there are. */
  readonly pick: number
}

export type Plan = {
  readonly seed: number
  readonly seconds: number
  readonly kills: readonly Kill[]
  readonly weather: readonly Spell[]
  /** Of the bureau. */
  readonly bureauWeather: readonly Spell<CompanyRule>[]
  readonly happenings: readonly Happening[]
}

/** 20 in 180 seconds. */
const SECONDS_OF_AN_APP = 9
/** 2 in 180 seconds. */
const SECONDS_OF_THE_DATABASE = 90
const QUIET_AT_FIRST_MS = 2_000

export function planOf(seed: number, seconds: number): Plan {
  return {
    seed,
    seconds,
    kills: killsOf(streamOf(seed, 'kills'), seconds),
    weather: weatherOf(streamOf(seed, 'weather'), seconds),
    bureauWeather: bureauWeatherOf(streamOf(seed, 'weather of the bureau'), seconds),
    happenings: happeningsOf(streamOf(seed, 'happenings'), seconds),
  }
}

/** Numbers of its own for each part, so that a longer run of a seed begins as a shorter one does. */
export function streamOf(seed: number, part: string): Random {
  let mixed = seed >>> 0
  for (const letter of part) mixed = Math.imul(mixed ^ letter.codePointAt(0)!, 0x01_00_01_93) >>> 0
  return seeded(mixed)
}

function killsOf(random: Random, seconds: number): Kill[] {
  const apps = momentsOf(random, seconds, Math.max(1, Math.round(seconds / SECONDS_OF_AN_APP))).map((atMs): Kill => ({
    atMs,
    what: random() < 0.5 ? 'app 0' : 'app 1',
  }))
  const databases = momentsOf(random, seconds, Math.max(1, Math.round(seconds / SECONDS_OF_THE_DATABASE))).map((atMs): Kill => ({
    atMs,
    what: 'database',
  }))
  return [...apps, ...databases].toSorted((one, other) => one.atMs - other.atMs)
}

/** So many, each somewhere in its part of the time. */
export function momentsOf(random: Random, seconds: number, count: number, quietAtFirstMs = QUIET_AT_FIRST_MS): number[] {
  const part = (seconds * 1_000 - quietAtFirstMs) / count
  return Array.from({ length: count }, (_, place) => Math.round(quietAtFirstMs + (place + random()) * part))
}

function happeningsOf(random: Random, seconds: number): Happening[] {
  const happenings: Happening[] = []
  for (let atMs = QUIET_AT_FIRST_MS; atMs < seconds * 1_000; atMs += 600 + Math.round(random() * 1_200))
    happenings.push({ atMs, kind: HAPPENINGS[Math.floor(random() * HAPPENINGS.length)]!, pick: random() })
  return happenings
}
