import type { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'

export type Answer = { readonly status: number; readonly body: unknown }

export type Call<Body, Query> = {
  readonly sandbox: Sandbox
  readonly id: string
  readonly body: Body
  readonly query: Query
  /** The connected account for whom it is asked. */
  readonly account: string | null
  /** How many cents more or less are taken than was asked. */
  readonly difference: number
}

export type Endpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: z.ZodType | null
  readonly query: z.ZodType | null
  /** Whether it takes `Gateway-Account`. */
  readonly forAccount: boolean
  readonly handle: (call: Call<never, never>) => Answer
}

type Declared<Body extends z.ZodType, Query extends z.ZodType> = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: Body
  readonly query?: Query
  readonly forAccount?: boolean
  readonly handle: (call: Call<z.output<Body>, z.output<Query>>) => unknown
}

/** One call of the API; what it answers is 200, unless it is an `answer`. */
export function endpoint<Body extends z.ZodType, Query extends z.ZodType>({
  method,
  path,
  body,
  query,
  forAccount = false,
  handle,
}: Declared<Body, Query>): Endpoint {
  return {
    method,
    path,
    body: body ?? null,
    query: query ?? null,
    forAccount,
    handle(call) {
      const answered = handle(call)
      return answered instanceof Answered ? answered : { status: 200, body: answered }
    },
  }
}

/** An answer of another status, whose effect stays. */
export class Answered implements Answer {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}
