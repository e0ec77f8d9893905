import { randomUUID } from 'node:crypto'
import { Login, RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { needsSecondFactor } from '@keystead/contract/security/sessions/session.schemas.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { TestApp, TestBrowser } from '../../../test/harness.ts'

type Registration = InputOf<typeof RegisterUser>

export const GOOD_PASSWORD = 'lantern by the river'

/** A sign-up form that is accepted as it is. */
export function registration(changes: Partial<Registration> = {}): Registration {
  const password = changes.Password ?? GOOD_PASSWORD
  return {
    Email: `${randomUUID()}@example.com`,
    ProfileTypeId: PROFILE_TYPES.Owner,
    AccountTypeId: ACCOUNT_TYPES.Personal,
    CategoryIds: [],
    FirstName: 'Ada',
    LastName: 'Quill',
    Mobile: '(503) 555-0114',
    Password: password,
    ConfirmPassword: password,
    TermsAccepted: true,
    ...changes,
  }
}

/** Signs someone up and answers the form. */
export async function signUp(app: TestApp, changes: Partial<Registration> = {}): Promise<Registration> {
  const form = registration(changes)
  const answer = await app.visitor().call(RegisterUser, form)
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.error)}`)
  return form
}

export type TestCookie = { value: string; attributes: string[] }

/** The cookies that an answer sets, by name, with their attributes in lower case. */
export function cookiesOf(headers: Headers): Map<string, TestCookie> {
  return new Map(
    headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const equals = pair.indexOf('=')
      return [
        pair.slice(0, equals),
        { value: decodeURIComponent(pair.slice(equals + 1)), attributes: attributes.map((text) => text.toLowerCase()).sort() },
      ]
    }),
  )
}

/** A browser in which someone has signed in with their password. */
export async function signedInBrowser(app: TestApp, email: string, password = GOOD_PASSWORD): Promise<TestBrowser> {
  const { data, headers } = await app.visitor().call(Login, { Email: email, Password: password })
  if (needsSecondFactor(data)) throw new Error('a second factor is asked for')
  return app.browser({ secret: cookiesOf(headers).get('sid')!.value, accountId: data.AccountId, sessionId: data.SessionId })
}
