import type { Envelope, FailureBody, FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { CallErrors, type ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { text } from './failure.text.ts'

/** Failures that arise on this side of the wire, before an answer came. Status 0: there was none. */
export const ConnectionErrors = {
  Unreachable: { code: 'Unreachable', message: text.unreachable },
  TimedOut: { code: 'TimedOut', message: text.timeout },
} as const

type CallFailureOptions = {
  code: string
  message: string
  status: number
  fields?: FieldMessages
  /** Names this failure in the server's log; null where the server was not reached. */
  reference?: string | null
  /** How long the server asks to wait before the next try. */
  retryAfterSeconds?: number | null
  cause?: unknown
}

/** A call that did not succeed. Recognise it by definition: `failure.is(PropertyNotFound)`. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly code: string
  readonly status: number
  readonly fields: FieldMessages
  readonly reference: string | null
  readonly retryAfterSeconds: number | null

  constructor({ code, message, status, fields = {}, reference = null, retryAfterSeconds = null, cause }: CallFailureOptions) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.fields = fields
    this.reference = reference
    this.retryAfterSeconds = retryAfterSeconds
  }

  is(definition: Pick<ErrorDefinition, 'code'>): boolean {
    return this.code === definition.code
  }

  /** Whether the person was asked to confirm that it is them, and would rather not. There is nothing to tell them. */
  get wasDismissed(): boolean {
    return this.is(CallErrors.FreshFactorRequired)
  }

  /** Whether the server may or may not have worked on it: asking again is safe only with the same transaction id. */
  get outcomeIsUnknown(): boolean {
    return this.status === 0
  }
}

/** What was asked for was not done, and there is nothing to tell: the person thought better of it, or has been told. */
export function dismissed(): CallFailure {
  const { code, message, status } = CallErrors.FreshFactorRequired
  return new CallFailure({ code, message, status })
}

export function failureOf(status: number, body: FailureBody, retryAfterSeconds: number | null = null): CallFailure {
  return new CallFailure({
    status,
    code: body.Code,
    message: body.Message,
    fields: body.Fields,
    reference: body.Reference,
    retryAfterSeconds,
  })
}

/** The data of an answer; its failure is thrown. */
export function dataOf<Data>(envelope: Envelope<Data>): Data {
  if (envelope.Error) throw failureOf(envelope.StatusCode, envelope.Error)
  return envelope.Data as Data
}

/** What the router's error page and lists show of anything thrown. */
export function asCallFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error
  const { code, message, status } = CallErrors.Unexpected
  return new CallFailure({ code, message, status, cause: error })
}

/** An answer that is no envelope came from something in between, such as a proxy whose server restarts. */
export function failureOfForeignAnswer(status: number): CallFailure {
  const { code, message } = status >= 502 && status <= 504 ? CallErrors.Unavailable : CallErrors.Unexpected
  return new CallFailure({ code, message, status })
}
