import { randomUUID } from 'node:crypto'
import { RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { OAuthUser, StartSocialSignin } from '@keystead/contract/security/identities/identity.operations.ts'
import { registration } from '../../src/security/sign-in/account.factory.ts'
import type { TestApp, TestCaller, TestPerson } from '../harness.ts'
import { visit } from '../openid-provider.ts'
import { must } from '../must.ts'

/** The calls about accounts elsewhere; the matrix runs a provider under this number. */
const PROVIDER_ID = 2

export const identityNeeds: Record<string, (app: TestApp, caller: TestPerson) => Promise<Record<string, unknown>>> = {
  OAuthUser: async (_app, caller) => backFromProvider(caller),
  LoginWithTicket: async (_app, caller) => ({ OauthTicket: await ticketOfSignup(caller) }),
  DisconnectIdentity: async (app, { accountId }) => {
    await app.sql(`update account set password_hash = 'any' where id = $1`, [accountId])
    await app.sql(
      'insert into user_identity (provider_id, subject, account_id) values ($1, gen_random_uuid(), $2) on conflict do nothing',
      [PROVIDER_ID, accountId],
    )
    return {}
  },
}

async function backFromProvider(caller: TestCaller) {
  const { Url } = must(await caller.call(StartSocialSignin, { ProviderId: PROVIDER_ID }))
  return visit(Url, `sub-${randomUUID()}`)
}

async function ticketOfSignup(caller: TestCaller): Promise<string> {
  const newcomer = must(await caller.call(OAuthUser, await backFromProvider(caller)))
  if (newcomer.Kind !== 'signUp') throw new Error('somebody is known by a subject that was just made up')
  const { OauthTicket, OauthProviderId } = newcomer
  const { Password: _none, ConfirmPassword: _neither, ...form } = registration()
  must(await caller.call(RegisterUser, { ...form, OauthTicket, OauthProviderId }))
  return OauthTicket
}
