import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../http/api-error.ts'
import { parse } from '../http/parse.ts'
import type { Gateway } from '../gateway.ts'
import { createBankToken } from '../objects/bank-token.ts'
import { type CardSetup, openCardSetup } from '../objects/card-setup.ts'
import { createPaymentMethod, presentMethod } from '../objects/payment-method.ts'
import { errorsOf, payoutAccountInput, readBank, readCard } from '../objects/tokenize.ts'
import { bankNameOf } from '../numbers/account-numbers.ts'

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
  app.post('/fields/tokens', (request, reply) => {
    const given = parse(tokenInput, request.body ?? {})
    const made = sandbox.store.transaction(() => {
      const setup = openCardSetup(sandbox, given.setup, given.client_secret)
      return setup.purpose === 'payment' ? paymentToken(gateway, setup, given) : payoutToken(gateway, given)
    })
    return reply.code('errors' in made ? 422 : 200).send(made)
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
