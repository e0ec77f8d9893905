import { UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import { SendProfileEnquiry } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { newPublicPerson } from '../directory/directory.factory.ts'
import { must } from '../../../test/must.ts'
import { inquiryTo } from './inquiry.factory.ts'

test('the agent gets an email with the words as text, and its answer goes to the sender', async () => {
  const agent = await newPublicPerson(app, { firstName: 'Ana' })
  const Message = 'Is <b>it</b> free?\nhttps://example.com/?a=1&b=2'
  const sent = await app
    .visitor()
    .call(SendProfileEnquiry, inquiryTo(agent.profileId, { Name: 'Nora "N" Field', Email: 'nora@example.com', Message }))
  expect(sent.status).toBe(200)
  const email = await app.emailTo(agent.email)
  expect(email.replyTo).toEqual([{ address: 'nora@example.com', name: '' }])
  expect(email.subject).toBe('You have a new message')
  for (const line of Message.split('\n')) expect(email.text).toContain(line)
  expect(email.html).toContain('Is &lt;b&gt;it&lt;/b&gt; free?')
  expect(email.html).not.toContain('href="https://example.com/')
  expect(email.text).toMatch(/\/User\/Inquiries\?id=[0-9a-f-]{36}/)
})

test('a lister whose email is not confirmed finds the message in the inbox alone', async () => {
  const [unconfirmed, confirmed] = [await app.newPerson(), await app.newPerson()]
  for (const owner of [unconfirmed, confirmed]) {
    const { AssetId } = await addListedProperty(app, owner, { Title: 'Brick bungalow' })
    await app.sql('update account set email_verified_at = null where id = $1', [unconfirmed.accountId])
    await app.visitor().call(SendProfileEnquiry, inquiryTo(owner.profileId, { AssetId }))
  }
  expect((await app.emailTo(confirmed.email)).subject).toBe('A message about Brick bungalow')
  expect(await app.sql('select to_email from email where name = $1 and to_email = $2', ['new-inquiry', unconfirmed.email])).toEqual([])
})

test('who has switched these emails off finds the message in the inbox alone; the email says where', async () => {
  const [quiet, other] = [await newPublicPerson(app), await newPublicPerson(app)]
  const Settings = [{ Event: 'enquiry.received', InApp: true, Email: false }]
  must(
    await quiet.call(UpdateNotificationSettings, { Settings, Digest: 'off', QuietFrom: null, QuietTo: null, TimeZone: 'America/Denver' }),
  )
  for (const agent of [quiet, other]) must(await app.visitor().call(SendProfileEnquiry, inquiryTo(agent.profileId)))
  expect((await app.emailTo(other.email)).headers.map(({ key }) => key)).toContain('list-unsubscribe')
  expect(await app.sql(`select 1 from email where name = 'new-inquiry' and to_email = $1`, [quiet.email])).toEqual([])
  expect(await app.sql('select 1 from profile_inquiry where profile_id = $1', [quiet.profileId])).toHaveLength(1)
})
