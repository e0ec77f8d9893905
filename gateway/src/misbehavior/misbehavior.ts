import { z } from 'zod'
import { type Random, seeded } from './random.ts'

/*
 * What a company is told to do wrong, and how often. `before` is before anything has come about, `after` is after it.
 */

/** What goes wrong at any company: `garbled` does it and answers what was not agreed. */
const KINDS = ['timeout_before', 'timeout_after', 'error_before', 'error_after', 'reset_before', 'reset_after', 'slow', 'garbled'] as const

const RULE = {
  /** That address and those below it; all of the API where nothing is said. */
  path: z.string().startsWith('/').default('/v1'),
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  times: z.int().min(1).max(1_000_000).default(1),
  /** How long `slow` waits, or after how long a timeout hangs up. */
  delay_ms: z.int().min(0).max(600_000).optional(),
  probability: z.number().min(0).max(1).default(1),
  seed: z.int().default(1),
  /** What an error answers. */
  status: z.union([z.literal(429), z.literal(500), z.literal(503)]).default(500),
}

/** What a rule is made of, at a company at which something of its own goes wrong as well. */
export const ruleWith = <Own extends string>(own: Own) => z.strictObject({ ...RULE, kind: z.enum([...KINDS, own]) })

export type Rule = Readonly<Omit<z.output<ReturnType<typeof ruleWith>>, 'kind'>> & { readonly kind: string; readonly difference?: number }

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
