import {
  CodeWrong,
  type ConfirmIdentity,
  ConfirmMethodNotAvailable,
  ConfirmPasswordWrong,
} from '@keystead/contract/security/factors/factor.operations.ts'
import { PasskeyRefused } from '@keystead/contract/security/factors/passkey.schemas.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { verifyPassword } from '../../secrets/password-hash.ts'
import { findSessionRecord } from '../../identity/profiles/profile.public.ts'
import { admitCode, admitTry, settleCode } from './code-tries.ts'
import { confirmMethodsOf } from './confirm-methods.ts'
import { findPasswordHash } from '../../identity/accounts/account.public.ts'
import { getFactors, getFreshUntil } from './factor.queries.ts'
import { triedIdentityCode } from './identity-code.ts'
import { spendIdentityCode } from './identity-code.queries.ts'
import { acceptSignature, checkSignature } from './passkey-signature.ts'
import { takeTotpCode } from './totp.ts'

type Input = ParsedInputOf<typeof ConfirmIdentity>

/** What is still to be done in the transaction: a code or a signature counts once. */
type Acceptance = (context: CallContext) => Promise<void>

export const confirmIdentity: PreparedHandler<typeof ConfirmIdentity, Acceptance> = {
  // Outside of the transaction, so that a counted try stays counted when it fails.
  async prepare(context, input) {
    const { accountId } = accountActor(context.actor)
    // A signature is not guessed.
    await (input.Method === 'passkey' ? admitTry : admitCode)(context, accountId)
    return acceptanceOf(context, accountId, input)
  },

  async run(context, input, accept) {
    const { db, origin, services } = context
    const actor = accountActor(context.actor)
    if (!confirmMethodsOf(await getFactors(db, actor.accountId)).includes(input.Method)) fail(ConfirmMethodNotAvailable)
    await accept(context)

    const session = await services.sessions.confirmFactor(db, actor)
    await services.sessions.forgetFormerSecrets(db, actor.accountId)
    const record = await findSessionRecord(context, actor)
    if (!record) throw new Error('the account of this session is gone')
    context.setSession({ kind: 'renew', secret: session.secret, record, maxAgeSeconds: session.maxAgeSeconds })
    context.audit(actor.accountId, { method: input.Method })
    context.afterCommit(() => settleCode(services.database.db, actor.accountId, origin.ip, { counted: input.Method !== 'passkey' }))
    return { FreshUntil: (await getFreshUntil(db, actor.sessionId)).toISOString() }
  },
}

async function acceptanceOf(
  context: Pick<CallContext, 'db' | 'origin' | 'services'>,
  accountId: string,
  { Method, Password, Code, ChallengeId, Response }: Input,
): Promise<Acceptance> {
  const { db, services } = context
  const refuse = (definition: ErrorDefinition, field: string): never => {
    services.log.warn({ event: 'confirmation-failed', account: accountId, method: Method, ip: context.origin.ip }, 'security')
    return fail(definition, { [field]: definition.message })
  }
  switch (Method) {
    case 'password': {
      const fits = await verifyPassword(await findPasswordHash(db, accountId), Password ?? '')
      if (!fits) refuse(ConfirmPasswordWrong, 'Password')
      return async () => {}
    }
    case 'totp':
      return async (within) => {
        if (!(await takeTotpCode(within.db, services.sealer, accountId, Code ?? ''))) refuse(CodeWrong, 'Code')
      }
    case 'emailCode': {
      const hash = (await triedIdentityCode(services.database, services.signer, accountId, Code ?? '')) ?? refuse(CodeWrong, 'Code')
      return async (within) => {
        if (!(await spendIdentityCode(within.db, accountId, hash))) refuse(CodeWrong, 'Code')
      }
    }
    case 'passkey': {
      if (!ChallengeId || !Response) throw new Error('the declaration demands both')
      const signature = await checkSignature(context, { purpose: 'confirm', challengeId: ChallengeId, response: Response })
      // Whoever holds somebody's session may have passkeys and challenges of an account of their own.
      if (signature.accountId !== accountId) refuse(PasskeyRefused, 'Response')
      return (within) => acceptSignature(within, signature)
    }
  }
}
