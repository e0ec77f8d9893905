import { z } from 'zod'
import { type Random, seeded } from './random.ts'

/*
 * What the gateway is told to do wrong, and how often. `before` is before anything has come about, `after` is after it.
 */

export const KINDS = [
  'timeout_before',
  'timeout_after',
  'error_before',
  'error_after',
  'reset_before',
  'reset_after',
  'slow',
  'other_amount',
] as const
export type Kind = (typeof KINDS)[number]

export const misbehaviorInput = z.strictObject({
  /** That address and those below it; all of the API where nothing is said. */
  path: z.string().startsWith('/').default('/v1'),
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  kind: z.enum(KINDS),
  times: z.int().min(1).max(1_000_000).default(1),
  /** How long `slow` waits, or after how long a timeout hangs up. */
  delay_ms: z.int().min(0).max(600_000).optional(),
  probability: z.number().min(0).max(1).default(1),
  seed: z.int().default(1),
  /** What an error answers. */
  status: z.union([z.literal(429), z.literal(500), z.literal(503)]).default(500),
  /** How many cents `other_amount` takes beyond what was asked, or less. */
  difference: z.int().default(-1),
})
export type Rule = Readonly<z.output<typeof misbehaviorInput>>

type Kept = { readonly rule: Rule; readonly random: Random; left: number }

/** Lasts as long as the process. Of several rules that fit, the oldest counts. */
export class Misbehavior {
  #rules: Kept[] = []

  add(rule: Rule): void {
    this.#rules.push({ rule, random: seeded(rule.seed), left: rule.times })
  }

  end(): void {
    this.#rules = []
  }

  list() {
    return this.#rules.map(({ rule, left }) => ({ ...rule, left }))
  }

  /** What goes wrong with this call, which counts as one of its times. */
  take(method: string, path: string): Rule | null {
    for (const kept of this.#rules) {
      const { rule } = kept
      if (rule.method && rule.method !== method) continue
      if (path !== rule.path && !path.startsWith(`${rule.path}/`)) continue
      if (kept.random() >= rule.probability) continue
      kept.left -= 1
      if (kept.left === 0) this.#rules = this.#rules.filter((other) => other !== kept)
      return rule
    }
    return null
  }
}
