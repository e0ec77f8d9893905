import { isEasyPin } from '@keystead/contract/security/security-pin/pin.fields.ts'
import {
  ChangeSecurityPin,
  ConfirmSecurityPin,
  GetSecurityPin,
  SetSecurityPin,
} from '@keystead/contract/security/security-pin/pin.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { endWaits, tries } from '../../../test/guesses.ts'
import { actorOf } from '../../../test/actor-of.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { type PinGuarded, spendPinConfirmation } from './pin.public.ts'

const PIN = '482913'

async function personWithPin(): Promise<TestPerson> {
  const person = await app.newPerson()
  must(await person.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN }))
  return person
}

const what = { Operation: 'MarkInvoiceAsPaid', ObjectId: 'invoice-1', AmountCents: 120_000 }
const guarded = (confirmation: string | null): PinGuarded => ({
  operation: what.Operation,
  objectId: what.ObjectId,
  amountCents: what.AmountCents,
  confirmation,
})

/** What a call that needs a pin does; answers the code of its refusal. */
async function spend(person: TestPerson, wanted: PinGuarded): Promise<string | null> {
  return app.services.database
    .transaction({ kind: 'account', accountId: person.accountId }, (db) => spendPinConfirmation({ db, actor: actorOf(person) }, wanted))
    .then(
      () => null,
      (error: { definition?: { code: string } }) => error.definition?.code ?? 'unknown',
    )
}

test.each([
  ['000000', true],
  ['111111', true],
  ['123456', true],
  ['987654', true],
  ['121212', true],
  ['482482', true],
  ['482913', false],
  ['135790', false],
])('%s is easy: %s', (pin, easy) => {
  expect(isEasyPin(pin)).toBe(easy)
})

describe('a pin', () => {
  test('is set once, then changed with the current one', async () => {
    const person = await personWithPin()
    expect(must(await person.call(GetSecurityPin, {})).IsSet).toBe(true)
    expect((await person.call(SetSecurityPin, { Pin: '592817', ConfirmPin: '592817' })).error?.Code).toBe('PinExists')
    const wrong = await person.call(ChangeSecurityPin, { CurrentPin: '592817', Pin: '592817', ConfirmPin: '592817' })
    expect(wrong.error).toMatchObject({ Code: 'PinWrong', Fields: { CurrentPin: expect.any(String) as string } })
    must(await person.call(ChangeSecurityPin, { CurrentPin: PIN, Pin: '592817', ConfirmPin: '592817' }))
    expect((await person.call(ConfirmSecurityPin, { ...what, Pin: PIN })).error?.Code).toBe('PinWrong')
    expect((await person.call(ConfirmSecurityPin, { ...what, Pin: '592817' })).status).toBe(200)
  })

  test.each([
    ['five digits', { Pin: '48291', ConfirmPin: '48291' }, { Pin: 'A PIN has exactly six digits.' }],
    ['seven digits', { Pin: '4829131', ConfirmPin: '4829131' }, { Pin: 'A PIN has exactly six digits.' }],
    ['letters', { Pin: '48291x', ConfirmPin: '48291x' }, { Pin: 'A PIN has exactly six digits.' }],
    ['digits of another script', { Pin: '٤٨٢٩١٣', ConfirmPin: '٤٨٢٩١٣' }, { Pin: 'A PIN has exactly six digits.' }],
    ['two that differ', { Pin: PIN, ConfirmPin: '482914' }, { ConfirmPin: 'PIN and confirm PIN do not match.' }],
    ['an easy one', { Pin: '123456', ConfirmPin: '123456' }, { Pin: 'This PIN is easy to guess. Please choose another one.' }],
  ])('of %s is refused at its field', async (_what, form, fields) => {
    const answer = await (await app.newPerson()).call(SetSecurityPin, form)
    expect(answer.status).toBe(400)
    expect(answer.error?.Fields).toEqual(fields)
  })

  test('is kept as a hash only', async () => {
    const person = await personWithPin()
    const [row] = await app.sql<{ pin_hash: string }>('select pin_hash from security_pin where account_id = $1', [person.accountId])
    expect(row!.pin_hash).toMatch(/^\$argon2id\$/)
  })

  test('can be tried five times, then each wait grows and ends', async () => {
    const person = await personWithPin()
    const guess = async () => (await person.call(ConfirmSecurityPin, { ...what, Pin: '592817' })).status
    expect(await tries(app, 6, guess)).toEqual([400, 400, 400, 400, 400, 429])
    const refused = await person.call(ConfirmSecurityPin, { ...what, Pin: PIN })
    expect(refused.error?.Code).toBe('PinSlowDown')
    await endWaits(app)
    expect((await person.call(ConfirmSecurityPin, { ...what, Pin: PIN })).status).toBe(200)
  })

  test('that was entered wrong a hundred times is stopped, and its holder is written to once', async () => {
    const person = await personWithPin()
    await person.call(ConfirmSecurityPin, { ...what, Pin: '592817' })
    await app.sql('update wrong_code_total set wrong = 100 where key = $1', [`pin:${person.accountId}`])
    for (let turn = 0; turn < 2; turn += 1) {
      const refused = await person.call(ConfirmSecurityPin, { ...what, Pin: PIN })
      expect(refused).toMatchObject({ status: 403, error: { Code: 'PinStopped' } })
    }
    const told = await app.sql(`select from email where name = 'security-pin-stopped' and recipient_account_id = $1`, [person.accountId])
    expect(told).toHaveLength(1)
  })

  test('that is right forgets the wrong ones before it', async () => {
    const person = await personWithPin()
    const guess = async (Pin: string) => (await person.call(ConfirmSecurityPin, { ...what, Pin })).status
    const answers: number[] = []
    for (const Pin of ['592817', '592817', '592817', '592817', PIN, '592817', '592817', '592817', PIN]) answers.push(await guess(Pin))
    expect(answers).toEqual([400, 400, 400, 400, 200, 400, 400, 400, 200])
  })

  test('that is not set confirms nothing', async () => {
    const person = await app.newPerson()
    expect((await person.call(ConfirmSecurityPin, { ...what, Pin: PIN })).error?.Code).toBe('PinNotSet')
  })
})

describe('a confirmation', () => {
  const confirm = async (person: TestPerson) => must(await person.call(ConfirmSecurityPin, { ...what, Pin: PIN })).Confirmation

  test('counts once', async () => {
    const person = await personWithPin()
    const confirmation = await confirm(person)
    expect(await spend(person, guarded(confirmation))).toBeNull()
    expect(await spend(person, guarded(confirmation))).toBe('PinConfirmationNeeded')
  })

  test.each([
    ['another operation', { operation: 'DeleteBusiness' }],
    ['another object', { objectId: 'invoice-2' }],
    ['another amount', { amountCents: 120_001 }],
    ['no amount', { amountCents: null }],
    ['no confirmation', { confirmation: null }],
    ['a made-up confirmation', { confirmation: 'made up' }],
  ])('does not count for %s', async (_what, change) => {
    const person = await personWithPin()
    const confirmation = await confirm(person)
    expect(await spend(person, { ...guarded(confirmation), ...change })).toBe('PinConfirmationNeeded')
  })

  test('does not count for another account, in another session, or after five minutes', async () => {
    const [person, other] = [await personWithPin(), await personWithPin()]
    const confirmation = await confirm(person)
    expect(await spend(other, guarded(confirmation))).toBe('PinConfirmationNeeded')
    expect(await spend(await app.secondProfile(person, 'Tenant'), guarded(confirmation))).toBe('PinConfirmationNeeded')
    await app.sql(`update pin_confirmation set expires_at = now() - interval '1 second' where account_id = $1`, [person.accountId])
    expect(await spend(person, guarded(confirmation))).toBe('PinConfirmationNeeded')
  })

  test('is void once the pin has changed', async () => {
    const person = await personWithPin()
    const confirmation = await confirm(person)
    must(await person.call(ChangeSecurityPin, { CurrentPin: PIN, Pin: '592817', ConfirmPin: '592817' }))
    expect(await spend(person, guarded(confirmation))).toBe('PinConfirmationNeeded')
  })
})
