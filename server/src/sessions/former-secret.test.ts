import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation, InputOf } from '@keystead/contract/rpc/operation.ts'
import { ChangePassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { ChangeEmail, ConfirmEmail } from '@keystead/contract/security/sign-in/email.operations.ts'
import { Logout } from '@keystead/contract/security/sign-in/account.operations.ts'
import {
  ConfirmIdentity,
  GetSecurityFactors,
  RenewRecoveryCodes,
  StartTotp,
} from '@keystead/contract/security/factors/factor.operations.ts'
import { GetUserProfiles, SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../test/emailing-app.ts'
import type { TestBrowser } from '../../test/harness.ts'
import { secretIn } from '../../test/mail-server.ts'
import { everything } from '../database/pool.ts'
import { must } from '../../test/must.ts'
import { cookiesOf, GOOD_PASSWORD, registration, signUp, signedInBrowser } from '../security/sign-in/account.factory.ts'

/*
 * A thief has a copy of the cookie. Whatever its owner does against that, the copy opens nothing afterwards; and while a
 * session changes its secret for another reason, a copy of the former one reads for half a minute and does nothing.
 */

const NEW_PASSWORD = 'orchard behind the gate'

async function victim(): Promise<{ owner: TestBrowser; profileId: string; email: string }> {
  const { Email } = await signUp(app)
  const owner = await signedInBrowser(app, Email)
  const { Profiles } = must(await owner.call(GetUserProfiles, {}))
  return { owner, profileId: Profiles[0]!.ProfileId, email: Email }
}

/** The headers of a browser as they are now: what a thief copies. */
const copyOf = (browser: TestBrowser): Record<string, string> => browser.headers()
const asThief = <Op extends AnyOperation>(copy: Record<string, string>, operation: Op, input: InputOf<Op>) =>
  app.visitor().call(operation, input, { headers: copy })
const reads = async (copy: Record<string, string>) => (await asThief(copy, GetUserProfiles, {})).status

describe('ended at once', () => {
  test('by a new password: the copy can neither read, nor act, nor rotate its way back in', async () => {
    const { owner, profileId } = await victim()
    const copy = copyOf(owner)
    must(
      await owner.call(ChangePassword, {
        CurrentPassword: GOOD_PASSWORD,
        NewPassword: NEW_PASSWORD,
        ConfirmNewPassword: NEW_PASSWORD,
      }),
    )
    expect(await reads(copy)).toBe(401)
    const back = await asThief(copy, SwitchUserProfile, { ProfileId: profileId })
    expect(back.error?.Code).toBe('SignInRequired')
    expect(cookiesOf(back.headers).get('sid')).toBeUndefined()
    expect((await asThief(copy, SetSecurityPin, { Pin: '739154', ConfirmPin: '739154' })).error?.Code).toBe('SignInRequired')
    must(await owner.call(GetUserProfiles, {}))
  })

  test('by confirming who it is', async () => {
    const { owner } = await victim()
    const copy = copyOf(owner)
    must(await owner.call(ConfirmIdentity, { Method: 'password', Password: GOOD_PASSWORD }))
    expect(await reads(copy)).toBe(401)
  })

  test('by confirming another address', async () => {
    const { owner } = await victim()
    const to = registration().Email
    must(await owner.call(ChangeEmail, { Email: to }))
    const copy = copyOf(owner)
    must(await owner.call(ConfirmEmail, { Token: secretIn(await app.emailTo(to, /Confirm/), '/ConfirmEmail/') }))
    expect(await reads(copy)).toBe(401)
    must(await owner.call(GetUserProfiles, {}))
  })

  test('by confirming the address of the sign-up, on another device', async () => {
    const { owner, profileId, email } = await victim()
    const copy = copyOf(owner)
    must(await owner.call(SwitchUserProfile, { ProfileId: profileId }))
    const Token = secretIn(await app.emailTo(email, /confirm your email/i), '/ConfirmEmail/')
    must(await app.visitor().call(ConfirmEmail, { Token, Password: GOOD_PASSWORD }))
    expect(await reads(copy)).toBe(401)
    must(await owner.call(GetUserProfiles, {}))
  })

  test('by confirming who it is in another session of the account', async () => {
    const { owner, profileId, email } = await victim()
    const copy = copyOf(owner)
    must(await owner.call(SwitchUserProfile, { ProfileId: profileId }))
    must(await (await signedInBrowser(app, email)).call(ConfirmIdentity, { Method: 'password', Password: GOOD_PASSWORD }))
    expect(await reads(copy)).toBe(401)
  })

  test('also for a call that was let in before and comes to its change after', async () => {
    const { owner } = await victim()
    const { sessions, database } = app.services
    const secret = copyOf(owner)['cookie']!.replace('sid=', '')
    const thief = (await sessions.find(database.db, secret))!
    must(await owner.call(ConfirmIdentity, { Method: 'password', Password: GOOD_PASSWORD }))
    await expect(database.transaction(everything('a thief who was waiting'), (db) => sessions.rotate(db, thief))).rejects.toMatchObject({
      definition: CallErrors.SessionRenewed,
    })
    must(await owner.call(GetUserProfiles, {}))
  })

  test.each([
    ['a pin', (owner: TestBrowser) => owner.call(SetSecurityPin, { Pin: '739154', ConfirmPin: '739154' })],
    ['a second factor', (owner: TestBrowser) => owner.call(StartTotp, {})],
  ])('by %s, where the session has just taken another secret', async (_label, change) => {
    const { owner, profileId } = await victim()
    const copy = copyOf(owner)
    must(await owner.call(SwitchUserProfile, { ProfileId: profileId }))
    expect(await reads(copy)).toBe(200)
    expect((await change(owner)).status).toBe(200)
    expect(await reads(copy)).toBe(401)
  })

  test('by a change in another session of the account', async () => {
    const { owner, profileId, email } = await victim()
    const other = await signedInBrowser(app, email)
    const copy = copyOf(other)
    must(await other.call(SwitchUserProfile, { ProfileId: profileId }))
    must(await owner.call(SetSecurityPin, { Pin: '739154', ConfirmPin: '739154' }))
    expect(await reads(copy)).toBe(401)
    must(await other.call(GetUserProfiles, {}))
  })
})

describe('a secret that was replaced a moment ago', () => {
  test('reads, and does nothing: no command, nothing that asks for a fresh factor, no way to a new secret', async () => {
    const { owner, profileId } = await victim()
    const copy = copyOf(owner)
    must(await owner.call(SwitchUserProfile, { ProfileId: profileId }))
    expect(await reads(copy)).toBe(200)
    expect((await asThief(copy, GetSecurityFactors, {})).status).toBe(200)
    for (const [operation, input] of [
      [SwitchUserProfile, { ProfileId: profileId }],
      [ConfirmIdentity, { Method: 'password', Password: GOOD_PASSWORD }],
      [RenewRecoveryCodes, {}],
      [StartTotp, {}],
    ] as const) {
      const answer = await asThief(copy, operation as AnyOperation, input)
      expect([operation.name, answer.error?.Code]).toEqual([operation.name, 'SessionRenewed'])
      expect(answer.headers.get('retry-after')).toBe('1')
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    const file = {
      method: 'POST',
      headers: { ...copy, 'content-type': 'application/octet-stream', 'file-name': 'a.png', 'file-purpose': 'asset-image' },
      body: 'x',
    }
    expect((await app.visitor().raw('/uploads', file)).status).toBe(409)
    expect((await app.visitor().raw('/live', { headers: copy })).status).toBe(409)
    // What anyone may do is done as by a stranger, and ends nothing.
    const ids = { accountid: copy[CallHeaders.accountId]!, devicetypeid: 1, sessionid: copy[CallHeaders.sessionId]! }
    expect((await asThief(copy, Logout, ids)).status).toBe(200)
    await app.visitor().raw('/', { headers: { cookie: copy['cookie']! } })
    must(await owner.call(GetUserProfiles, {}))
  })

  test('reads for half a minute', async () => {
    const { owner, profileId } = await victim()
    const copy = copyOf(owner)
    must(await owner.call(SwitchUserProfile, { ProfileId: profileId }))
    await app.sql(`update session set rotated_at = now() - interval '31 seconds' where id = $1`, [copy[CallHeaders.sessionId]])
    expect(await reads(copy)).toBe(401)
  })
})
