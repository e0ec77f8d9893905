import type { Random } from './random.ts'
import type { Control } from '../../gateway/src/control-client.ts'

export type Rule = Parameters<Control['misbehave']>[0]
export type Manners = Parameters<Control['webhooks']>[0]

/** What goes wrong at any company. */
export type CompanyRule = Omit<Rule, 'kind' | 'difference'> & { readonly kind: (typeof KINDS)[number] }

/** How a company behaves for some seconds, and which app it tells of events. */
export type Spell<OfCompany = Rule> = {
  readonly atMs: number
  readonly rules: readonly OfCompany[]
  readonly manners: Manners
  readonly tells: 0 | 1
}

const KINDS = [
  'timeout_before',
  'timeout_after',
  'timeout_after',
  'error_before',
  'error_after',
  'error_after',
  'reset_before',
  'reset_after',
  'reset_after',
  'slow',
] as const
const PATHS = ['/v1', '/v1/payment_intents', '/v1/refunds']
const BUREAU_PATHS = ['/v1', '/v1/screenings', '/v1/reports']
/** Longer than the server waits for an answer: what it gives up on comes about all the same. */
const BEYOND_PATIENCE_MS = 11_000

export const weatherOf = (random: Random, seconds: number): Spell[] => spellsOf(random, seconds, PATHS)
export const bureauWeatherOf = (random: Random, seconds: number): Spell<CompanyRule>[] => spellsOf(random, seconds, BUREAU_PATHS)

function spellsOf(random: Random, seconds: number, paths: readonly string[]): Spell<CompanyRule>[] {
  const spells: Spell<CompanyRule>[] = []
  for (let atMs = 0; atMs < seconds * 1_000; atMs += 3_000 + Math.round(random() * 4_000)) spells.push(spellOf(random, atMs, paths))
  return spells
}

function spellOf(random: Random, atMs: number, paths: readonly string[]): Spell<CompanyRule> {
  const rules = Array.from({ length: Math.floor(random() * 4) }, () => ruleOf(random, paths))
  const isLate = random() < 0.5
  return {
    atMs,
    rules,
    manners: {
      duplicates: Math.floor(random() * 3),
      shuffle: random() < 0.6,
      delay_ms: isLate ? Math.round(random() * 900) : 0,
      // Before the answer of the call that they tell about; not where each waits for others that are late.
      before_answer: !isLate && random() < 0.3,
      hold: random() < 0.12,
      seed: Math.floor(random() * 1_000_000),
    },
    tells: random() < 0.5 ? 0 : 1,
  }
}

function ruleOf(random: Random, paths: readonly string[]): CompanyRule {
  const kind = KINDS[Math.floor(random() * KINDS.length)]!
  const isBeyond = random() < 0.25
  const delayMs = kind === 'slow' ? (isBeyond ? BEYOND_PATIENCE_MS : 300 + Math.round(random() * 1_500)) : 1_500
  return {
    path: paths[Math.floor(random() * paths.length)]!,
    ...(random() < 0.7 && { method: 'POST' as const }),
    kind,
    times: 1_000,
    delay_ms: delayMs,
    probability: kind === 'slow' && isBeyond ? 0.05 : 0.05 + random() * 0.2,
    seed: Math.floor(random() * 1_000_000),
    status: random() < 0.3 ? 503 : 500,
  }
}
