import type { Company } from './company.ts'
import type { Misbehavior } from './misbehavior/misbehavior.ts'
import type { Outbox } from './webhooks/outbox.ts'

/** The running program around a company. */
export type Program<Of extends Company = Company> = {
  readonly sandbox: Of
  readonly secretKey: string
  /** The control is open to this machine without the key. */
  readonly isDemo: boolean
  readonly misbehavior: Misbehavior
  readonly outbox: Outbox
  /** Idempotency keys of requests that are not answered yet. */
  readonly running: Set<string>
  /** Moves the time on, and answers when all that was due has been done and told. */
  readonly advanceTo: (seconds: number) => Promise<void>
  /** Something has come about: what it has brought is sent, and what is due is planned. */
  readonly wake: () => void
  readonly closing: AbortSignal
}
