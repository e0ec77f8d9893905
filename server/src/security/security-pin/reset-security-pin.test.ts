import {
  ConfirmSecurityPin,
  ResetSecurityPin,
  SendSecurityPinReset,
  SetSecurityPin,
} from '@keystead/contract/security/security-pin/pin.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import { tries } from '../../../test/guesses.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'

const FORGOTTEN = '482913'
const NEW = '592817'

async function personWithPin(): Promise<TestPerson> {
  const person = await app.newPerson()
  must(await person.call(SetSecurityPin, { Pin: FORGOTTEN, ConfirmPin: FORGOTTEN }))
  return person
}

async function linkFor(person: TestPerson): Promise<string> {
  must(await person.call(SendSecurityPinReset, {}))
  return secretIn(await app.emailTo(person.email, /Choose a new security PIN/), '/User/Settings/SecurityPin?reset=')
}

const reset = (person: TestPerson, Token: string) => person.call(ResetSecurityPin, { Token, Pin: NEW, ConfirmPin: NEW })
const confirm = (person: TestPerson, Pin: string) =>
  person.call(ConfirmSecurityPin, { Operation: 'CloseAccount', ObjectId: person.accountId, AmountCents: null, Pin })

test('a link sets a new pin once, and wrong tries of the old one are forgotten', async () => {
  const person = await personWithPin()
  await tries(app, 6, () => confirm(person, '739164'))
  expect((await confirm(person, FORGOTTEN)).error?.Code).toBe('PinSlowDown')
  await app.sql('update wrong_code_total set wrong = 100 where key = $1', [`pin:${person.accountId}`])

  const link = await linkFor(person)
  must(await reset(person, link))
  expect((await confirm(person, FORGOTTEN)).error?.Code).toBe('PinWrong')
  expect((await confirm(person, NEW)).status).toBe(200)
  expect((await reset(person, link)).error?.Code).toBe('PinLinkExpired')
  expect((await app.emailTo(person.email, /PIN has changed/)).text).toContain('security PIN')
})

test('a link is nobody else’s, and their try leaves it good', async () => {
  const [person, other] = [await personWithPin(), await personWithPin()]
  const link = await linkFor(person)
  expect((await reset(other, link)).error?.Code).toBe('PinLinkExpired')
  expect((await confirm(other, FORGOTTEN)).status).toBe(200)
  expect((await reset(person, link)).status).toBe(200)
})

test('a link is over after half an hour', async () => {
  const person = await personWithPin()
  const link = await linkFor(person)
  await app.sql(`update secret_link set expires_at = expires_at - interval '30 minutes' where account_id = $1`, [person.accountId])
  expect((await reset(person, link)).error?.Code).toBe('PinLinkExpired')
  expect((await confirm(person, FORGOTTEN)).status).toBe(200)
})

test('without a pin there is nothing to reset', async () => {
  const person = await app.newPerson()
  expect((await person.call(SendSecurityPinReset, {})).error?.Code).toBe('PinNotSet')
})
