import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { TABLES } from '../books/schema.ts'
import type { Company } from '../company.ts'
import { ApiError } from '../http/api-error.ts'
import { checkSecretKey, isSecretKey } from '../http/authority.ts'
import { forgetAnswers } from '../http/idempotency.ts'
import { parse } from '../http/parse.ts'
import type { Rule } from '../misbehavior/misbehavior.ts'
import { sendPage } from '../pages/page-headers.ts'
import type { Program } from '../program.ts'
import { PLAIN } from '../webhooks/outbox.ts'
import * as input from './control-input.ts'

type Asked = FastifyRequest<{ Params: { id: string } }>

export type ControlParts<Of extends Company> = {
  readonly page: string
  /** What may go wrong. */
  readonly rule: z.ZodType<Rule>
  /** Whether something stands in the books, so that their time has begun. */
  readonly hasBegun: (sandbox: Of) => boolean
  /** What comes about by itself from the beginning. */
  readonly begin: (sandbox: Of) => void
  /** Tables beside those that all have. */
  readonly tables?: readonly string[]
}

/** What people and tests tell any company to do; answers how it is told more. */
export function controlRoutes<Of extends Company>(app: FastifyInstance, program: Program<Of>, parts: ControlParts<Of>) {
  const add = (method: 'GET' | 'POST' | 'DELETE', url: string, work: (request: Asked) => unknown) =>
    app.route<{ Params: { id: string } }>({
      method,
      url: `/control${url}`,
      handler: async (request) => {
        checkMayControl(program, request)
        const answer = await work(request)
        program.wake()
        return answer
      },
    })
  // The page itself holds nothing: what it shows it asks for.
  app.get('/control', (_request, reply) => sendPage(reply, parts.page, null))
  addTime(add, program, parts)
  addTrouble(add, program, parts)
  addWebhooks(add, program)
  add('POST', '/forget-keys', () => ({ forgotten: forgetAnswers(program.sandbox) }))
  add('POST', '/reset', () => reset(program, parts))
  return {
    add,
    /** Something is decided about one object, whole or not at all. */
    decide: <Schema extends z.ZodType>(url: string, schema: Schema, work: (sandbox: Of, id: string, given: z.output<Schema>) => unknown) =>
      add('POST', url, ({ params, body }) => {
        const given = parse(schema, body ?? {})
        return program.sandbox.store.transaction(() => work(program.sandbox, params.id, given))
      }),
  }
}

type Add = (method: 'GET' | 'POST' | 'DELETE', url: string, work: (request: Asked) => unknown) => unknown

function addTime<Of extends Company>(add: Add, program: Program<Of>, { hasBegun, begin }: ControlParts<Of>): void {
  const { sandbox } = program
  const time = () => ({ now: sandbox.clock.now(), text: new Date(sandbox.clock.now() * 1_000).toISOString() })
  add('GET', '/time', time)
  add('POST', '/time', async ({ body }) => {
    await program.advanceTo(input.timeOf(parse(input.timeInput, body ?? {}), sandbox.clock.now()))
    return time()
  })
  // A year that has passed can be told from its beginning: as long as the books are empty, their time may begin earlier.
  add('POST', '/time/begin', ({ body }) => {
    const seconds = Math.floor(Date.parse(parse(input.beginInput, body ?? {}).at) / 1_000)
    sandbox.store.transaction(() => {
      if (hasBegun(sandbox)) throw new ApiError(400, 'books_not_empty', 'Time begins once: something stands in the books.')
      sandbox.clock.beginAt(seconds)
      begin(sandbox)
    })
    return time()
  })
}

function addTrouble<Of extends Company>(add: Add, { misbehavior }: Program<Of>, { rule }: ControlParts<Of>): void {
  add('GET', '/misbehave', () => ({ data: misbehavior.list() }))
  add('POST', '/misbehave', ({ body }) => {
    misbehavior.add(parse(rule, body ?? {}))
    return { data: misbehavior.list() }
  })
  add('DELETE', '/misbehave', () => {
    misbehavior.end()
    return { data: [] }
  })
}

function addWebhooks<Of extends Company>(add: Add, { outbox }: Program<Of>): void {
  add('GET', '/webhooks', () => ({ ...outbox.manners, undelivered: outbox.undelivered() }))
  add('POST', '/webhooks', ({ body }) => outbox.behave(parse(input.mannersInput, body ?? {})))
  add('POST', '/webhooks/deliver', async ({ body }) => {
    const { event, times } = parse(input.deliverInput, body ?? {})
    return { answers: await outbox.deliver(event, times) }
  })
}

/** Who has the secret key; in the demo also who sits at this machine, on a page of ours. */
function checkMayControl({ isDemo, secretKey }: Program, { headers, ip, host }: FastifyRequest): void {
  if (isSecretKey(headers.authorization, secretKey)) return
  const isHere = ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'
  const isNamedHere = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
  const isOurPage = headers.origin === undefined || headers.origin === `http://${host}`
  if (!(isDemo && isHere && isNamedHere && isOurPage)) checkSecretKey(headers.authorization, secretKey)
}

/** As new, but for the clock, which does not go back, and the address that is told. */
function reset<Of extends Company>({ sandbox, misbehavior, outbox }: Program<Of>, { begin, tables = [] }: ControlParts<Of>) {
  misbehavior.end()
  outbox.behave(PLAIN)
  sandbox.store.transaction(() => {
    for (const table of [...tables, ...TABLES]) if (table !== 'setting') sandbox.store.run(`delete from ${table}`)
    begin(sandbox)
  })
  return { reset: true }
}
