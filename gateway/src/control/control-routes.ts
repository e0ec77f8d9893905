import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { readBooks } from '../books/verify-books.ts'
import { MONEY_TABLES } from '../books/money-schema.ts'
import { TABLES } from '../books/schema.ts'
import type { Gateway } from '../gateway.ts'
import { ApiError } from '../http/api-error.ts'
import { checkSecretKey, isSecretKey } from '../http/authority.ts'
import { forgetAnswers } from '../http/idempotency.ts'
import { parse } from '../http/parse.ts'
import { accounts, presentAccount } from '../objects/account.ts'
import { decide } from '../objects/account-review.ts'
import { returnCodeOf, returnPayment } from '../objects/confirm.ts'
import { closeDispute, openDispute, presentDispute } from '../objects/dispute.ts'
import { dropPayouts, failPayout, planPayouts, presentPayout } from '../objects/payout.ts'
import { paymentIntents, presentPaymentIntent } from '../objects/payment-intent.ts'
import { RETURN_CODES, type ReturnCode } from '../numbers/magic-numbers.ts'
import { fill } from '../pages/page-files.ts'
import { sendPage } from '../pages/page-headers.ts'
import type { Sandbox } from '../sandbox.ts'
import { PLAIN } from '../webhooks/outbox.ts'
import * as input from './control-input.ts'
import { overviewOf } from './overview.ts'

type Work = (gateway: Gateway, request: FastifyRequest<{ Params: { id: string } }>) => unknown

/** What people and tests tell the gateway to do. */
export function controlRoutes(app: FastifyInstance, gateway: Gateway): void {
  const add = (method: 'GET' | 'POST' | 'DELETE', url: string, work: Work) =>
    app.route<{ Params: { id: string } }>({
      method,
      url: `/control${url}`,
      handler: async (request) => {
        checkMayControl(gateway, request)
        const answer = await work(gateway, request)
        gateway.wake()
        return answer
      },
    })

  const decideAbout = <Schema extends z.ZodType>(
    url: string,
    schema: Schema,
    work: (sandbox: Sandbox, id: string, given: z.output<Schema>) => unknown,
  ) =>
    add('POST', url, ({ sandbox }, { params, body }) => {
      const given = parse(schema, body ?? {})
      return sandbox.store.transaction(() => work(sandbox, params.id, given))
    })

  // The page itself holds nothing: what it shows it asks for.
  app.get('/control', (_request, reply) => sendPage(reply, fill('control.html', {}), null))
  add('GET', '/overview', ({ sandbox }) => overviewOf(sandbox))
  add('GET', '/time', timeOf)
  add('POST', '/time', moveTime)
  add('POST', '/time/begin', beginTime)
  add('GET', '/misbehave', ({ misbehavior }) => ({ data: misbehavior.list() }))
  add('POST', '/misbehave', ({ misbehavior }, { body }) => {
    misbehavior.add(parse(input.misbehaviorInput, body ?? {}))
    return { data: misbehavior.list() }
  })
  add('DELETE', '/misbehave', ({ misbehavior }) => {
    misbehavior.end()
    return { data: [] }
  })
  add('GET', '/webhooks', ({ outbox }) => ({ ...outbox.manners, undelivered: outbox.undelivered() }))
  add('POST', '/webhooks', ({ outbox }, { body }) => outbox.behave(parse(input.mannersInput, body ?? {})))
  add('POST', '/webhooks/deliver', async ({ outbox }, { body }) => {
    const { event, times } = parse(input.deliverInput, body ?? {})
    return { answers: await outbox.deliver(event, times) }
  })
  decideAbout('/accounts/:id/review', input.reviewInput, (sandbox, id, verdict) =>
    presentAccount(decide(sandbox, accounts.get(sandbox.store, id), verdict), sandbox.clock.now()),
  )
  decideAbout('/payment_intents/:id/return', input.returnInput, (sandbox, id, { code }) => takeBack(sandbox, id, code))
  decideAbout('/payment_intents/:id/dispute', input.disputeInput, (sandbox, id, { reason }) =>
    presentDispute(openDispute(sandbox, id, reason)),
  )
  decideAbout('/payment_intents/:id/dispute/close', input.closeInput, (sandbox, id, { won }) =>
    presentDispute(closeDispute(sandbox, id, won)),
  )
  decideAbout('/payouts/:id/fail', input.payoutInput, (sandbox, id, { code }) => presentPayout(failPayout(sandbox, id, code)))
  add('GET', '/books', ({ sandbox }) => readBooks(sandbox))
  add('POST', '/forget-keys', ({ sandbox }) => ({ forgotten: forgetAnswers(sandbox) }))
  add('POST', '/reset', reset)
}

/** A bank payment comes back, on its way or after it has settled. */
function takeBack(sandbox: Sandbox, id: string, said?: ReturnCode) {
  const intent = paymentIntents.get(sandbox.store, id)
  const code = said ?? returnCodeOf(intent)
  if (intent.status !== 'succeeded') returnPayment(sandbox, id, code)
  else if (intent.method.type === 'us_bank_account') openDispute(sandbox, id, RETURN_CODES[code].code, code)
  else throw new ApiError(400, 'payment_intent_unexpected_state', 'A card payment does not come back: dispute it.')
  return presentPaymentIntent(sandbox, paymentIntents.get(sandbox.store, id))
}

/** Who has the secret key; in the demo also who sits at this machine, on a page of ours. */
function checkMayControl({ isDemo, secretKey }: Gateway, { headers, ip, host }: FastifyRequest): void {
  if (isSecretKey(headers.authorization, secretKey)) return
  const isHere = ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'
  const isNamedHere = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
  const isOurPage = headers.origin === undefined || headers.origin === `http://${host}`
  if (!(isDemo && isHere && isNamedHere && isOurPage)) checkSecretKey(headers.authorization, secretKey)
}

function timeOf({ sandbox }: Gateway) {
  const now = sandbox.clock.now()
  return { now, text: new Date(now * 1_000).toISOString() }
}

async function moveTime(gateway: Gateway, { body }: FastifyRequest) {
  await gateway.advanceTo(input.timeOf(parse(input.timeInput, body ?? {}), gateway.sandbox.clock.now()))
  return timeOf(gateway)
}

/** A year that has passed can be told from its beginning: as long as its books are empty, its time may begin earlier. */
function beginTime(gateway: Gateway, { body }: FastifyRequest) {
  const { sandbox } = gateway
  const seconds = Math.floor(Date.parse(parse(input.beginInput, body ?? {}).at) / 1_000)
  sandbox.store.transaction(() => {
    if (accounts.list(sandbox.store, { limit: 1 }).items.length > 0 || paymentIntents.list(sandbox.store, { limit: 1 }).items.length > 0)
      throw new ApiError(400, 'books_not_empty', 'Time begins once: something stands in the books.')
    sandbox.clock.beginAt(seconds)
    dropPayouts(sandbox)
    planPayouts(sandbox)
  })
  return timeOf(gateway)
}

/** As new, but for the clock, which does not go back, and the address that is told. */
function reset({ sandbox, misbehavior, outbox }: Gateway) {
  misbehavior.end()
  outbox.behave(PLAIN)
  sandbox.store.transaction(() => {
    for (const table of [...MONEY_TABLES, ...TABLES]) if (table !== 'setting') sandbox.store.run(`delete from ${table}`)
    planPayouts(sandbox)
  })
  return { reset: true }
}
