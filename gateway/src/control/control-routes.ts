import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBooks } from '../books/verify-books.ts'
import { TABLES } from '../books/schema.ts'
import type { Gateway } from '../gateway.ts'
import { ApiError } from '../http/api-error.ts'
import { checkSecretKey, isSecretKey } from '../http/authority.ts'
import { forgetAnswers } from '../http/idempotency.ts'
import { parse } from '../http/parse.ts'
import { misbehaviorInput } from '../misbehavior/misbehavior.ts'
import { accounts, presentAccount } from '../objects/account.ts'
import { decide } from '../objects/account-review.ts'
import { returnCodeOf, returnPayment } from '../objects/confirm.ts'
import { closeDispute, openDispute, presentDispute } from '../objects/dispute.ts'
import { failPayout, planPayouts, presentPayout } from '../objects/payout.ts'
import { paymentIntents, presentPaymentIntent } from '../objects/payment-intent.ts'
import { RETURN_CODES } from '../numbers/magic-numbers.ts'
import * as input from './control-input.ts'

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

  add('GET', '/time', timeOf)
  add('POST', '/time', moveTime)
  add('GET', '/misbehave', ({ misbehavior }) => ({ data: misbehavior.list() }))
  add('POST', '/misbehave', ({ misbehavior }, { body }) => {
    misbehavior.add(parse(misbehaviorInput, body ?? {}))
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
  add('POST', '/accounts/:id/review', ({ sandbox }, { params, body }) =>
    sandbox.store.transaction(() => {
      const account = decide(sandbox, accounts.get(sandbox.store, params.id), parse(input.reviewInput, body ?? {}))
      return presentAccount(account, sandbox.clock.now())
    }),
  )
  add('POST', '/payment_intents/:id/return', ({ sandbox }, { params, body }) =>
    sandbox.store.transaction(() => {
      const intent = paymentIntents.get(sandbox.store, params.id)
      const { code = returnCodeOf(intent) } = parse(input.returnInput, body ?? {})
      if (intent.status !== 'succeeded') returnPayment(sandbox, intent.id, code)
      else if (intent.method.type === 'us_bank_account') openDispute(sandbox, intent.id, RETURN_CODES[code].code, code)
      else throw new ApiError(400, 'payment_intent_unexpected_state', 'A card payment does not come back: dispute it.')
      return presentPaymentIntent(sandbox, paymentIntents.get(sandbox.store, params.id))
    }),
  )
  add('POST', '/payment_intents/:id/dispute', ({ sandbox }, { params, body }) =>
    sandbox.store.transaction(() => presentDispute(openDispute(sandbox, params.id, parse(input.disputeInput, body ?? {}).reason))),
  )
  add('POST', '/payment_intents/:id/dispute/close', ({ sandbox }, { params, body }) =>
    sandbox.store.transaction(() => presentDispute(closeDispute(sandbox, params.id, parse(input.closeInput, body ?? {}).won))),
  )
  add('POST', '/payouts/:id/fail', ({ sandbox }, { params, body }) =>
    sandbox.store.transaction(() => presentPayout(failPayout(sandbox, params.id, parse(input.payoutInput, body ?? {}).code))),
  )
  add('GET', '/books', ({ sandbox }) => readBooks(sandbox))
  add('POST', '/forget-keys', ({ sandbox }) => ({ forgotten: forgetAnswers(sandbox) }))
  add('POST', '/reset', reset)
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

/** As new, but for the clock: time that has passed does not come back. */
function reset({ sandbox, misbehavior }: Gateway) {
  misbehavior.end()
  sandbox.store.transaction(() => {
    for (const table of TABLES) if (table !== 'setting') sandbox.store.run(`delete from ${table}`)
    planPayouts(sandbox)
  })
  return { reset: true }
}
