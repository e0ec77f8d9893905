import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { Login, RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { needsSecondFactor } from '@keystead/contract/security/sessions/session.schemas.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { ACCOUNT_TYPES, type AccountTypeName, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { type Client, client, cookiesSetBy, overHttp } from '../tools/client/client.ts'

export const PASSWORD = 'seven paper lanterns'

/** Someone with an account, made through the same calls that the pages make. */
export type Person = {
  email: string
  accountId: string
  sessionId: string
  /** Answers the data, and throws what a call is refused with. */
  call: Client['ask']
  raw: Client['raw']
  /** Makes a browser be this person. */
  signIn(context: BrowserContext): Promise<void>
}

export async function newPerson(
  url: string,
  profileType: ProfileTypeName | null,
  accountType: AccountTypeName = 'Personal',
  email = `${randomUUID()}@example.com`,
): Promise<Person> {
  await client(overHttp(url)).ask(RegisterUser, {
    Email: email,
    ProfileTypeId: profileType ? PROFILE_TYPES[profileType] : 0,
    AccountTypeId: ACCOUNT_TYPES[accountType],
    CategoryIds: [],
    FirstName: 'Robin',
    LastName: 'Marlow',
    Mobile: '303 555 0142',
    Password: PASSWORD,
    ConfirmPassword: PASSWORD,
    TermsAccepted: true,
  })
  return signedInAgain(url, email)
}

/** Another session of someone made here. */
export async function signedInAgain(url: string, email: string): Promise<Person> {
  const { data, error, headers } = await client(overHttp(url)).call(Login, { Email: email, Password: PASSWORD, RememberMe: true })
  if (error) throw new Error(error.Message)
  if (needsSecondFactor(data)) throw new Error('a new account has no second factor')
  const cookies = cookiesSetBy(headers)
  const session = { accountId: data.AccountId, sessionId: data.SessionId, cookies }
  const { ask, raw } = client(overHttp(url), { session })
  return {
    email,
    accountId: data.AccountId,
    sessionId: data.SessionId,
    call: ask,
    raw,
    async signIn(context) {
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url, sameSite: 'Lax' as const, httpOnly: name === 'sid' })),
      )
    },
  }
}
