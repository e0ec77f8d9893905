import { randomUUID } from 'node:crypto'
import { messages as signInMessages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { Login, RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { PROFILE_CATEGORIES } from '@keystead/contract/identity/profiles/profile-categories.ts'
import { NO_PROFILE_TYPE, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { registration } from './account.factory.ts'

const accountsWith = (email: string) => app.sql<{ id: string }>('select id from account where email = $1', [email])

test('makes an account with its first profile, and no secret in the answer', async () => {
  const [category] = PROFILE_CATEGORIES[PROFILE_TYPES.Agent]
  const form = registration({ ProfileTypeId: PROFILE_TYPES.Agent, CategoryIds: [category!.id, category!.id], Mobile: '+1 503.555.0114' })
  const { status, data } = await app.visitor().call(RegisterUser, form)

  expect(status).toBe(200)
  expect(data.Email).toBe(form.Email)
  const [row] = await app.sql(
    `select a.mobile, a.terms_accepted_at is not null as terms, a.password_hash, a.default_profile_id, p.id, p.profile_type_id, p.category_ids, c.code
     from account a join profile p on p.account_id = a.id join country c on c.id = p.country_id where a.id = $1`,
    [data.AccountId],
  )
  expect(row).toMatchObject({
    mobile: '5035550114',
    terms: true,
    default_profile_id: data.ProfileId,
    id: data.ProfileId,
    profile_type_id: PROFILE_TYPES.Agent,
    category_ids: [category!.id],
    code: 'US',
  })
  expect(row!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('profile type 0 leaves the profile for later', async () => {
  const { data } = await app.visitor().call(RegisterUser, registration({ ProfileTypeId: NO_PROFILE_TYPE }))
  expect(data.ProfileId).toBeNull()
})

test('keeps names of any script', async () => {
  const form = registration({ FirstName: 'نور الهدى', LastName: '王🏡' })
  await app.visitor().call(RegisterUser, form)
  expect(
    await app.sql('select p.first_name, p.last_name from profile p join account a on a.id = p.account_id where email = $1', [form.Email]),
  ).toEqual([{ first_name: 'نور الهدى', last_name: '王🏡' }])
})

describe('refuses, at its field,', () => {
  const cases: [string, Parameters<typeof registration>[0], string, string][] = [
    ['no email', { Email: ' ' }, 'Email', 'Email can not be empty.'],
    ['half an email', { Email: 'ada@' }, 'Email', 'Email is not valid.'],
    ['an unknown profile type', { ProfileTypeId: 9 }, 'ProfileTypeId', 'Profile type is not valid.'],
    ['an unknown account type', { AccountTypeId: 0 }, 'AccountTypeId', 'Account type is not valid.'],
    [
      'a category of another profile type',
      { CategoryIds: [PROFILE_CATEGORIES[PROFILE_TYPES.Tenant][0]!.id] },
      'CategoryIds',
      'Category is not valid.',
    ],
    ['no first name', { FirstName: '' }, 'FirstName', 'First name can not be empty.'],
    ['a name of 300 characters', { FirstName: 'n'.repeat(300) }, 'FirstName', 'First name can have at most 60 characters.'],
    ['a name of right-to-left marks alone', { FirstName: '\u200f \ufeff' }, 'FirstName', 'First name is not valid.'],
    [
      'a name that turns the direction of what follows',
      { LastName: 'Qu\u202eill' },
      'LastName',
      'Last name is not valid. It has characters that can not be seen. Please type it instead of pasting it.',
    ],
    ['a line break in a name', { LastName: 'Qu\nill' }, 'LastName', 'Last name is not valid.'],
    ['a cut ticket of a provider', { OauthTicket: 'x'.repeat(201) }, 'OauthTicket', 'Ticket is not valid.'],
    ['a short phone number', { Mobile: '555-0114' }, 'Mobile', 'Mobile is not valid.'],
    ['5 characters', { Password: 'xk7qz' }, 'Password', 'Password should have 6 to 30 characters.'],
    ['31 characters', { Password: 'x7'.padEnd(31, 'kqzv') }, 'Password', 'Password should have 6 to 30 characters.'],
    ['a confirmation that differs', { ConfirmPassword: 'lantern by the lake' }, 'ConfirmPassword', signInMessages.passwordsDiffer],
    ['unticked terms', { TermsAccepted: false }, 'TermsAccepted', messages.termsUnticked],
    ['a common password', { Password: 'Password1' }, 'Password', signInMessages.passwordTooCommon],
    ['a run', { Password: '2345678' }, 'Password', signInMessages.passwordTooCommon],
    [
      'the own name',
      { FirstName: 'Zoë', LastName: 'Fairweather', Password: 'my-FAIRWEATHER-7' },
      'Password',
      signInMessages.passwordHoldsOwnWords,
    ],
    [
      'the local part of the email',
      { Email: 'garden.gnome44@example.com', Password: 'garden.gnome44!' },
      'Password',
      signInMessages.passwordHoldsOwnWords,
    ],
  ]
  test.each(cases)('%s', async (_name, changes, field, sentence) => {
    const form = registration(changes)
    const { status, error } = await app.visitor().call(RegisterUser, form)
    expect(status).toBe(400)
    expect(error?.Fields?.[field]).toBe(sentence)
    expect(await accountsWith(form.Email)).toEqual([])
  })
})

test('a form without anything is told everything at once, the password too', async () => {
  const { status, error } = await app.visitor().call(RegisterUser, {} as never)
  expect(status).toBe(400)
  expect(error?.Fields).toMatchObject({
    Email: 'Email can not be empty.',
    FirstName: 'First name can not be empty.',
    Password: 'Password can not be empty.',
    ConfirmPassword: 'Confirm password can not be empty.',
    TermsAccepted: messages.termsUnticked,
  })
})

test('how long a password must be is told along with everything else', async () => {
  const form = registration({ Password: 'short', ConfirmPassword: 'other', FirstName: '', TermsAccepted: false })
  const { error } = await app.visitor().call(RegisterUser, form)
  expect(error?.Fields).toEqual({
    FirstName: 'First name can not be empty.',
    Password: 'Password should have 6 to 30 characters.',
    ConfirmPassword: signInMessages.passwordsDiffer,
    TermsAccepted: messages.termsUnticked,
  })
})

test('no password is accepted with no ticket, and one password is not enough', async () => {
  const { Password, ConfirmPassword: _again, ...form } = registration()
  const without = await app.visitor().call(RegisterUser, form)
  expect(without.error?.Fields).toEqual({ Password: 'Password can not be empty.', ConfirmPassword: 'Confirm password can not be empty.' })
  const once = await app.visitor().call(RegisterUser, { ...form, Password })
  expect(once.error?.Fields).toEqual({ ConfirmPassword: 'Confirm password can not be empty.' })
  expect(await accountsWith(form.Email)).toEqual([])
})

test.each([['xk7qzv'], ['x7'.padEnd(30, 'kqzv')], ['  ключ от дома  '], ['🏡🗝️ door']])(
  'takes %j and signs in with exactly that',
  async (password) => {
    const form = registration({ Password: password })
    expect((await app.visitor().call(RegisterUser, form)).status).toBe(200)
    expect((await app.visitor().call(Login, { Email: form.Email, Password: password })).status).toBe(200)
    expect((await app.visitor().call(Login, { Email: form.Email, Password: password.toUpperCase() + '?' })).status).toBe(401)
  },
)

test('a password typed with composed letters fits the decomposed ones', async () => {
  const form = registration({ Password: 'caf\u00e9 lantern' })
  await app.visitor().call(RegisterUser, form)
  expect((await app.visitor().call(Login, { Email: form.Email, Password: 'cafe\u0301 lantern' })).status).toBe(200)
})

test('an email is taken in any case', async () => {
  const form = registration()
  await app.visitor().call(RegisterUser, form)
  const again = await app.visitor().call(RegisterUser, registration({ Email: form.Email.toUpperCase() }))
  expect(again.status).toBe(409)
  expect(again.error).toMatchObject({ Code: 'EmailTaken', Fields: { Email: signInMessages.emailTaken } })
})

test('a plus address is an address of its own', async () => {
  const name = randomUUID()
  for (const Email of [`${name}@example.com`, `${name}+homes@example.com`]) {
    expect((await app.visitor().call(RegisterUser, registration({ Email }))).data.Email).toBe(Email)
    expect(await accountsWith(Email)).toHaveLength(1)
  }
})

test('of many at once with one email, in whatever case, one succeeds', async () => {
  const email = `${randomUUID()}@example.com`
  const typed = [email, email.toUpperCase(), ` ${email} `, email]
  const answers = await Promise.all(typed.map((Email) => app.visitor().call(RegisterUser, registration({ Email }))))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
  expect(await accountsWith(email)).toHaveLength(1)
})

test('the same transaction id again gets the same answer and makes nothing', async () => {
  const visitor = await app.knownVisitor()
  const form = registration()
  const transactionId = randomUUID()
  const first = await visitor.call(RegisterUser, form, { transactionId })
  const again = await visitor.call(RegisterUser, form, { transactionId })
  expect(again.data).toEqual(first.data)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})
