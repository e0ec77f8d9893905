import { SecondFactorExpired } from '@keystead/contract/security/factors/factor.operations.ts'
import type { LoginWithPasskey } from '@keystead/contract/security/factors/passkey.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { completeSignIn } from '../sessions/session.public.ts'
import { acceptSignature, checkSignature, type GoodSignature } from './passkey-signature.ts'
import { ticketHash } from './second-factor.ts'
import { takeTicket } from './ticket.queries.ts'

export const loginWithPasskey: PreparedHandler<typeof LoginWithPasskey, GoodSignature> = {
  prepare: (context, input) => checkSignature(context, { purpose: 'sign-in', challengeId: input.ChallengeId, response: input.Response }),

  async run(context, input, signature) {
    const ticket = input.Ticket ? await takeTicket(context.db, ticketHash(input.Ticket), context.origin.deviceId) : null
    if (input.Ticket && ticket?.accountId !== signature.accountId) fail(SecondFactorExpired)
    await acceptSignature(context, signature)
    const remember = ticket?.remember ?? input.RememberMe
    return completeSignIn(context, { accountId: signature.accountId, remember, method: 'passkey' })
  },
}
