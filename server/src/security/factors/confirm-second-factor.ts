import { paths } from '@keystead/contract/navigation/paths.ts'
import {
  CodeWrong,
  type ConfirmSecondFactor,
  FEW_RECOVERY_CODES,
  SecondFactorExpired,
} from '@keystead/contract/security/factors/factor.operations.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { completeSignIn } from '../sessions/session.public.ts'
import { say } from '../../text/said.ts'
import { text } from './factor.text.ts'
import { admitCode, settleCode } from './code-tries.ts'
import { recoveryCodeUsedEmail } from './factor.email.ts'
import { spendRecoveryCode } from './factor.queries.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { ticketHash } from './second-factor.ts'
import { countTicketTry, findTicket, takeTicket } from './ticket.queries.ts'
import { takeTotpCode } from './totp.ts'

export const confirmSecondFactor: PreparedHandler<typeof ConfirmSecondFactor, undefined> = {
  // Outside of the transaction, so that a counted try stays counted when the code is wrong.
  async prepare(context, input) {
    const { db, origin } = context
    const hash = ticketHash(input.Ticket)
    const ticket = await findTicket(db, hash, origin.deviceId)
    if (!ticket) fail(SecondFactorExpired)
    await admitCode(context, ticket.accountId)
    if (!(await countTicketTry(db, hash, origin.deviceId))) fail(SecondFactorExpired)
    return undefined
  },

  async run(context, input) {
    const { db, origin, services } = context
    const ticket = await takeTicket(db, ticketHash(input.Ticket), origin.deviceId)
    if (!ticket) fail(SecondFactorExpired)
    const { accountId, remember } = ticket
    await claimAccount(db, accountId)
    const isRight =
      input.Method === 'totp'
        ? takeTotpCode(db, services.sealer, accountId, input.Code)
        : takeRecoveryCode(services, db, accountId, input.Code)
    if (!(await isRight)) {
      services.log.warn({ event: 'second-factor-failed', account: accountId, method: input.Method, ip: origin.ip }, 'security')
      fail(CodeWrong, { Code: CodeWrong.message })
    }
    context.afterCommit(() => settleCode(services.database.db, accountId, origin.ip, { counted: true }))
    return completeSignIn(context, { accountId, remember, method: input.Method })
  },
}

async function takeRecoveryCode(services: Services, db: Db, accountId: string, code: string): Promise<boolean> {
  const left = await spendRecoveryCode(db, accountId, recoveryCodeHash(code))
  if (left === null) return false
  await notifyAccountHolder({ db, services }, accountId, recoveryCodeUsedEmail, {
    data: { left, areFew: left <= FEW_RECOVERY_CODES },
    bell: { event: 'security.changed', said: say(text, 'recoveryCodeUsed'), path: paths.settings() },
  })
  return true
}
