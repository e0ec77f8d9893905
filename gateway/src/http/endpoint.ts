import type { z } from 'zod'
import type { Company } from '../company.ts'
import type { Rule } from '../misbehavior/misbehavior.ts'

export type Answer = { readonly status: number; readonly body: unknown }

export type Call<Of extends Company, Body, Query> = {
  readonly sandbox: Of
  readonly id: string
  readonly body: Body
  readonly query: Query
  /** For whom it is asked, where that is not who asks. */
  readonly account: string | null
  /** What goes wrong with it. */
  readonly trouble: Rule | null
}

/** Of the one that `Gateway-Account` names, if there is one. */
type FindAccount<Of extends Company> = (sandbox: Of, named: string) => string

type Parts<Of extends Company> = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Where it takes `Gateway-Account`. */
  readonly forAccount?: FindAccount<Of>
  /** Without an Idempotency-Key it is refused. */
  readonly wantsKey?: boolean
}

export type Endpoint<Of extends Company> = Parts<Of> & {
  readonly body: z.ZodType | null
  readonly query: z.ZodType | null
  readonly handle: (call: Call<Of, never, never>) => Answer
}

type Declared<Of extends Company, Body extends z.ZodType, Query extends z.ZodType> = Parts<Of> & {
  readonly body?: Body
  readonly query?: Query
  readonly handle: (call: Call<Of, z.output<Body>, z.output<Query>>) => unknown
}

/** How the calls of a company are declared; what one answers is 200, unless it is an `Answered`. */
export function endpointsOf<Of extends Company>() {
  return function endpoint<Body extends z.ZodType, Query extends z.ZodType>({
    body,
    query,
    handle,
    ...parts
  }: Declared<Of, Body, Query>): Endpoint<Of> {
    return {
      ...parts,
      body: body ?? null,
      query: query ?? null,
      handle(call) {
        const answered = handle(call)
        return answered instanceof Answered ? answered : { status: 200, body: answered }
      },
    }
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
