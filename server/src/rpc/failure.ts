import { randomBytes } from 'node:crypto'
import { CallErrors, type ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { FailureBody, FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import pg from 'pg'
import type { Languages } from '../text/languages.ts'
import { isSilence } from '../database/silence.ts'
import { ThreadLost } from '../threads/threads.ts'

/** A failure that the caller is told by its definition; anything else thrown is unexpected and stays in the log. */
export class CallFailure extends Error {
  readonly definition: ErrorDefinition
  readonly fields: FieldMessages | undefined
  readonly retryAfterSeconds: number | undefined
  /** In place of the sentence of its definition, where it names something. */
  readonly sentence: string | undefined

  constructor(
    definition: ErrorDefinition,
    options: { fields?: FieldMessages; retryAfterSeconds?: number; sentence?: string; note?: string } = {},
  ) {
    super(options.note ?? definition.code)
    this.definition = definition
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
    this.sentence = options.sentence
  }
}

/** Ends a handler with a failure of its declaration. `fields` says at which fields it is shown. */
export function fail(definition: ErrorDefinition, fields?: FieldMessages): never {
  throw new CallFailure(definition, { fields })
}

/** A rule that only the server can check, told at the field like any other. */
export function failField(field: string, message: string): never {
  throw new CallFailure(CallErrors.InvalidInput, { fields: { [field]: message } })
}

export function newReference(): string {
  return randomBytes(5).toString('hex').toUpperCase()
}

export type FailureAnswer = { statusCode: number; body: FailureBody; retryAfterSeconds: number | undefined; unexpected: boolean }

/** In the words of the caller's language. */
export function inLanguageOf(body: FailureBody, languages: Languages, language: string): FailureBody {
  const said = (english: string) => languages.otherWords(english, language)
  const { Fields } = body
  return {
    ...body,
    Message: said(body.Message),
    ...(Fields && { Fields: Object.fromEntries(Object.entries(Fields).map(([field, message]) => [field, said(message)])) }),
  }
}

/** What the caller is told of anything thrown: definitions as they are, a lost database as busy, a full disk as such, the rest as unexpected. */
export function failureAnswer(error: unknown): FailureAnswer {
  const failure = error instanceof CallFailure ? error : new CallFailure(definitionOf(error))
  const { definition } = failure
  return {
    statusCode: definition.status,
    body: {
      Code: definition.code,
      Message: failure.sentence ?? definition.message,
      ...(failure.fields ? { Fields: failure.fields } : {}),
      Reference: newReference(),
    },
    retryAfterSeconds: failure.retryAfterSeconds ?? RETRY_AFTER_SECONDS.get(definition),
    unexpected: !(error instanceof CallFailure),
  }
}

const RETRY_AFTER_SECONDS: ReadonlyMap<ErrorDefinition, number> = new Map<ErrorDefinition, number>([
  [CallErrors.Unavailable, 2],
  [CallErrors.NoRoomLeft, 60],
])

function definitionOf(error: unknown): ErrorDefinition {
  if (isOutOfRoom(error)) return CallErrors.NoRoomLeft
  return isUnavailable(error) ? CallErrors.Unavailable : CallErrors.Unexpected
}

// The database's disk; that of files, or what their user may fill of it.
const ROOM_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something could not be written for want of room, also where what the system says is wrapped. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ROOM_CODES.has((error as { code?: string }).code ?? '') || isOutOfRoom(error.cause)
}

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
// Shutting down, crashed, starting up, too many connections, lock not available; a statement, a pause within a
// transaction or a transaction took too long.
const BUSY_CODES = new Set(['57P01', '57P02', '57P03', '53300', '55P03', '57014', '25P03', '25P04'])

/** Whether the database could not be reached or had no room, or a thread ended by no fault of this work: worth another try in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof ThreadLost) return true
  const code = (error as { code?: string }).code ?? ''
  if (error instanceof pg.DatabaseError) return BUSY_CODES.has(code)
  return (
    NETWORK_CODES.has(code) ||
    isSilence(error) ||
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable/.test(
      error.message,
    ) ||
    (error instanceof AggregateError && error.errors.some(isUnavailable))
  )
}
