import type { z } from 'zod'
import type { Asking, CompanyRefusal, OneTry } from '../rpc/other-company.ts'
import { ErrorBody, agreed } from './answers.ts'
import { readCapped } from './read-capped.ts'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 1_048_576
/** The key is busy, asked too often, or it does not know who we are: none of these says what became of the matter. */
const TELLS_NOTHING = new Set([401, 403, 425, 429])
const CONFLICT = 409
/** By which a company may say that there is no such thing (any more). */
const SAYS_NONE = new Set([404, CONFLICT, 410])
const UNKNOWN = 'resource_missing'

type Query = Readonly<Record<string, string | number | undefined>>

type Asked<Answer> = Asking & {
  readonly path: string
  readonly query?: Query
  readonly headers?: Readonly<Record<string, string>>
  readonly schema: z.ZodType<Answer>
  readonly mostBytes?: number
  /** Codes by which it says that there is none, beside not knowing it. */
  readonly absentBy?: readonly string[]
}

type Posted<Answer> = OneTry & { readonly path: string; readonly body: object; readonly schema: z.ZodType<Answer> }

/** What a POST came to. `error`: what else a refusal says, such as the payment that was declined. */
export type PostOutcome<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  | { readonly outcome: 'refused'; readonly refusal: CompanyRefusal; readonly error: z.output<typeof ErrorBody>['error'] }

export type CompanyHttp = {
  readonly company: string
  /** Null where it does not know the object. */
  find<Answer>(asked: Asked<Answer>): Promise<Answer | null>
  /** What always exists, such as a list. */
  get<Answer>(asked: Asked<Answer>): Promise<Answer>
  post<Answer>(posted: Posted<Answer>): Promise<PostOutcome<Answer>>
}

export type Company = {
  /** As errors call it: `payment gateway`. */
  readonly name: string
  readonly url: string
  readonly secretKey: string
  /** What it refuses by 409; else that says of the key alone. */
  readonly refusesByConflict?: boolean
}

/** Speaks HTTP with another company. Nothing that it answers or that we send stands in an error: both hold numbers of people. */
export function openCompanyHttp({ name, url, secretKey, refusesByConflict = false }: Company): CompanyHttp {
  async function send(path: string, { signal, ...init }: RequestInit & Asking, mostBytes = MOST_BYTES) {
    const response = await fetch(new URL(path, url), {
      ...init,
      redirect: 'error',
      headers: { authorization: `Bearer ${secretKey}`, accept: 'application/json', ...init.headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    return { status: response.status, text: await readCapped(name, response, mostBytes) }
  }

  const said = (path: string) => ({ company: name, where: `at ${path}` })
  const errorIn = (text: string, path: string) => agreed(ErrorBody, text, said(path)).error

  async function find<Answer>(asked: Asked<Answer>): Promise<Answer | null> {
    const { path, query = {}, headers = {}, schema, signal, mostBytes, absentBy = [] } = asked
    const { status, text } = await send(withQuery(path, query), { signal, headers }, mostBytes)
    if (status === 200) return agreed(schema, text, said(path))
    // Something on the way, such as a proxy, may answer so as well: who knows the object says why.
    if (SAYS_NONE.has(status) && [UNKNOWN, ...absentBy].includes(errorIn(text, path).code)) return null
    throw new Error(`the ${name} answers ${status} to GET ${path}`)
  }

  return {
    company: name,
    find,

    async get(asked) {
      const answer = await find(asked)
      if (answer === null) throw new Error(`the ${name} has nothing at ${asked.path}`)
      return answer
    },

    async post({ path, body, schema, key, signal }) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      const { status, text } = await send(path, { method: 'POST', body: JSON.stringify(body), signal, headers })
      if (status === 200 || status === 201) return { outcome: 'done', answer: agreed(schema, text, said(path)) }
      const refuses = status >= 400 && status < 500 && !TELLS_NOTHING.has(status) && (status !== CONFLICT || refusesByConflict)
      if (!refuses) throw new Error(`the ${name} answers ${status} to POST ${path}`)
      const error = errorIn(text, path)
      // Another try runs that asks the same.
      if (error.type === 'idempotency_error' && status === CONFLICT) throw new Error(`the ${name} is busy with the key of POST ${path}`)
      // Our own mistake: another wish under a key that was used. It neither did this one nor refused it.
      if (error.type === 'idempotency_error') throw new Error(`the ${name} knows the key of POST ${path} with another body`)
      return { outcome: 'refused', error, refusal: { code: error.code, message: error.message, param: error.param ?? null } }
    },
  }
}

function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value))
  return params.size === 0 ? path : `${path}?${params.toString()}`
}
