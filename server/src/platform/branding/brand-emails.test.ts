import { BRAND_PREVIEW_PATH, INVOICE_PREVIEW_PATH } from '@keystead/contract/platform/branding/branding.values.ts'
import { SwitchUserProfileBranding } from '@keystead/contract/platform/branding/branding.operations.ts'
import { ConfirmViewing, GetViewings, RequestViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { CreateUserConnection } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { newEmail, publicPerson } from '../../people/connections/connection.factory.ts'
import { testPicture } from '../../properties/images/image.factory.ts'
import { sendFile } from '../../../test/uploads.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { tourOf } from '../../marketplace/tours/tour.factory.ts'
import { branded, designInput } from './branding.factory.ts'

const use = async (person: TestPerson, Mode: number) => must(await person.call(SwitchUserProfileBranding, { Mode }))
const { HeaderText, FooterText, ContactLine, SenderName, ReplyTo, PrimaryColor, AccentColor } = designInput

/** The email of an invitation to an address of which we know nothing. */
async function invite(person: TestPerson) {
  const Email = newEmail()
  must(await person.call(CreateUserConnection, { Email, ProfileTypeId: PROFILE_TYPES.Tenant }))
  return app.emailTo(Email)
}

/** The email of an invitation to someone who has an account. */
async function inviteAgent(person: TestPerson) {
  const agent = await publicPerson(app)
  must(await person.call(CreateUserConnection, { ProfileId: agent.profileId, ProfileTypeId: PROFILE_TYPES.Agent }))
  return app.emailTo(agent.email)
}

describe('an email of a profile', () => {
  test('has our look without a design, and where its own is not for emails', async () => {
    const person = await app.newPerson()
    const before = await invite(person)
    expect(before.from?.name).toBe('Keystead')
    expect(before.html).toContain('>Keystead</a>')
    await branded(person, { OnEmails: false })
    expect((await invite(person)).html).toContain('>Keystead</a>')
  })

  test('has its own: words, colors in both schemes, sender and where answers go', async () => {
    const person = await app.newPerson()
    await branded(person)
    const email = await inviteAgent(person)
    expect(email.from).toMatchObject({ name: `${SenderName} via Keystead`, address: 'no-reply@localhost' })
    expect(email.replyTo).toMatchObject([{ address: ReplyTo }])
    for (const part of [email.html!, email.text!]) {
      for (const words of [HeaderText, FooterText, ContactLine]) expect(part).toContain(words)
    }
    expect(email.html).toContain(`background:${PrimaryColor}`)
    expect(email.html).toContain(`border-bottom:2px solid ${AccentColor}`)
    expect(email.html).toMatch(/prefers-color-scheme:dark[\s\S]*\.button\{background:#[0-9a-f]{6}!important\}/)
    for (const ours of ['>Keystead</a>', '#14523c', '#8fd3b3']) expect(email.html).not.toContain(ours)
    // Who sends it stays said, as does how to stop such emails.
    expect(email.html).toContain('/User/Settings/Notifications')
    expect(email.text!.startsWith(HeaderText)).toBe(true)
  })

  test('to an address that no one has confirmed says nothing that leads elsewhere', async () => {
    const person = await app.newPerson()
    await branded(person, { FooterText: 'Rent at evil.example' })
    const email = await invite(person)
    expect(email.html).toContain(HeaderText)
    expect(email.text).toContain('(312) 555-0137')
    for (const part of [email.html!, email.text!]) for (const words of ['evil', '@lantern-row']) expect(part).not.toContain(words)
  })

  test('is plain where the profile wants it: no name at its top, and who sends it at its end', async () => {
    const person = await app.newPerson()
    await branded(person)
    await use(person, 1)
    const email = await inviteAgent(person)
    expect(email.from?.name).toBe('Keystead')
    expect(email.replyTo ?? []).toEqual([])
    for (const words of [HeaderText, FooterText, '>Keystead</a>']) expect(email.html).not.toContain(words)
    expect(email.html).toContain('>Keystead</p>')
    expect(email.html).toContain('/User/Settings/Notifications')
    expect(email.text!.split('\n-- \n')[0]).not.toContain('Keystead')
  })

  test('carries HTML as text, and nothing into its headers', async () => {
    const person = await app.newPerson()
    await branded(person, {
      HeaderText: '<img src=x onerror=alert(1)>',
      FooterText: '</p><script>alert(1)</script>',
      ContactLine: '"><style>*{display:none}</style>',
      SenderName: 'Eve, Bcc; all',
    })
    const email = await inviteAgent(person)
    expect(email.html).not.toMatch(/<img|<script|\{display:none\}<\/style><|"><style>/)
    expect(email.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(email.from?.name).toBe('Eve, Bcc; all via Keystead')
    expect(email.recipients).toHaveLength(1)
    expect(email.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  test('of a business is from its name where it has chosen no other, and never without ours', async () => {
    const person = await app.newPerson({ accountType: 'Business' })
    await branded(person, { SenderName: null })
    expect((await invite(person)).from?.name).toBe('Keystead')
    await app.sql(`update account set kind = 'business', email = null, password_hash = null where id = $1`, [person.accountId])
    const sendAs = async (name: string) => {
      await app.sql('update profile set company_name = $2 where id = $1', [person.profileId, name])
      return (await invite(person)).from?.name
    }
    expect(await sendAs('Northgate Realty')).toBe('Northgate Realty via Keystead')
    expect(await sendAs('help@bank.example')).toBe('Keystead')
  })

  test('shows the logo, from an address that others can reach', async () => {
    const person = await app.newPerson()
    const { Data } = await sendFile(person, await testPicture(1, { width: 600, height: 200 }), { purpose: 'branding-logo' })
    const { Custom } = await branded(person, { LogoUploadId: Data!.UploadId, LogoPosition: 'right' })
    const { html } = await inviteAgent(person)
    const [, address, size] = /<img src="([^"]+)" alt="" (width="\d+" height="\d+")/.exec(html!)!
    expect(address).toBe(app.services.mailer.siteAddress() + Custom!.Logo!.Url)
    expect(size).toBe('width="168" height="56"')
    const picture = await fetch(address!)
    expect([picture.status, picture.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
    expect(html).toContain('<td align="right"')
  })

  test('keeps the brand of the day on which it was queued', async () => {
    const person = await app.newPerson()
    await branded(person)
    const Email = newEmail()
    must(await person.call(CreateUserConnection, { Email, ProfileTypeId: PROFILE_TYPES.Tenant }))
    await branded(person, { Version: 1, HeaderText: 'Harbor Lane' })
    await use(person, 1)
    expect((await app.emailTo(Email)).html).toContain(HeaderText)
    const [kept] = await app.sql<{ id: string; is_replaced: boolean }>(
      `select b.id, b.replaced_at is not null as is_replaced from email e join brand b on b.id = e.brand_id where e.to_email = $1`,
      [Email],
    )
    expect(kept!.is_replaced).toBe(true)
    // However late it leaves.
    const { mailer, jobDatabase } = app.services
    expect(await mailer.brandOf(jobDatabase, kept!.id, { isStranger: false })).toMatchObject({ kind: 'custom', header: HeaderText })
  })
})

test('visitors hear of a tour in the look of the manager of the home', async () => {
  const owner = await app.newPerson()
  await branded(owner)
  const { AssetId } = await addListedProperty(app, owner, { Title: 'Brick bungalow' })
  const Email = newEmail()
  must(await app.visitor().call(RequestViewing, tourOf(AssetId, { Email })))
  const received = await app.emailTo(Email)
  expect(received.from?.name).toBe(`${SenderName} via Keystead`)
  const [tour] = must(await owner.call(GetViewings, { Side: 'lister' })).Items
  await use(owner, 0)
  must(await owner.call(ConfirmViewing, { ViewingId: tour!.ViewingId, StartsAt: tour!.Times[0]!, Minutes: 30 }))
  expect((await app.emailTo(Email)).from?.name).toBe('Keystead')
  // What we tell the owner of it is ours.
  expect((await app.emailTo(owner.email)).from?.name).toBe('Keystead')
})

describe('the preview', () => {
  const look = (person: Pick<TestPerson, 'raw'>, draft: Record<string, string>) =>
    person.raw(`${BRAND_PREVIEW_PATH}?${new URLSearchParams(draft).toString()}`)
  const custom = { Mode: '2', HeaderText: 'Typed so far', PrimaryColor: '#5b2a86', AccentColor: '#8a4b12' }

  test('is the email in what is typed, in a page that may do nothing, and keeps nothing', async () => {
    const person = await app.newPerson()
    const response = await look(person, custom)
    const html = await response.text()
    expect(html).toContain('Typed so far')
    expect(html).toContain('background:#5b2a86')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'self'; sandbox/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await app.sql('select 1 from brand where profile_id = $1', [person.profileId])).toEqual([])
  })

  test('leaves out what can not be used yet', async () => {
    const person = await app.newPerson()
    const html = await (
      await look(person, { Mode: '2', HeaderText: '<b>'.repeat(2_000), PrimaryColor: 'red;}', AccentColor: '#ffff00', LogoUploadId: "'" })
    ).text()
    expect(html).not.toMatch(/<b>|red;|#ffff00/)
  })

  test('shows a logo that was just sent, to who sent it alone', async () => {
    const person = await app.newPerson()
    const { Data } = await sendFile(person, await testPicture(2), { purpose: 'branding-logo' })
    const draft = { ...custom, LogoUploadId: Data!.UploadId }
    expect(await (await look(person, draft)).text()).toContain('src="data:image/webp;base64,')
    expect(await (await look(await app.newPerson(), draft)).text()).not.toContain('<img')
  })

  test('is for those who are signed in', async () => {
    expect((await look(app.visitor(), custom)).status).toBe(401)
    expect((await app.visitor().raw(INVOICE_PREVIEW_PATH)).status).toBe(401)
  })

  const invoiceIn = async (person: Pick<TestPerson, 'raw'>, draft: Record<string, string>) => {
    const response = await person.raw(`${INVOICE_PREVIEW_PATH}?${new URLSearchParams(draft).toString()}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    return readPdf(new Uint8Array(await response.arrayBuffer()))
  }

  test('of documents is the PDF of an invoice in what is typed', async () => {
    const person = await app.newPerson({ firstName: 'Olive' })
    const { Data } = await sendFile(person, await testPicture(3, { width: 600, height: 200 }), { purpose: 'branding-logo' })
    const typed = { ...custom, FooterText: 'Since 1998', ContactLine: '(312) 555-0137', WatermarkText: 'Harbor', WatermarkOpacity: '0.6' }
    const { text, pages } = await invoiceIn(person, { ...typed, LogoUploadId: Data!.UploadId })
    for (const words of ['Typed so far', 'Since 1998', '(312) 555-0137', 'Harbor', 'Olive Tester', '$2,034.20'])
      expect(text).toContain(words)
    expect(pages[0]!.opacities).toContain(0.6)
    expect(pages[0]!.lineColors).toContain('#5b2a86')
    expect(pages[0]!.roles).toContain('Figure')
  })

  test('of documents leaves out what can not be used yet, and is ours or plain as it is chosen', async () => {
    const person = await app.newPerson({ firstName: 'Olive' })
    const wrong = { ...custom, PrimaryColor: '#ffff00', WatermarkText: 'x'.repeat(500), WatermarkOpacity: '9', LogoUploadId: "'" }
    const { pages } = await invoiceIn(person, wrong)
    expect(pages[0]!.lineColors).not.toContain('#ffff00')
    expect((await invoiceIn(person, { Mode: '0' })).text).toContain('sent through Keystead')
    expect((await invoiceIn(person, { Mode: '1' })).text).not.toContain('Keystead')
  })
})
