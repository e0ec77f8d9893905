import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import { parse } from '../http/parse.ts'
import type { Gateway } from '../gateway.ts'
import { createBankToken } from '../objects/bank-token.ts'
import { type CardSetup, cardSetups, openCardSetup } from '../objects/card-setup.ts'
import { createPaymentMethod, presentMethod } from '../objects/payment-method.ts'
import { errorsOf, payoutAccountInput, readBank, readCard } from '../objects/tokenize.ts'
import { bankNameOf } from '../numbers/account-numbers.ts'
import { BANK_ACCOUNTS, CARDS } from '../numbers/magic-numbers.ts'
import { fill, rowsOf } from './page-files.ts'
import { sendPage } from './page-headers.ts'

const tokenInput = z.strictObject({
  setup: z.string(),
  client_secret: z.string(),
  card: z.record(z.string(), z.unknown()).optional(),
  bank: z.record(z.string(), z.unknown()).optional(),
})
type TokenInput = z.output<typeof tokenInput>

/** What the pages of the fields ask: the only place to which numbers come. */
export function fieldsRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { sandbox } = gateway
  app.get('/fields/card', ({ query }, reply) => {
    const setup = setupOf(gateway, query)
    return sendPage(reply, fill('card.html', { ...placeOf(setup), numbers: rowsOf(CARDS) }), setup.allowedOrigin)
  })
  app.get('/fields/bank', ({ query }, reply) => {
    const setup = setupOf(gateway, query)
    return sendPage(reply, bankPage(setup), setup.allowedOrigin)
  })
  // What is wrong with what was typed is an answer, too: browsers log any other status as an error.
  app.post('/fields/tokens', (request) => {
    const given = parse(tokenInput, request.body ?? {})
    return sandbox.store.transaction(() => {
      const setup = openCardSetup(sandbox, given.setup, given.client_secret)
      return setup.purpose === 'payment' ? paymentToken(gateway, setup, given) : payoutToken(gateway, given)
    })
  })
}

function setupOf({ sandbox }: Gateway, query: unknown): CardSetup {
  const { setup } = query as { setup?: unknown }
  return cardSetups.get(sandbox.store, typeof setup === 'string' ? setup : '')
}

const placeOf = ({ id, allowedOrigin }: CardSetup) => ({ setup: id, origin: allowedOrigin })

/** Who is paid out to authorizes no debit, and may name any account. */
function bankPage(setup: CardSetup): string {
  const isPayment = setup.purpose === 'payment'
  return fill('bank.html', {
    ...placeOf(setup),
    mandate: isPayment ? fill('mandate.html', {}) : '',
    numbers: isPayment ? fill('bank-numbers.html', { rows: rowsOf(BANK_ACCOUNTS) }) : '',
  })
}

function paymentToken({ sandbox }: Gateway, setup: CardSetup, { card, bank }: TokenInput) {
  if (!card === !bank) throw new ApiError(400, 'parameter_invalid', 'It is either a card or a bank account.')
  const read = card ? readCard(card, sandbox.clock.now()) : readBank(bank)
  if ('errors' in read) return read
  const { type: _type, ...shown } = presentMethod(read.method)
  const { id } = createPaymentMethod(sandbox, setup, read.method)
  return { token: id, ...('us_bank_account' in shown ? { bank: shown.us_bank_account } : shown) }
}

function payoutToken({ sandbox }: Gateway, { bank }: TokenInput) {
  const parsed = payoutAccountInput.safeParse(bank ?? {})
  if (!parsed.success) return { errors: errorsOf(parsed.error) }
  const { routing_number, account_number, account_type, account_holder_name, account_holder_type } = parsed.data
  const last4 = account_number.slice(-4)
  const bankName = bankNameOf(routing_number)
  const { id } = createBankToken(sandbox, {
    bankName,
    last4,
    routingNumber: routing_number,
    holderName: account_holder_name,
    holderType: account_holder_type,
    type: account_type,
  })
  return { token: id, bank: { bank_name: bankName, last4, account_type, account_holder_type } }
}
