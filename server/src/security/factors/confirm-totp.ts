import { paths } from '@keystead/contract/navigation/paths.ts'
import { CodeWrong, type ConfirmTotp, TotpIsOn, TotpNotStarted } from '@keystead/contract/security/factors/factor.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { notifyAccountHolder } from '../../platform/notifications/notification.public.ts'
import { say } from '../../text/said.ts'
import { text } from './factor.text.ts'
import { totpOnEmail } from './factor.email.ts'
import { lockTotp, replaceRecoveryCodes } from './factor.queries.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { takeCodeOf } from './totp.ts'

export const confirmTotp: Handler<typeof ConfirmTotp> = async (context, input) => {
  const { db, services } = context
  const { accountId } = accountActor(context.actor)
  const factor = await lockTotp(db, accountId)
  if (factor?.isOn) fail(TotpIsOn)
  if (!factor || factor.isStale) fail(TotpNotStarted)
  if (!(await takeCodeOf(db, services.sealer, accountId, factor, input.Code))) fail(CodeWrong, { Code: CodeWrong.message })
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(db, accountId, codes.map(recoveryCodeHash))
  await notifyAccountHolder(context, accountId, totpOnEmail, {
    data: {},
    bell: { event: 'security.changed', said: say(text, 'codesOn'), path: paths.settings() },
  })
  context.audit(accountId)
  return { RecoveryCodes: codes }
}
