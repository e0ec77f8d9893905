import { DeletePasskey } from '@keystead/contract/security/factors/passkey.operations.ts'
import { SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { givenPasskey } from '../../security/factors/factor.factory.ts'

/*
 * People who sign up choose a name and may type in the address of someone else. Until that someone has confirmed it, no email carries
 * words that the other one chose.
 */

const SPAM = 'Cheap watches'

async function emailsAfterChanges(person: TestPerson): Promise<{ source: string; text: string }[]> {
  const { passkeyId } = await givenPasskey(app, person.accountId)
  await app.sql('update passkey set name = $2 where id = $1', [passkeyId, SPAM])
  must(await person.call(SetSecurityPin, { Pin: '482913', ConfirmPin: '482913' }))
  must(await person.call(DeletePasskey, { PasskeyId: passkeyId }))
  const emails = [await app.emailTo(person.email, /PIN has changed/), await app.emailTo(person.email, /passkey was removed/)]
  return emails.map(({ source, text }) => ({ source, text: text ?? '' }))
}

test('whose address is confirmed is greeted by name', async () => {
  const [pin, passkey] = await emailsAfterChanges(await app.newPerson({ firstName: SPAM }))
  expect(pin!.text).toContain(`Hello ${SPAM},\n\nYour security PIN`)
  expect(pin!.source).toMatch(new RegExp(`^To: "?${SPAM} Tester"? <`, 'm'))
  expect(passkey!.text).toContain(`The passkey “${SPAM}” no longer`)
})

test('an address that nobody has confirmed gets no words of others', async () => {
  const person = await app.newPerson({ firstName: SPAM })
  await app.sql('update account set email_verified_at = null where id = $1', [person.accountId])
  const [pin, passkey] = await emailsAfterChanges(person)
  expect(pin!.text).toContain('Your security PIN was set')
  expect(passkey!.text).toContain('One of your passkeys no longer')
  for (const { source } of [pin!, passkey!]) expect(source).not.toContain(SPAM)
})
