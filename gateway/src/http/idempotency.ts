import { createHmac } from 'node:crypto'
import type { Company } from '../company.ts'
import { wallClock } from '../time/clock.ts'
import { ApiError } from './api-error.ts'
import type { Answer } from './endpoint.ts'

const FORGOTTEN_AFTER_SECONDS = 86_400

/** What tells one request from another. It is keyed, since a short number could be found again by trying. */
export function fingerprintOf(secret: string, parts: readonly unknown[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
}

/**
 * The stored answer of a key, if it has been answered; another request under the key is refused. Keys grow old by the clock of those who ask again,
 * not by that of the sandbox: its days may go by between two tries of a moment.
 */
export function storedAnswer({ store }: Company, key: string, fingerprint: string): Answer | null {
  store.run('delete from answer where created <= ?', wallClock() - FORGOTTEN_AFTER_SECONDS)
  const row = store.one<{ request: string; status: number; body: string }>('select request, status, body from answer where key = ?', key)
  if (!row) return null
  if (row.request !== fingerprint)
    throw new ApiError(400, 'idempotency_error', 'This Idempotency-Key was used for another request.', { type: 'idempotency_error' })
  return { status: row.status, body: JSON.parse(row.body) }
}

export function storeAnswer({ store }: Company, key: string, fingerprint: string, { status, body }: Answer): void {
  store.run(
    'insert into answer (key, request, status, body, created) values (?, ?, ?, ?, ?)',
    key,
    fingerprint,
    status,
    JSON.stringify(body),
    wallClock(),
  )
}

export function forgetAnswers({ store }: Company): number {
  return store.run('delete from answer')
}
