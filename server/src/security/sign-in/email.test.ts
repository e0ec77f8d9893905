import { CheckUserProfileByEmail } from '@keystead/contract/people/connections/known-address.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { messages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { Login, RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import {
  ChangeEmail,
  ConfirmEmail,
  DisownEmail,
  GetEmailLink,
  SendEmailVerification,
} from '@keystead/contract/security/sign-in/email.operations.ts'
import { SendResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { GetUserAccountDetails, GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetSupportTickets, SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { GetRequestedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { inquiryInput } from '../../../test/inputs.ts'
import { must } from '../../../test/must.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { ask } from '../../people/connections/connection.factory.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import { tries } from '../../../test/guesses.ts'
import type { TestCaller, TestPerson } from '../../../test/harness.ts'
import { CreateUserConnection } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { connected } from '../../../test/network.ts'
import type { Db } from '../../database/db.ts'
import { mintLink } from '../../links/links.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { isKnownWithProfile } from '../../people/connections/known-address.queries.ts'
import { cookiesOf, GOOD_PASSWORD, registration, signedInBrowser, signUp } from './account.factory.ts'

let person: TestPerson
beforeEach(async () => {
  person = await app.newPerson()
})

/** By the link alone, from wherever it is opened. */
const confirm = (Token: string, by: TestCaller = app.visitor()) => by.call(ConfirmEmail, { Token })
/** On another device, with the password of the sign-up. */
const confirmWith = (Token: string, Password: string) => app.visitor().call(ConfirmEmail, { Token, Password })
const confirmSignUp = (Token: string) => confirmWith(Token, GOOD_PASSWORD)
const newEmail = () => registration().Email
const linkTo = async (email: string, subject?: RegExp) => secretIn(await app.emailTo(email, subject), '/ConfirmEmail/')
const isVerified = async (email: string) => {
  const [row] = await app.sql<{ verified: boolean }>('select email_verified_at is not null as verified from account where email = $1', [
    email,
  ])
  return row?.verified
}
const emailOf = async ({ accountId }: TestPerson) =>
  (await app.sql<{ email: string }>('select email from account where id = $1', [accountId]))[0]!.email

/** A person whose address is `to` now, by both emails of a change. */
async function changed(to: string): Promise<{ undo: string }> {
  const from = await emailOf(person)
  expect((await person.call(ChangeEmail, { Email: to })).status).toBe(200)
  await confirm(await linkTo(to, /Confirm/), person)
  return { undo: await linkTo(from, /was it you/) }
}

test('an inbox is not filled through many accounts', async () => {
  const victim = newEmail()
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    statuses.push((await (await app.newPerson()).call(ChangeEmail, { Email: victim })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  expect(await app.sql('select 1 from email where to_email = $1', [victim])).toHaveLength(10)
})

describe('the address of a sign-up', () => {
  test('is confirmed by the link of the email, once, and the email greets nobody', async () => {
    const { Email } = await signUp(app, { FirstName: 'Buy-now', LastName: 'evil.example' })
    const email = await app.emailTo(Email)
    expect(email.source).not.toMatch(/Buy-now|evil\.example/)
    expect(await isVerified(Email)).toBe(false)
    const token = secretIn(email, '/ConfirmEmail/')
    expect((await confirmSignUp(token)).data).toEqual({ Email, Kind: 'verified' })
    expect(await isVerified(Email)).toBe(true)
    expect((await confirm(token)).error).toMatchObject({ Code: 'EmailLinkExpired', Message: messages.emailLinkExpired })
  })

  test('gets no second email when the sign-up is repeated', async () => {
    const form = registration()
    const visitor = await app.knownVisitor()
    const transactionId = 'the-same-one-twice'
    await visitor.call(RegisterUser, form, { transactionId })
    await visitor.call(RegisterUser, form, { transactionId })
    expect(await app.sql('select 1 from email where to_email = $1', [form.Email])).toHaveLength(1)
  })

  test('gets another email on request, whose link alone counts then', async () => {
    await app.sql('update account set email_verified_at = null where id = $1', [person.accountId])
    const ask = () => person.call(SendEmailVerification, {})
    expect((await ask()).data).toEqual({ Email: person.email, AlreadyVerified: false })
    const older = await linkTo(person.email)
    await ask()
    const newer = await linkTo(person.email)
    expect((await confirm(older, person)).status).toBe(400)
    expect((await confirm(newer, person)).status).toBe(200)
    expect((await ask()).data).toEqual({ Email: person.email, AlreadyVerified: true })
    expect((await person.call(GetUserAccountDetails, {})).data.EmailVerified).toBe(true)
  })

  test('gets ten emails an hour at most', async () => {
    await app.sql('update account set email_verified_at = null where id = $1', [person.accountId])
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await person.call(SendEmailVerification, {})).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('a link', () => {
  test.each([
    ['cut', (token: string) => token.slice(0, 20)],
    ['with something after it', (token: string) => `${token}x`],
    ['made up', () => 'x'.repeat(43)],
  ])('%s is like an expired one', async (_label, spoil) => {
    const { Email } = await signUp(app)
    const token = await linkTo(Email)
    expect((await confirmSignUp(spoil(token))).error).toMatchObject({ Code: 'EmailLinkExpired' })
    expect((await confirmSignUp(token)).status).toBe(200)
  })

  test('that is too old does nothing', async () => {
    const { Email } = await signUp(app)
    const token = await linkTo(Email)
    await app.sql(`update secret_link set expires_at = now() where email = $1`, [Email])
    expect((await confirmSignUp(token)).error).toMatchObject({ Code: 'EmailLinkExpired' })
    expect(await isVerified(Email)).toBe(false)
  })

  test('to choose a password confirms no address', async () => {
    await app.visitor().call(SendResetPassword, { Email: person.email })
    expect((await confirm(secretIn(await app.emailTo(person.email), '/ResetPassword/'))).status).toBe(400)
  })

  test('used twice at once works once', async () => {
    const { Email } = await signUp(app)
    const token = await linkTo(Email)
    const answers = await Promise.all([confirmSignUp(token), confirmSignUp(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('of an account that is out of use does nothing', async () => {
    const { Email } = await signUp(app)
    const token = await linkTo(Email)
    await app.sql(`update account set status = 'P' where email = $1`, [Email])
    expect((await confirm(token)).status).toBe(400)
  })
})

describe('the link of an email and the account that asked for it', () => {
  /** Someone opens an account with an address that is not theirs; the email reaches the person whose it is. */
  async function intruder() {
    const address = newEmail()
    await app.visitor().call(SendUserEnquiry, inquiryInput(address))
    const inviter = await app.newPerson({ profileType: 'Agent' })
    await ask(inviter, { Email: address, ProfileTypeId: PROFILE_TYPES.Owner })
    await signUp(app, { Email: address })
    const browser = await signedInBrowser(app, address)
    return { address, browser, token: await linkTo(address, /confirm your email/i) }
  }
  const seenBy = async (browser: TestCaller) => ({
    tickets: must(await browser.call(GetSupportTickets, {})).TotalCount,
    invitations: must(await browser.call(GetRequestedUserConnections, { Direction: 2 })).TotalCount,
  })

  test('say what the link is for, and what else is asked, without spending it', async () => {
    const { address, browser, token } = await intruder()
    const read = async (by: TestCaller) => must(await by.call(GetEmailLink, { Token: token }))
    expect(await read(app.visitor())).toEqual({ Kind: 'verify', Email: address, Proof: 'password' })
    expect(await read(person)).toEqual({ Kind: 'verify', Email: address, Proof: 'password' })
    expect(await read(browser)).toEqual({ Kind: 'verify', Email: address, Proof: 'session' })
    await app.sql('update account set password_hash = null where email = $1', [address])
    expect(await read(app.visitor())).toMatchObject({ Proof: 'signIn' })
    expect((await app.visitor().call(GetEmailLink, { Token: 'x'.repeat(43) })).error?.Code).toBe('EmailLinkExpired')
  })

  test('a press by the rightful person gives the account nothing: its password is asked for', async () => {
    const { address, browser, token } = await intruder()
    for (const by of [app.visitor(), person]) {
      expect(await confirm(token, by)).toMatchObject({
        status: 403,
        error: { Code: 'EmailNeedsPassword', Fields: { Password: messages.emailNeedsPassword } },
      })
    }
    expect((await confirmWith(token, 'not the password')).error).toMatchObject({
      Code: 'PasswordNotOfAccount',
      Fields: { Password: messages.passwordNotOfAccount },
    })
    expect(await isVerified(address)).toBe(false)
    expect(await seenBy(browser)).toEqual({ tickets: 0, invitations: 0 })
  })

  test('in a session of the account, or with its password, it counts, and what waited for the address is there', async () => {
    const one = await intruder()
    expect((await confirm(one.token, one.browser)).data).toEqual({ Email: one.address, Kind: 'verified' })
    expect(await seenBy(one.browser)).toEqual({ tickets: 1, invitations: 1 })
    const other = await intruder()
    expect((await confirmSignUp(other.token)).data).toEqual({ Email: other.address, Kind: 'verified' })
    expect(await seenBy(other.browser)).toEqual({ tickets: 1, invitations: 1 })
  })

  test('passwords are guessed here as slowly as at the sign-in', async () => {
    const { token } = await intruder()
    const codes = await tries(app, 6, async (turn) => (await confirmWith(token, `guess ${turn}`)).error?.Code)
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'PasswordNotOfAccount'), 'SignInSlowDown'])
    expect((await confirmSignUp(token)).error?.Code).toBe('SignInSlowDown')
  })

  test('“This was not me” closes the account, gives nothing of the person away, and frees the address', async () => {
    const { address, browser, token } = await intruder()
    const answer = await app.visitor().call(DisownEmail, { Token: token })
    expect(answer.data).toEqual({ Email: address, Kind: 'closed' })
    expect((await browser.call(GetUserProfiles, {})).status).toBe(401)
    expect((await app.visitor().call(Login, { Email: address, Password: GOOD_PASSWORD })).status).toBe(401)
    expect((await app.emailTo(address, /is closed/)).text).toContain('sign up with this email yourself')
    expect((await app.visitor().call(DisownEmail, { Token: token })).error?.Code).toBe('EmailLinkExpired')

    await signUp(app, { Email: address })
    const rightful = await signedInBrowser(app, address)
    await confirm(await linkTo(address, /confirm your email/i), rightful)
    expect(await seenBy(rightful)).toEqual({ tickets: 1, invitations: 1 })
  })

  test('an account that was confirmed meanwhile is not closed by a link', async () => {
    const { address, token } = await intruder()
    await app.sql('update account set email_verified_at = now() where email = $1', [address])
    expect((await app.visitor().call(DisownEmail, { Token: token })).error?.Code).toBe('EmailLinkExpired')
    expect((await app.visitor().call(Login, { Email: address, Password: GOOD_PASSWORD })).status).toBe(200)
  })

  test('an account that wants to change to an address of someone else neither gets it nor loses its own', async () => {
    const victim = newEmail()
    must(await person.call(ChangeEmail, { Email: victim }))
    const token = await linkTo(victim, /Confirm/)
    await app.sql('update account set password_hash = $2 where id = $1', [person.accountId, await hashPassword(GOOD_PASSWORD)])
    expect((await confirm(token)).error?.Code).toBe('EmailNeedsPassword')
    expect((await app.visitor().call(DisownEmail, { Token: token })).data).toEqual({ Email: victim, Kind: 'kept' })
    expect((await confirm(token, person)).error?.Code).toBe('EmailLinkExpired')
    expect(await emailOf(person)).toBe(person.email)
    expect((await person.call(GetUserProfiles, {})).status).toBe(200)
  })
})

describe('another address', () => {
  test('counts from its confirmation on, and both are told', async () => {
    const to = newEmail()
    expect((await person.call(ChangeEmail, { Email: to.toUpperCase() })).data).toEqual({ Email: to })
    expect((await app.emailTo(person.email)).text).toContain(to)
    expect(await emailOf(person)).toBe(person.email)

    const answer = await confirm(await linkTo(to), person)
    expect(answer.data).toEqual({ Email: to, Kind: 'changed' })
    expect(await emailOf(person)).toBe(to)
    expect(JSON.parse(cookiesOf(answer.headers).get('_u')!.value).Email).toBe(to)
    expect((await app.emailTo(to)).subject).toBe('Your email has changed')
    expect((await app.emailTo(person.email)).text).toContain('/ConfirmEmail/')
  })

  test('is undone by the old one: the address counts again and every session ends', async () => {
    const to = newEmail()
    const { undo } = await changed(to)
    expect((await confirm(undo)).data).toEqual({ Email: person.email, Kind: 'undone' })
    expect(await emailOf(person)).toBe(person.email)
    expect((await person.call(GetUserProfiles, {})).status).toBe(401)
    expect((await app.emailTo(person.email, /is back/)).text).toContain(to)
    expect((await confirm(undo)).status).toBe(400)
  })

  test('that an intruder took twice is undone by the first owner, and the intruder’s links are dead', async () => {
    const first = await changed(newEmail())
    const second = await changed(newEmail())
    expect((await confirm(first.undo)).data).toMatchObject({ Email: person.email, Kind: 'undone' })
    expect((await confirm(second.undo)).status).toBe(400)
    expect(await emailOf(person)).toBe(person.email)
  })

  test('keeps the old one free for its way back: nobody else gets it meanwhile', async () => {
    const late = await app.newPerson()
    expect((await late.call(ChangeEmail, { Email: newEmail() })).status).toBe(200)
    const { undo } = await changed(newEmail())
    // Asked for before the change, confirmed after it.
    await app.sql(`update secret_link set email = $2 where account_id = $1`, [late.accountId, person.email])
    const lateLink = await app.services.database.transaction({ kind: 'public' }, async (db) => {
      const [token] = await db.sql<{ id: string }>('select id from secret_link where account_id = $1', [late.accountId])
      return (await mintLink(db, token!.id))!
    })
    expect((await confirm(lateLink, late)).error).toMatchObject({ Code: 'EmailTaken' })

    const TAKEN = { status: 409, error: { Code: 'EmailTaken', Fields: { Email: messages.emailTaken } } }
    expect(await app.visitor().call(RegisterUser, registration({ Email: person.email }))).toMatchObject(TAKEN)
    expect(await late.call(ChangeEmail, { Email: person.email })).toMatchObject(TAKEN)
    expect((await confirm(undo)).data).toEqual({ Email: person.email, Kind: 'undone' })
  })

  test('may be the former one again', async () => {
    const { email } = person
    await changed(newEmail())
    await changed(email)
    expect(await emailOf(person)).toBe(email)
  })

  test('makes links to the old one worthless', async () => {
    await app.visitor().call(SendResetPassword, { Email: person.email })
    await app.emailTo(person.email)
    await changed(newEmail())
    expect(
      await app.sql(`select purpose from secret_link where account_id = $1 and used_at is null and revoked_at is null`, [person.accountId]),
    ).toEqual([{ purpose: 'undo-email-change' }])
  })

  test('that somebody has, in any case, is refused', async () => {
    const other = await app.newPerson()
    const answer = await person.call(ChangeEmail, { Email: other.email.toUpperCase() })
    expect(answer.status).toBe(409)
    expect(answer.error).toMatchObject({ Code: 'EmailTaken', Fields: { Email: messages.emailTaken } })
  })

  test('that somebody took in the meantime is refused at its confirmation', async () => {
    const to = newEmail()
    await person.call(ChangeEmail, { Email: to })
    const token = await linkTo(to)
    await signUp(app, { Email: to })
    expect((await confirm(token, person)).error).toMatchObject({ Code: 'EmailTaken' })
    expect(await emailOf(person)).toBe(person.email)
  })

  test.each([
    ['one’s own', () => person.email, messages.emailIsYours],
    ['nothing', () => '', 'New email can not be empty.'],
    ['half an address', () => 'ada@', 'New email is not valid.'],
  ])('%s is refused', async (_label, email, sentence) => {
    const { status, error } = await person.call(ChangeEmail, { Email: email() })
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields: { Email: sentence } })
  })

  test('with a plus is another address', async () => {
    const { Email } = await signUp(app)
    expect((await person.call(ChangeEmail, { Email: Email.replace('@', '+home@') })).status).toBe(200)
  })

  test('needs a fresh factor', async () => {
    await app.sql(`update session set factor_at = now() - interval '16 minutes' where id = $1`, [person.sessionId])
    expect((await person.call(ChangeEmail, { Email: newEmail() })).error?.Code).toBe(CallErrors.FreshFactorRequired.code)
  })

  test('is what one signs in with', async () => {
    const { Email } = await signUp(app)
    const to = newEmail()
    const browser = await signedInBrowser(app, Email)
    await browser.call(ChangeEmail, { Email: to })
    await confirmSignUp(await linkTo(to))
    const signIn = (email: string) => app.visitor().call(Login, { Email: email, Password: GOOD_PASSWORD })
    expect((await signIn(to)).status).toBe(200)
    expect((await signIn(Email)).status).toBe(401)
  })
})

describe('whether someone has a profile of a type', () => {
  const check = async (email: string, ProfileTypeId: number, by = person) =>
    (await by.call(CheckUserProfileByEmail, { Email: email, ProfileTypeId })).data?.Exists

  test('is answered of oneself, of all of one’s profiles', async () => {
    await app.secondProfile(person, 'Tenant')
    expect([await check(person.email, 1), await check(person.email, 2), await check(person.email.toUpperCase(), 3)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('is answered of people one is joined with, in both directions, until it ends', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    expect(await check(agent.email, 2)).toBe(false)
    const connectionId = await connected(app, person, agent)
    expect([await check(agent.email.toUpperCase(), 2), await check(agent.email, 1)]).toEqual([true, false])
    expect(await check(person.email, 1, agent)).toBe(true)
    await app.sql(`update connection set state = 3, outcome = 'ended', ended_at = now() where id = $1`, [connectionId])
    expect([await check(agent.email, 2), await check(person.email, 1, agent)]).toEqual([false, false])
  })

  test('is no for all others, by the same statement, which looks no address up', async () => {
    const [stranger, asked] = [await app.newPerson({ profileType: 'Agent' }), await app.newPerson({ profileType: 'Agent' })]
    await person.call(CreateUserConnection, { Email: asked.email, ProfileTypeId: 2 })
    const statements = new Set<string>()
    const { accountId } = person
    for (const email of [stranger.email, asked.email, newEmail()]) {
      expect(await check(email, 2)).toBe(false)
      await app.services.database.transaction({ kind: 'account', accountId }, async (db) => {
        const asking: Db = { ...db, sql: (text, values) => (statements.add(text), db.sql(text, values)) }
        await isKnownWithProfile(asking, { accountId, email, profileTypeId: 2 })
      })
    }
    expect(statements.size).toBe(1)
    const plan = await app.sql(`explain (costs off) ${[...statements].join('')}`, [accountId, stranger.email, 2])
    expect(JSON.stringify(plan)).not.toContain('account_email')
  })
})
