import type { LoginWithTicket } from '@keystead/contract/security/identities/identity.operations.ts'
import { OauthTicketExpired } from '@keystead/contract/security/identities/identity.schemas.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { signInByFirstFactor } from '../factors/factor.public.ts'
import { browserOf } from './departure.ts'
import { takeTiedTicket } from './oauth-ticket.queries.ts'

export const loginWithTicket: Handler<typeof LoginWithTicket> = async (context, input) => {
  const accountId = await takeTiedTicket(context.db, { token: input.OauthTicket, deviceId: browserOf(context.origin) })
  if (accountId === null) fail(OauthTicketExpired)
  return signInByFirstFactor(context, { accountId, remember: false, method: 'provider' })
}
