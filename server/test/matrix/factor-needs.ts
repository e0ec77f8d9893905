import { randomBytes } from 'node:crypto'
import { StartTotp } from '@keystead/contract/security/factors/factor.operations.ts'
import {
  StartPasskeyConfirmation,
  StartPasskeyRegistration,
  StartPasskeySignin,
} from '@keystead/contract/security/factors/passkey.operations.ts'
import { codeOf, givenPasskey, givenRecoveryCode, givenTicket, givenTotp } from '../../src/security/factors/factor.factory.ts'
import { newAuthenticator } from '../authenticator.ts'
import type { TestApp, TestPerson } from '../harness.ts'

/** Codes and signatures that only this caller can give. */
export const factorNeeds = {
  async StartTotp(app: TestApp, { accountId }: TestPerson) {
    await withoutTotp(app, accountId)
    return {}
  },
  async ConfirmTotp(app: TestApp, caller: TestPerson) {
    await withoutTotp(app, caller.accountId)
    const { data } = await caller.call(StartTotp, {})
    return { Code: await codeOf(app, data.Secret) }
  },
  async RenewRecoveryCodes(app: TestApp, { accountId }: TestPerson) {
    await givenTotp(app, accountId)
    return {}
  },
  async ConfirmSecondFactor(app: TestApp, caller: TestPerson) {
    const { accountId } = await app.newPerson()
    const Code = await givenRecoveryCode(app, accountId, randomBytes(8).toString('hex').toUpperCase())
    return { Ticket: await givenTicket(app, caller, accountId), Method: 'recoveryCode', Code }
  },
  async SendIdentityCode(app: TestApp, { accountId }: TestPerson) {
    await app.sql('delete from passkey where account_id = $1', [accountId])
    return {}
  },
  async ConfirmIdentity(app: TestApp, caller: TestPerson) {
    const { authenticator } = await givenPasskey(app, caller.accountId)
    const { data } = await caller.call(StartPasskeyConfirmation, {})
    return { Method: 'passkey', ChallengeId: data.ChallengeId, Response: authenticator.sign(data.Options) }
  },
  async AddPasskey(app: TestApp, caller: TestPerson) {
    const { data } = await caller.call(StartPasskeyRegistration, {})
    return { ChallengeId: data.ChallengeId, Response: newAuthenticator(app.url).register(data.Options) }
  },
  async DeletePasskey(app: TestApp, { accountId }: TestPerson) {
    return { PasskeyId: (await givenPasskey(app, accountId)).passkeyId }
  },
  async LoginWithPasskey(app: TestApp, caller: TestPerson) {
    const { accountId } = await app.newPerson()
    const { authenticator } = await givenPasskey(app, accountId)
    const { data } = await caller.call(StartPasskeySignin, {})
    return { ChallengeId: data.ChallengeId, Response: authenticator.sign(data.Options) }
  },
}

async function withoutTotp(app: TestApp, accountId: string): Promise<void> {
  await app.sql('delete from totp_factor where account_id = $1', [accountId])
}
