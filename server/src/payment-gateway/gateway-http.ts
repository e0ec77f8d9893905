import type { z } from 'zod'
import type { Asking, CompanyRefusal, OneTry } from '../rpc/other-company.ts'
import { ErrorBody } from './gateway-schemas.ts'
import { readCapped } from './read-capped.ts'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 1_048_576
/** The key is busy, asked too often, or it does not know who we are: none of these says what became of the matter. */
const TELLS_NOTHING = new Set([401, 403, 409, 425, 429])
const NOT_FOUND = 404

type Query = Readonly<Record<string, string | number | undefined>>

type Asked<Answer> = Asking & {
  readonly path: string
  readonly query?: Query
  /** Acts within a connected account. */
  readonly accountId?: string | null
  readonly schema: z.ZodType<Answer>
  readonly mostBytes?: number
}

type Posted<Answer> = OneTry & { readonly path: string; readonly body: object; readonly schema: z.ZodType<Answer> }

/** What a POST came to. `body`: what else a refusal says, such as the payment that was declined. */
export type PostOutcome<Answer> =
  | { readonly outcome: 'done'; readonly answer: Answer }
  | { readonly outcome: 'refused'; readonly refusal: CompanyRefusal; readonly error: z.output<typeof ErrorBody>['error'] }

export type GatewayHttp = {
  /** Null where it does not know the object. */
  get<Answer>(asked: Asked<Answer>): Promise<Answer | null>
  post<Answer>(posted: Posted<Answer>): Promise<PostOutcome<Answer>>
}

/** Speaks HTTP with a gateway. Nothing that it answers or that we send stands in an error: both hold numbers of people. */
export function openGatewayHttp({ url, secretKey }: { url: string; secretKey: string }): GatewayHttp {
  async function send(path: string, { signal, ...init }: RequestInit & Asking, mostBytes = MOST_BYTES) {
    const response = await fetch(new URL(path, url), {
      ...init,
      redirect: 'error',
      headers: { authorization: `Bearer ${secretKey}`, accept: 'application/json', ...init.headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    return { status: response.status, text: await readCapped(response, mostBytes) }
  }

  return {
    async get({ path, query = {}, accountId = null, schema, signal, mostBytes }) {
      const headers: Record<string, string> = accountId === null ? {} : { 'gateway-account': accountId }
      const { status, text } = await send(withQuery(path, query), { signal, headers }, mostBytes)
      if (status === NOT_FOUND) return null
      if (status !== 200) throw new Error(`the payment gateway answers ${status} to GET ${path}`)
      return parsed(schema, text, path)
    },

    async post({ path, body, schema, key, signal }) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      const { status, text } = await send(path, { method: 'POST', body: JSON.stringify(body), signal, headers })
      if (status === 200 || status === 201) return { outcome: 'done', answer: parsed(schema, text, path) }
      if (status < 400 || status >= 500 || TELLS_NOTHING.has(status))
        throw new Error(`the payment gateway answers ${status} to POST ${path}`)
      const { error } = parsed(ErrorBody, text, path)
      // Our own mistake: another wish under a key that was used. It neither did this one nor refused it.
      if (error.type === 'idempotency_error') throw new Error(`the payment gateway knows the key of POST ${path} with another body`)
      return { outcome: 'refused', error, refusal: { code: error.code, message: error.message, param: error.param ?? null } }
    },
  }
}

function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value))
  return params.size === 0 ? path : `${path}?${params.toString()}`
}

function parsed<Answer>(schema: z.ZodType<Answer>, text: string, path: string): Answer {
  const result = schema.safeParse(jsonOf(text, path))
  if (result.success) return result.data
  const where = result.error.issues.slice(0, 5).map(({ path: at, code }) => `${at.join('.')} ${code}`)
  throw new Error(`the payment gateway answers ${path} with something else than was agreed: ${where.join(', ')}`)
}

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`the payment gateway answers ${path} with what is no JSON`)
  }
}
