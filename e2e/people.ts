import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation, InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { Login, RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { needsSecondFactor } from '@keystead/contract/security/sessions/session.schemas.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { ACCOUNT_TYPES, type AccountTypeName, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'

export const PASSWORD = 'seven paper lanterns'

/** Somebody with an account, made through the same calls that the pages make. */
export type Person = {
  email: string
  accountId: string
  sessionId: string
  /** The cookies of a signed-in browser, as `name=value`. */
  cookies: string[]
  call<Op extends AnyOperation>(operation: Op, input: InputOf<Op>): Promise<OutputOf<Op>>
  /** Makes a browser be this person. */
  signIn(context: BrowserContext): Promise<void>
}

export async function newPerson(
  url: string,
  profileType: ProfileTypeName | null,
  accountType: AccountTypeName = 'Personal',
  email = `${randomUUID()}@example.com`,
): Promise<Person> {
  await send(url, RegisterUser, {
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
  const { data, cookies } = await send(url, Login, { Email: email, Password: PASSWORD, RememberMe: true })
  if (needsSecondFactor(data)) throw new Error('a new account has no second factor')
  const headers = { cookie: cookies.join('; '), [CallHeaders.accountId]: data.AccountId, [CallHeaders.sessionId]: data.SessionId }
  return {
    email,
    accountId: data.AccountId,
    sessionId: data.SessionId,
    cookies,
    call: async (operation, input) => (await send(url, operation, input, headers)).data,
    async signIn(context) {
      await context.addCookies(
        cookies.map((cookie) => {
          const [name = '', ...value] = cookie.split('=')
          return { name, value: value.join('='), url, sameSite: 'Lax' as const, httpOnly: name === 'sid' }
        }),
      )
    },
  }
}

async function send<Op extends AnyOperation>(
  url: string,
  operation: Op,
  input: InputOf<Op>,
  headers: Record<string, string> = {},
): Promise<{ data: OutputOf<Op>; cookies: string[] }> {
  const response = await fetch(url + operation.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [CallHeaders.transactionId]: randomUUID(), ...headers },
    body: JSON.stringify(input),
  })
  const envelope = (await response.json()) as { Data?: OutputOf<Op>; Error?: unknown }
  if (envelope.Data === undefined) throw new Error(`${operation.name} failed: ${JSON.stringify(envelope.Error)}`)
  return { data: envelope.Data, cookies: response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '') }
}
