import { CallErrors, type ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { GetToken } from '@keystead/contract/rpc/device-token.operations.ts'
import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'

/*
 * What stands in for the server where `web/src/api` fetches. Both sides of each call keep to the contract: an answer that its output
 * does not allow does not compile, or fails the test at run time; so does a question that its input does not allow, and one that the
 * test has not thought of.
 */

/** Its clock stands, at an hour that no browser's clock shows. */
export const STAND_IN_TIME = new Date('2026-01-15T12:00:00Z')
const headers = { Date: STAND_IN_TIME.toUTCString() }

type Answer = (input: unknown) => unknown
type Call = { operation: AnyOperation; input: unknown }

let answers = new Map<string, { operation: AnyOperation; answer: Answer }>()
let calls: Call[] = []
let troubles: string[] = []

/** A refusal, as a server gives it: `throw refusal(CallErrors.InvalidInput, { Email: 'Email is not valid.' })`. */
export function refusal(definition: ErrorDefinition, fields?: FieldMessages): Error {
  return new Refused(definition, fields)
}

class Refused extends Error {
  readonly definition: ErrorDefinition
  readonly fields: FieldMessages | undefined

  constructor(definition: ErrorDefinition, fields: FieldMessages | undefined) {
    super(definition.message)
    this.definition = definition
    this.fields = fields
  }
}

/** From now on in this test, this is what the call answers. A later one for the same call replaces it. */
export function answer<Op extends AnyOperation>(
  operation: Op,
  answerOf: OutputOf<Op> | ((input: InputOf<Op>) => OutputOf<Op> | Promise<OutputOf<Op>>),
): void {
  const answering = typeof answerOf === 'function' ? (answerOf as Answer) : () => answerOf
  answers.set(operation.path, { operation, answer: answering })
}

/** What was asked of one call so far, in order. */
export function asked<Op extends AnyOperation>(operation: Op): InputOf<Op>[] {
  return calls.filter((call) => call.operation.path === operation.path).map(({ input }) => input as InputOf<Op>)
}

/** Takes the place of `fetch`, and forgets what the last test was told. */
export function beginStandIn(): void {
  answers = new Map()
  calls = []
  troubles = []
  answer(GetToken, { Token: 'token', Expires: new Date(Date.now() + 86_400_000).toISOString() })
  globalThis.fetch = standIn
}

/** What was wrong with the calls of a test: nobody's failure but the test's, so it has to hear of it. */
export function troublesOfStandIn(): string[] {
  return troubles
}

async function standIn(to: RequestInfo | URL, request?: RequestInit): Promise<Response> {
  const known = answers.get(String(to))
  if (!known) {
    troubles.push(`${String(to)} was asked, and the test answers nothing.`)
    return refused(new Refused(CallErrors.OperationNotFound, undefined))
  }
  const { operation, answer: answerOf } = known
  const input: unknown = JSON.parse(String(request?.body))
  const parsed = operation.input.safeParse(input)
  if (!parsed.success) troubles.push(`${operation.name} was asked with what its input refuses: ${parsed.error.message}`)
  calls.push({ operation, input })
  try {
    const given = await answerOf(input)
    const fits = operation.output.safeParse(given)
    if (!fits.success) troubles.push(`The answer of ${operation.name} is none that the contract allows: ${fits.error.message}`)
    request?.signal?.throwIfAborted()
    return Response.json({ StatusCode: 200, Data: given ?? null }, { headers })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    request?.signal?.throwIfAborted()
    return refused(error)
  }
}

function refused({ definition: { code, status, message }, fields }: Refused): Response {
  const body = { Code: code, Message: message, Fields: fields, Reference: 'reference' }
  return Response.json({ StatusCode: status, Error: body }, { status, headers })
}
