import { SecondFactorExpired } from '@keystead/contract/security/factors/factor.operations.ts'
import type { StartPasskeySignin } from '@keystead/contract/security/factors/passkey.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { askForSignature } from './passkey-signature.ts'
import { ticketHash } from './second-factor.ts'
import { findTicket } from './ticket.queries.ts'

export const startPasskeySignin: Handler<typeof StartPasskeySignin> = async ({ db, origin }, input) => {
  if (!input.Ticket) return askForSignature(db, origin, 'sign-in', null)
  const ticket = await findTicket(db, ticketHash(input.Ticket), origin.deviceId)
  if (!ticket) fail(SecondFactorExpired)
  return askForSignature(db, origin, 'sign-in', ticket.accountId)
}
