import { GetUserPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { Login, RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { SignInFailed } from '@keystead/contract/security/sessions/session.operations.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { KNOWN_PASSWORD } from '../../../test/matrix/input-world.ts'
import { validInput } from '../../../test/matrix/inputs.ts'
import { must } from '../../../test/must.ts'
import { operate, operatedList } from '../../../test/operate.ts'

const emailsOf = async (accountId: string) =>
  (await app.sql<{ name: string }>('select name from email where recipient_account_id = $1 order by created_at, id', [accountId])).map(
    ({ name }) => name,
  )
const auditOf = (id: string) =>
  app.sql<{ operation: string; detail: unknown }>(
    `select operation, detail from audit_event where chain = 'operator' and object_id = $1 order by seq`,
    [id],
  )

describe('finding', () => {
  test('by a part of the email or of a name; a name never stands for a pattern', async () => {
    const person = await app.newPerson({ firstName: 'Ottoline' })
    const found = async (text: string) => (await operatedList(app, 'accounts', 'find', text)).map((line) => line['Id'])
    expect(await found(person.email.slice(0, 12).toUpperCase())).toEqual([person.accountId])
    expect(await found('ottoline test')).toEqual([person.accountId])
    expect(await found(person.accountId)).toEqual([person.accountId])
    expect(await found('%')).toEqual([])
  })

  test('says when there is none', async () => {
    expect((await operate(app, 'accounts', 'find', 'nobody at all')).said).toBe('No account has "nobody at all" in its email or name.')
  })

  test('looking at one account is kept in the audit', async () => {
    const person = await app.newPerson()
    expect((await operate(app, 'accounts', 'show', person.accountId)).said).toContain(person.email)
    expect(await auditOf(person.accountId)).toEqual([{ operation: 'accounts show', detail: {} }])
  })
})

describe('an account that is disabled', () => {
  test('is out at once, cannot sign in, is told why, and comes back as it was', async () => {
    const email = `${randomUUID()}@example.com`
    const form = { ...validInput(RegisterUser, undefined as never, undefined as never), Email: email }
    must(await app.visitor().call(RegisterUser, form as InputOf<typeof RegisterUser>))
    const [account] = await app.sql<{ id: string }>('select id from account where email = $1', [email])
    const id = account!.id
    const signIn = () => app.visitor().call(Login, { Email: email, Password: KNOWN_PASSWORD, RememberMe: false })
    const signedIn = must(await signIn())
    expect(signedIn).toMatchObject({ AccountId: id })

    expect(await operate(app, 'accounts', 'disable', id)).toMatchObject({ exitCode: 1 })
    const disabled = await operate(app, 'accounts', 'disable', id, '--reason', 'Reported as fraud')
    expect(disabled).toMatchObject({ exitCode: 0, complained: '' })
    expect(disabled.said).toMatch(/^The account is disabled\. Sessions ended: \d+\. Homes taken off the market: 0\.$/)
    const wrong = await app.visitor().call(Login, { Email: email, Password: 'never this one', RememberMe: false })
    const right = await signIn()
    expect(right.status).toBe(wrong.status)
    expect(right.error).toMatchObject({ Code: SignInFailed.code, Message: wrong.error?.Message })

    expect((await operate(app, 'accounts', 'disable', id, '--reason', 'again')).exitCode).toBe(1)
    expect((await operate(app, 'accounts', 'enable', id)).exitCode).toBe(0)
    expect((await operate(app, 'accounts', 'enable', id)).exitCode).toBe(1)
    expect((await signIn()).status).toBe(200)
    expect(await auditOf(id)).toEqual([
      { operation: 'accounts disable', detail: { reason: 'Reported as fraud', sessionsEnded: expect.any(Number), homesUnlisted: 0 } },
      { operation: 'accounts enable', detail: {} },
    ])

    await operate(app, 'accounts', 'disable', id, '--reason', 'once more')
    expect((await emailsOf(id)).filter((name) => name.startsWith('account-'))).toEqual([
      'account-disabled',
      'account-enabled',
      'account-disabled',
    ])
  })

  test('a session of it is over with the next call', async () => {
    const person = await app.newPerson()
    expect((await person.call(GetUserPlan, {})).status).toBe(200)
    await operate(app, 'accounts', 'disable', person.accountId, '--reason', 'why')
    expect((await person.call(GetUserPlan, {})).status).toBe(401)
    await operate(app, 'accounts', 'enable', person.accountId)
    expect((await person.call(GetUserPlan, {})).status).toBe(401)
  })
})
