import type { z } from 'zod'
import type { deliverInput, mannersInput, timeInput } from './control-input.ts'
import type { Rule } from '../misbehavior/misbehavior.ts'
import type { Manners } from '../webhooks/outbox.ts'

export type Time = { readonly now: number; readonly text: string }
export type Undelivered = {
  event: string
  created: number
  attempts: number
  next_at: number | null
  last_error: string | null
  gave_up: boolean
}

/** What tests and journeys tell any company to do; what goes wrong is its own. */
export class ControlClient<RuleInput extends object> {
  readonly url: string
  readonly #secretKey: string

  constructor(url: string, secretKey: string) {
    this.url = url
    this.#secretKey = secretKey
  }

  time = () => this.ask<Time>('GET', '/time')
  /** Answers when all that was due by then has been done, and told. */
  advance = (by: { days?: number; hours?: number; seconds?: number }) => this.ask<Time>('POST', '/time', { advance: by })
  moveTo = (to: Extract<z.input<typeof timeInput>, { to: unknown }>['to']) => this.ask<Time>('POST', '/time', { to })

  /** Of empty books alone. */
  beginAt = (at: Date) => this.ask<Time>('POST', '/time/begin', { at: at.toISOString() })

  misbehave = (rule: RuleInput) => this.ask<{ data: (Rule & { left: number })[] }>('POST', '/misbehave', rule)
  behave = () => this.ask<{ data: [] }>('DELETE', '/misbehave')

  webhooks = (manners: z.input<typeof mannersInput>) => this.ask<Manners>('POST', '/webhooks', manners)
  webhookState = () => this.ask<Manners & { undelivered: Undelivered[] }>('GET', '/webhooks')
  deliver = (given: z.input<typeof deliverInput>) => this.ask<{ answers: (number | string)[] }>('POST', '/webhooks/deliver', given)

  forgetKeys = () => this.ask<{ forgotten: number }>('POST', '/forget-keys')
  reset = () => this.ask<{ reset: true }>('POST', '/reset')

  protected async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.url}/control${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#secretKey}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} /control${path} was answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer
  }
}
