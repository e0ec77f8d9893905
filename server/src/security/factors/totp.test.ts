import { messages } from '@keystead/contract/security/factors/factors-messages.text.ts'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { ResetPassword, SendResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import {
  ConfirmSecondFactor,
  ConfirmTotp,
  DisableTotp,
  GetSecurityFactors,
  RenewRecoveryCodes,
  StartTotp,
} from '@keystead/contract/security/factors/factor.operations.ts'
import type { SecondFactorAnswer, SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { TOTP } from 'otpauth'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import { endWaits, tries } from '../../../test/guesses.ts'
import type { TestCaller } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { GOOD_PASSWORD, signUp } from '../sign-in/account.factory.ts'
import { codeOf, givenRecoveryCode, givenTotp } from './factor.factory.ts'

const NEW_PASSWORD = 'orchard behind the gate'
const WRONG_CODE = { status: 400, error: { Code: 'CodeWrong', Fields: { Code: expect.stringContaining('not correct') } } }
const EXPIRED = { status: 401, error: { Code: 'SecondFactorExpired' } }

/** Someone whose sign-in asks for a code. */
async function newGuarded() {
  const { Email } = await signUp(app)
  const [{ id } = { id: '' }] = await app.sql<{ id: string }>('select id from account where email = $1', [Email])
  return { email: Email, accountId: id, secret: await givenTotp(app, id) }
}

async function ticketOf(caller: TestCaller, Email: string, RememberMe = false): Promise<string> {
  const answer = must(await caller.call(Login, { Email, Password: GOOD_PASSWORD, RememberMe }))
  return (answer as SecondFactorAnswer).Ticket
}

const confirm = (caller: TestCaller, Ticket: string, Code: string, Method: 'totp' | 'recoveryCode' = 'totp') =>
  caller.call(ConfirmSecondFactor, { Ticket, Code, Method })

/** Runs again what a change of the 30-second step in the middle has spoiled. */
async function withinOneStep<Result>(work: () => Promise<Result>): Promise<Result> {
  const step = async () =>
    (await app.sql<{ step: number }>('select floor(extract(epoch from clock_timestamp()) / 30)::bigint as step'))[0]!.step
  for (;;) {
    const before = await step()
    const result = await work()
    if ((await step()) === before) return result
  }
}

describe('switching on', () => {
  test('takes a code of the new key, and answers ten recovery codes that are kept as hashes only', async () => {
    const person = await app.newPerson()
    const { Secret, Url } = must(await person.call(StartTotp, {}))
    expect(Url).toMatch(/^otpauth:\/\/totp\/Keystead:/)
    expect(new URL(Url).searchParams.get('secret')).toBe(Secret)
    expect(must(await person.call(GetSecurityFactors, {}))).toEqual({
      HasPassword: false,
      TotpSince: null,
      RecoveryCodesLeft: 0,
      Passkeys: [],
    })

    expect(await person.call(ConfirmTotp, { Code: '000000' })).toMatchObject(WRONG_CODE)
    const code = await codeOf(app, Secret)
    const { RecoveryCodes } = must(await person.call(ConfirmTotp, { Code: ` ${code.slice(0, 3)} ${code.slice(3)}` }))
    expect(new Set(RecoveryCodes).size).toBe(10)
    for (const recoveryCode of RecoveryCodes) expect(recoveryCode).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    expect(must(await person.call(GetSecurityFactors, {}))).toMatchObject({ TotpSince: expect.any(String), RecoveryCodesLeft: 10 })

    const kept = JSON.stringify(await app.sql('select t.*, r.* from totp_factor t join recovery_code r using (account_id)'))
    expect(kept).not.toContain(Secret)
    for (const recoveryCode of RecoveryCodes) expect(kept).not.toContain(recoveryCode)
    expect(app.logLines.join()).not.toContain(Secret)
  })

  test('a second start forgets the first key, an old one has expired, and one that is on is not replaced', async () => {
    const person = await app.newPerson()
    const first = must(await person.call(StartTotp, {}))
    const second = must(await person.call(StartTotp, {}))
    expect(await person.call(ConfirmTotp, { Code: await codeOf(app, first.Secret) })).toMatchObject(WRONG_CODE)
    await app.sql(`update totp_factor set created_at = now() - interval '61 minutes' where account_id = $1`, [person.accountId])
    expect((await person.call(ConfirmTotp, { Code: await codeOf(app, second.Secret) })).error?.Code).toBe('TotpNotStarted')
    const third = must(await person.call(StartTotp, {}))
    must(await person.call(ConfirmTotp, { Code: await codeOf(app, third.Secret) }))
    expect((await person.call(StartTotp, {})).error?.Code).toBe('TotpIsOn')
  })

  test('a sign-in before the first code asks for none', async () => {
    const { Email } = await signUp(app)
    const visitor = app.visitor()
    const account = must(await visitor.call(Login, { Email, Password: GOOD_PASSWORD })) as SignedInAnswer
    await app.sql(`insert into totp_factor (account_id, secret_sealed) values ($1, '\\x00')`, [account.AccountId])
    expect(must(await visitor.call(Login, { Email, Password: GOOD_PASSWORD }))).toHaveProperty('SessionId')
  })
})

describe('signing in', () => {
  test('answers no session for the password alone, and one for a right code', async () => {
    const { email, accountId, secret } = await newGuarded()
    const visitor = app.visitor()
    const first = await visitor.call(Login, { Email: email, Password: GOOD_PASSWORD })
    expect(first.data).toEqual({ Ticket: expect.any(String), Methods: ['totp'] })
    expect(first.headers.getSetCookie()).toEqual([])
    const second = await confirm(visitor, (first.data as SecondFactorAnswer).Ticket, await codeOf(app, secret))
    expect(must(second).AccountId).toBe(accountId)
    expect(second.headers.getSetCookie().join()).toContain('sid=')
  })

  test('a right code waits, too, while many wrong ones come from everywhere', async () => {
    const { email, accountId, secret } = await newGuarded()
    const visitor = app.visitor()
    expect(await confirm(visitor, await ticketOf(visitor, email), await codeOf(app, secret, 2))).toMatchObject(WRONG_CODE)
    // As if the tries of many other addresses stood there.
    await app.sql(`update sign_in_delay set tries = 30, next_try_at = now() + interval '5 minutes' where key = $1`, [`code:${accountId}`])
    const answer = await confirm(visitor, await ticketOf(visitor, email), await codeOf(app, secret))
    expect(answer).toMatchObject({ status: 429, error: { Code: 'TooManyCodes' } })
  })

  test('remember-me counts as it was chosen beside the password', async () => {
    const { email, secret } = await newGuarded()
    const visitor = app.visitor()
    const answer = await confirm(visitor, await ticketOf(visitor, email, true), await codeOf(app, secret))
    expect(answer.headers.getSetCookie().join()).toContain('Max-Age=2592000')
  })

  test.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('a clock that is %i steps off is answered %i', async (steps, status) => {
    const { email, secret } = await newGuarded()
    const visitor = app.visitor()
    const answer = await withinOneStep(async () => {
      await app.sql('update totp_factor set last_step = 0')
      return confirm(visitor, await ticketOf(visitor, email), await codeOf(app, secret, steps))
    })
    expect(answer.status).toBe(status)
  })

  test('a code works once, also at the same moment, and older ones no longer', async () => {
    const { email, secret } = await newGuarded()
    const visitors = [app.visitor(), app.visitor(), app.visitor()]
    const tickets = await Promise.all(visitors.map((visitor) => ticketOf(visitor, email)))
    const code = await codeOf(app, secret)
    const answers = await Promise.all(visitors.map((visitor, index) => confirm(visitor, tickets[index]!, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const late = app.visitor()
    expect(await confirm(late, await ticketOf(late, email), await codeOf(app, secret, -1))).toMatchObject(WRONG_CODE)
  })

  test('a ticket has five tries, the fifth may be right', async () => {
    const { email, secret } = await newGuarded()
    const visitor = app.visitor()
    const ticket = await ticketOf(visitor, email)
    for (let tries = 0; tries < 4; tries += 1) expect(await confirm(visitor, ticket, '000000')).toMatchObject(WRONG_CODE)
    expect((await confirm(visitor, ticket, await codeOf(app, secret))).status).toBe(200)

    const other = await ticketOf(visitor, email)
    await app.sql('delete from sign_in_delay')
    for (let tries = 0; tries < 5; tries += 1) expect(await confirm(visitor, other, '000000')).toMatchObject(WRONG_CODE)
    await app.sql('delete from sign_in_delay')
    expect(await confirm(visitor, other, await codeOf(app, secret, 1))).toMatchObject(EXPIRED)
  })

  test('a ticket works once, on its device, for ten minutes', async () => {
    const { email, secret } = await newGuarded()
    const visitor = app.visitor()
    const ticket = await ticketOf(visitor, email)
    const code = await codeOf(app, secret)
    expect(await confirm(app.visitor(), ticket, code)).toMatchObject(EXPIRED)
    expect(await confirm(visitor, ticket.slice(0, -1), code)).toMatchObject(EXPIRED)
    expect((await confirm(visitor, ticket, code)).status).toBe(200)
    expect(await confirm(visitor, ticket, await codeOf(app, secret, 1))).toMatchObject(EXPIRED)

    const late = await ticketOf(visitor, email)
    await app.sql(`update sign_in_ticket set expires_at = now() - interval '1 second'`)
    expect(await confirm(visitor, late, await codeOf(app, secret, 1))).toMatchObject(EXPIRED)
  })

  test('wrong codes over many tickets are slowed down, and the wait ends by itself', async () => {
    const { email, secret } = await newGuarded()
    const visitor = app.visitor()
    const statuses = await tries(app, 6, async () => (await confirm(visitor, await ticketOf(visitor, email), '000000')).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const ticket = await ticketOf(visitor, email)
    const refused = await confirm(visitor, ticket, await codeOf(app, secret))
    expect(refused).toMatchObject({ status: 429, error: { Code: 'TooManyCodes' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    await endWaits(app)
    expect((await confirm(visitor, ticket, await codeOf(app, secret))).status).toBe(200)
  })

  test('a hundred wrong codes in all are the end of it: the person is written to, and a new password by email lets codes count again', async () => {
    const { email, accountId, secret } = await newGuarded()
    await app.sql('update account set email_verified_at = now() where id = $1', [accountId])
    const visitor = app.visitor()
    await confirm(visitor, await ticketOf(visitor, email), '000000')
    await app.sql('update wrong_code_total set wrong = 99 where key = $1', [`code:${accountId}`])
    // A right one takes back itself alone.
    expect((await confirm(visitor, await ticketOf(visitor, email), await codeOf(app, secret))).status).toBe(200)
    expect(await confirm(visitor, await ticketOf(visitor, email), '000000')).toMatchObject(WRONG_CODE)
    expect(await app.sql(`select from email where name = 'sign-in-codes-stopped' and recipient_account_id = $1`, [accountId])).toEqual([])
    const STOPPED = { status: 403, error: { Code: 'CodesStopped', Message: messages.codesStopped } }
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await confirm(visitor, await ticketOf(visitor, email), await codeOf(app, secret, 1))).toMatchObject(STOPPED)
      await endWaits(app)
    }
    expect(await app.sql(`select from email where name = 'sign-in-codes-stopped' and recipient_account_id = $1`, [accountId])).toHaveLength(
      1,
    )

    must(await visitor.call(SendResetPassword, { Email: email }))
    const Token = secretIn(await app.emailTo(email, /new password/), '/ResetPassword/')
    must(await visitor.call(ResetPassword, { Token, Password: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD }))
    const again = must(await visitor.call(Login, { Email: email, Password: NEW_PASSWORD })) as SecondFactorAnswer
    expect((await confirm(visitor, again.Ticket, await codeOf(app, secret, 1))).status).toBe(200)
  })

  test('wrong codes of a season ago no longer count towards it', async () => {
    const { email, accountId } = await newGuarded()
    const visitor = app.visitor()
    await confirm(visitor, await ticketOf(visitor, email), '000000')
    await app.sql(`update wrong_code_total set wrong = 100, expires_at = now() - interval '1 second' where key = $1`, [`code:${accountId}`])
    expect(await confirm(visitor, await ticketOf(visitor, email), '000000')).toMatchObject(WRONG_CODE)
    expect(await app.sql('select wrong from wrong_code_total where key = $1', [`code:${accountId}`])).toEqual([{ wrong: 1 }])
  })
})

describe('recovery codes', () => {
  test('sign in once each, however they are typed', async () => {
    const { email, accountId } = await newGuarded()
    await givenRecoveryCode(app, accountId, '7KQM-2XWD-99AB-CDEF')
    const visitor = app.visitor()
    const first = await visitor.call(Login, { Email: email, Password: GOOD_PASSWORD })
    expect((first.data as SecondFactorAnswer).Methods).toEqual(['totp', 'recoveryCode'])
    expect((await confirm(visitor, (first.data as SecondFactorAnswer).Ticket, '7kqm 2xwd99ab-cdef', 'recoveryCode')).status).toBe(200)
    expect(await confirm(visitor, await ticketOf(visitor, email), '7KQM-2XWD-99AB-CDEF', 'recoveryCode')).toMatchObject(WRONG_CODE)
  })

  test('of one account are nothing to another', async () => {
    const [one, other] = [await newGuarded(), await newGuarded()]
    await givenRecoveryCode(app, other.accountId, '7KQM-2XWD-99AB-CDEF')
    const visitor = app.visitor()
    expect(await confirm(visitor, await ticketOf(visitor, one.email), '7KQM-2XWD-99AB-CDEF', 'recoveryCode')).toMatchObject(WRONG_CODE)
  })

  test('are told by email when one was used, with a warning when three are left', async () => {
    const { email, accountId } = await newGuarded()
    const codes = await Promise.all(
      ['AAAA', 'BBBB', 'CCCC', 'DDDD', 'EEEE'].map((group) => givenRecoveryCode(app, accountId, `${group}-${group}-${group}-${group}`)),
    )
    const visitor = app.visitor()
    await confirm(visitor, await ticketOf(visitor, email), codes[0]!, 'recoveryCode')
    await confirm(visitor, await ticketOf(visitor, email), codes[1]!, 'recoveryCode')
    const emails = await app.sql(
      `select data from email where recipient_account_id = $1 and name = 'recovery-code-used' order by created_at`,
      [accountId],
    )
    expect(emails).toEqual([{ data: { left: 4, areFew: false } }, { data: { left: 3, areFew: true } }])
  })

  test('are replaced by new ones, and void when codes are switched off', async () => {
    const person = await app.newPerson()
    expect((await person.call(RenewRecoveryCodes, {})).error?.Code).toBe('TotpIsOff')
    await givenTotp(app, person.accountId)
    const first = must(await person.call(RenewRecoveryCodes, {})).RecoveryCodes
    const second = must(await person.call(RenewRecoveryCodes, {})).RecoveryCodes
    expect(first.filter((code) => second.includes(code))).toEqual([])
    expect(must(await person.call(GetSecurityFactors, {})).RecoveryCodesLeft).toBe(10)

    expect(must(await person.call(DisableTotp, {})).WasOn).toBe(true)
    expect(must(await person.call(DisableTotp, {})).WasOn).toBe(false)
    expect(must(await person.call(GetSecurityFactors, {}))).toMatchObject({ TotpSince: null, RecoveryCodesLeft: 0 })
    const emails = await app.sql(`select name from email where recipient_account_id = $1`, [person.accountId])
    expect(emails).toEqual([{ name: 'sign-in-codes-off' }])
  })
})

test('the key opens in no other account', async () => {
  const [one, other] = [await newGuarded(), await newGuarded()]
  await app.sql(
    'update totp_factor set secret_sealed = (select secret_sealed from totp_factor where account_id = $2) where account_id = $1',
    [one.accountId, other.accountId],
  )
  const visitor = app.visitor()
  const answer = await confirm(visitor, await ticketOf(visitor, one.email), new TOTP({ secret: other.secret }).generate())
  expect(answer.status).toBe(500)
})
