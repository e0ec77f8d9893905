import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { Random } from './random.ts'
import { type Standing, client, overHttp } from '../client/client.ts'
import type { Installation } from './installation.ts'
import type { Intent, Notes } from './notes.ts'
import type { Step } from './script.ts'

/** What a call came to for a client that went on asking with one key. */
export type Came<Data> = { readonly data: Data; readonly code: null } | { readonly data: null; readonly code: string }

export type Tab = {
  /** A change, with a key of its own: asked again, of the one app or the other, until there is an answer. Null: there was none until the end. */
  change<Op extends AnyOperation>(
    operation: Op,
    input: InputOf<Op>,
    how: Pick<Step, 'patienceMs' | 'asksAgain'> & { readonly invoiceId?: string },
  ): Promise<Came<OutputOf<Op>> | null>
  /** A question, or a change that moves no money. Null: there was no good answer. */
  ask<Op extends AnyOperation>(operation: Op, input: InputOf<Op>): Promise<OutputOf<Op> | null>
}

type Around = {
  readonly installation: Pick<Installation, 'appUrls'>
  readonly notes: Notes
  readonly random: Random
  readonly gaveUp: AbortSignal
}

/** Answers that say nothing of what became of it. */
const TELLS_NOTHING = new Set(['StillRunning', 'SessionRenewed', 'TooManyRequests'])
const PATIENCE_MS = 20_000

/** One tab of one person, who reads and writes by whichever app there is. */
export function openTab({ installation, notes, random, gaveUp }: Around, standing: Standing): Tab {
  let app = random() < 0.5 ? 0 : 1
  const { call } = client((path, request) => overHttp(installation.appUrls[app as 0 | 1])(path, request), standing)

  async function once<Op extends AnyOperation>(operation: Op, input: InputOf<Op>, transactionId: string, patienceMs: number) {
    const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), gaveUp])
    try {
      const answer = await call(operation, input, { transactionId, signal })
      const code = answer.error?.Code ?? null
      const tells = answer.status === 200 || (answer.status < 500 && answer.status !== 401 && code !== null && !TELLS_NOTHING.has(code))
      return tells ? { ...answer, code } : null
    } catch {
      return null
    }
  }

  async function untilAnswered<Op extends AnyOperation>(operation: Op, input: InputOf<Op>, intent: Intent, patienceMs: number) {
    for (let patience = patienceMs; !gaveUp.aborted; patience = PATIENCE_MS) {
      const askedAt = notes.tick()
      const answer = await once(operation, input, intent.key, patience)
      if (answer) {
        intent.answers.push({ askedAt, at: notes.tick(), status: answer.status, code: answer.code, data: answer.data })
        return answer
      }
      app = app === 0 ? 1 : 0
      await pause(50 + Math.round(random() * 250))
    }
    return null
  }

  return {
    async change(operation, input, { patienceMs, asksAgain, invoiceId }) {
      const intent = notes.begin({
        key: randomUUID(),
        operation: operation.name,
        input: input as Record<string, unknown>,
        invoiceId: invoiceId ?? null,
      })
      const answer = await untilAnswered(operation, input, intent, patienceMs)
      if (answer?.status === 200 && asksAgain) await untilAnswered(operation, input, intent, PATIENCE_MS)
      if (!answer) return null
      return answer.status === 200 ? { data: answer.data, code: null } : { data: null, code: answer.code ?? String(answer.status) }
    },
    async ask(operation, input) {
      for (let tries = 0; tries < 6 && !gaveUp.aborted; tries += 1) {
        const answer = await once(operation, input, randomUUID(), PATIENCE_MS)
        if (answer) return answer.status === 200 ? answer.data : null
        app = app === 0 ? 1 : 0
        await pause(50 + Math.round(random() * 250))
      }
      return null
    },
  }
}
