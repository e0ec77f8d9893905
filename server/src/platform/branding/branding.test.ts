import {
  CreateUserBranding,
  GetUserBrandingDetails,
  SwitchUserProfileBranding,
} from '@keystead/contract/platform/branding/branding.operations.ts'
import { messages } from '@keystead/contract/platform/branding/branding-messages.text.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { messages as shared } from '@keystead/contract/text/shared-messages.text.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { testPicture } from '../../properties/images/image.factory.ts'
import { sendFile } from '../../../test/uploads.ts'
import { branded, designInput } from './branding.factory.ts'
import { clearVersions } from './clear-versions.ts'

type Design = InputOf<typeof CreateUserBranding>

const save = (person: TestPerson, changes: Partial<Design> = {}) => person.call(CreateUserBranding, { ...designInput, ...changes })
const look = async (person: TestPerson) => must(await person.call(GetUserBrandingDetails, {}))
const use = (person: TestPerson, Mode: number) => person.call(SwitchUserProfileBranding, { Mode })
const sendLogo = async (person: TestPerson, seed: number, size = { width: 900, height: 300 }) =>
  (await sendFile(person, await testPicture(seed, size), { purpose: 'branding-logo', name: 'logo.png' })).Data!.UploadId
const versionsOf = ({ profileId }: TestPerson) =>
  app.sql<{ id: string; logo_key: string | null; mode: number }>('select id, logo_key, mode from brand where profile_id = $1 order by id', [
    profileId,
  ])
const fieldsOf = async (person: TestPerson, changes: Partial<Design>) => (await save(person, changes)).error?.Fields

describe('a profile', () => {
  test.each(['Owner', 'Agent', 'Tenant'] as const)(
    'of type %s looks as we do until it has a design, which is used at once',
    async (profileType) => {
      const person = await app.newPerson({ profileType })
      expect(await look(person)).toEqual({ Mode: 0, Version: 0, Custom: null })
      const saved = await branded(person)
      const { Version: _version, LogoUploadId: _upload, KeepLogo: _keep, ...typed } = designInput
      expect(saved).toEqual({ Mode: 2, Version: 1, Custom: { ...typed, Logo: null } })
      expect(await look(person)).toEqual(saved)
    },
  )

  test('has its design apart from other profiles of the account, and of other accounts', async () => {
    const person = await app.newPerson()
    const other = await app.secondProfile(person, 'Agent')
    await branded(person)
    for (const someone of [other, await app.newPerson()]) expect(await look(someone)).toEqual({ Mode: 0, Version: 0, Custom: null })
    await branded(other, { HeaderText: 'Another one' })
    expect((await look(person)).Custom?.HeaderText).toBe(designInput.HeaderText)
  })

  test('names no other one', async () => {
    const [person, other] = [await app.newPerson(), await app.newPerson()]
    await branded(other)
    for (const operation of [GetUserBrandingDetails, CreateUserBranding, SwitchUserProfileBranding]) {
      const input = { ...(operation === CreateUserBranding ? designInput : {}), Mode: 1, ProfileId: other.profileId }
      expect((await person.call(operation, input as never)).status).toBe(400)
    }
    expect((await look(other)).Mode).toBe(2)
  })

  test('switches with one press, and keeps its design for the day on which it wants it again', async () => {
    const person = await app.newPerson()
    await branded(person)
    for (const mode of [0, 1, 2, 1, 1, 0] as const) {
      const now = must(await use(person, mode))
      expect(now).toMatchObject({ Mode: mode, Version: 1, Custom: { HeaderText: designInput.HeaderText } })
    }
    // Plain is one version, however often it is chosen.
    expect((await versionsOf(person)).map(({ mode }) => mode)).toEqual([2, 1])
    expect(must(await save(person, { Version: 1, HeaderText: 'Again' }))).toMatchObject({ Mode: 2, Version: 2 })
  })

  test('can be plain without a design, and custom only with one', async () => {
    const person = await app.newPerson()
    const { status, error } = await use(person, 2)
    expect({ status, code: error?.Code, message: error?.Message }).toEqual({
      status: 409,
      code: 'NoCustomBranding',
      message: messages.noCustomBranding,
    })
    expect(must(await use(person, 1))).toEqual({ Mode: 1, Version: 0, Custom: null })
    expect((await use(person, 2)).error?.Code).toBe('NoCustomBranding')
  })

  test.each([3, -1, 1.5, '2', null])('knows no branding %j', async (Mode) => {
    const { status, error } = await use(await app.newPerson(), Mode as number)
    expect({ status, fields: Object.keys(error?.Fields ?? {}) }).toEqual({ status: 400, fields: ['Mode'] })
  })
})

describe('each save', () => {
  test('is a version of its own; who has read an older one is told', async () => {
    const person = await app.newPerson()
    await branded(person)
    expect(must(await save(person, { Version: 1, HeaderText: 'Second' })).Version).toBe(2)
    const { status, error } = await save(person, { Version: 1, HeaderText: 'Stale' })
    expect({ status, code: error?.Code, message: error?.Message }).toEqual({
      status: 409,
      code: 'BrandingChanged',
      message: messages.brandingChanged,
    })
    expect((await look(person)).Custom?.HeaderText).toBe('Second')
    expect(await versionsOf(person)).toHaveLength(2)
  })

  test('has one effect when it is sent again', async () => {
    const person = await app.newPerson()
    const transactionId = randomUUID()
    const [first, again] = [
      await person.call(CreateUserBranding, designInput, { transactionId }),
      await person.call(CreateUserBranding, designInput, { transactionId }),
    ]
    expect(again.data).toEqual(first.data)
    expect(await versionsOf(person)).toHaveLength(1)
  })

  test('of two at once is one', async () => {
    const person = await app.newPerson()
    const answers = await Promise.all([save(person), save(person), save(person)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('takes HTML as the text that it is', async () => {
    const person = await app.newPerson()
    const html = '<script>alert(1)</script><b>"x"</b>'
    const { Custom } = await branded(person, { HeaderText: html, FooterText: `${html}\n${html}`, ContactLine: html, WatermarkText: html })
    expect(Custom).toMatchObject({ HeaderText: html, FooterText: `${html}\n${html}`, ContactLine: html, WatermarkText: html })
  })
})

describe('is refused at the field', () => {
  test.each<[string, Partial<Design>, Record<string, string>]>([
    ['no header', { HeaderText: '  ' }, { HeaderText: 'Branding header text can not be empty.' }],
    ['no footer', { FooterText: '' }, { FooterText: 'Branding footer text can not be empty.' }],
    ['a header of 10,000 characters', { HeaderText: 'x'.repeat(10_000) }, { HeaderText: expect.stringContaining('200') }],
    ['a footer of 401 characters', { FooterText: 'x'.repeat(401) }, { FooterText: expect.stringContaining('400') }],
    ['two lines of header', { HeaderText: 'one\ntwo' }, { HeaderText: 'Branding header text is not valid.' }],
    [
      'a line break in the sender name',
      { SenderName: 'Eve\r\nBcc: all@example.com' },
      { SenderName: expect.stringContaining('not valid') },
    ],
    ['an address as the sender name', { SenderName: 'support@keystead.example' }, { SenderName: expect.stringContaining('name only') }],
    ['unseen characters in the sender name', { SenderName: 'Lan\u202Etern' }, { SenderName: expect.stringContaining('not valid') }],
    ['a reply address that is none', { ReplyTo: 'a@b\r\nBcc: x@example.com' }, { ReplyTo: 'Reply-to email is not valid.' }],
    ['a color that is none', { PrimaryColor: 'red;}' }, { PrimaryColor: `Main color is not valid. ${messages.colorHint}` }],
    ['no color', { AccentColor: '' }, { AccentColor: 'Second color can not be empty.' }],
    [
      'yellow text',
      { PrimaryColor: '#ffe600', AccentColor: '#8fd3b3' },
      {
        PrimaryColor: messages.colorTooLight({ label: 'Main color', contrast: '1.2' }),
        AccentColor: messages.colorTooLight({ label: 'Second color', contrast: '1.6' }),
      },
    ],
    ['a position that is none', { LogoPosition: 'top' as 'left' }, { LogoPosition: 'Logo position is not valid.' }],
    ['a watermark that no one sees', { WatermarkOpacity: 0 }, { WatermarkOpacity: expect.stringContaining('Watermark strength') }],
  ])('%s', async (_name, changes, fields) => {
    const person = await app.newPerson()
    expect(await fieldsOf(person, changes)).toEqual(fields)
    expect(await versionsOf(person)).toEqual([])
  })
})

describe('a logo', () => {
  test('keeps its shape, is public under the address of its version, and stays when the rest changes', async () => {
    const person = await app.newPerson()
    const first = await branded(person, { LogoUploadId: await sendLogo(person, 1) })
    expect(first.Custom?.Logo).toMatchObject({ Width: 480, Height: 160 })
    const response = await fetch(app.url + first.Custom!.Logo!.Url)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 480, height: 160 })

    const second = must(await save(person, { Version: 1, HeaderText: 'Second' }))
    expect(second.Custom?.Logo?.Url).not.toBe(first.Custom?.Logo?.Url)
    for (const { Custom } of [first, second]) expect((await fetch(app.url + Custom!.Logo!.Url)).status).toBe(200)
    expect(must(await save(person, { Version: 2, KeepLogo: false })).Custom?.Logo).toBeNull()
  })

  test('that is small is not made larger', async () => {
    const person = await app.newPerson()
    const { Custom } = await branded(person, { LogoUploadId: await sendLogo(person, 2, { width: 120, height: 90 }) })
    expect(Custom?.Logo).toMatchObject({ Width: 120, Height: 90 })
  })

  test.each<[string, () => Promise<Uint8Array>]>([
    ['a script', async () => Buffer.from('<script>alert(1)</script>')],
    ['an svg', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    // One color of 41 megapixels is a small file.
    [
      'of more than 40 megapixels',
      () =>
        sharp({ create: { width: 8200, height: 5000, channels: 3, background: '#14523c' } })
          .png()
          .toBuffer(),
    ],
  ])('is not %s', async (_name, content) => {
    const { StatusCode, Error } = await sendFile(await app.newPerson(), await content(), { purpose: 'branding-logo', name: 'logo.png' })
    expect({ StatusCode, Message: Error?.Message }).toEqual({ StatusCode: 415, Message: shared.fileFormat })
  })

  test('is not the upload of another account, one that was used, or a picture of a home', async () => {
    const [person, other] = [await app.newPerson(), await app.newPerson()]
    const used = await sendLogo(person, 3)
    await branded(person, { LogoUploadId: used })
    const ofHome = (await sendFile(person, await testPicture(4))).Data!.UploadId
    for (const LogoUploadId of [await sendLogo(other, 5), used, ofHome, randomUUID()]) {
      const { status, error } = await save(person, { Version: 1, LogoUploadId })
      expect({ status, fields: error?.Fields }).toEqual({ status: 404, fields: { LogoUploadId: shared.uploadNotFound } })
    }
  })
})

describe('colors as a sheet', () => {
  const sheet = (name: string) => fetch(`${app.url}/media/brand-colors/${name}`)

  test('hold in both schemes, and for good', async () => {
    const response = await sheet('14523c-9c4f2c.css')
    expect(response.headers.get('content-type')).toContain('text/css')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toMatch(
      /^\.brand-14523c-9c4f2c \{\n {2}--brand-primary: light-dark\(#14523c, #[0-9a-f]{6}\);\n {2}--brand-on-primary: light-dark\(#ffffff, #12201a\);/,
    )
  })

  test.each(['14523c.css', '14523c-ffff00.css', '14523C-9c4f2c.css', '14523c-9c4f2c', 'red-9c4f2c.css', '14523c-9c4f2c}.css', '%7B.css'])(
    'are none of %s',
    async (name) => expect((await sheet(name)).status).toBe(404),
  )
})

describe('versions', () => {
  const aDayLater = (person: TestPerson) =>
    app.sql(`update brand set replaced_at = replaced_at - interval '25 hours' where profile_id = $1`, [person.profileId])

  test('that nothing was sent with go, with their logos; those that are used or were sent stay', async () => {
    const person = await app.newPerson()
    await branded(person, { LogoUploadId: await sendLogo(person, 10) })
    must(await save(person, { Version: 1, LogoUploadId: await sendLogo(person, 11) }))
    must(await save(person, { Version: 2, LogoUploadId: await sendLogo(person, 12) }))
    must(await use(person, 1))
    const [unused, sent, custom, plain] = await versionsOf(person)
    await app.sql(
      `insert into email (name, to_email, to_name, data, natural_key, brand_id) values ('x', 'x@example.com', '', '{}', $1, $2)`,
      [randomUUID(), sent!.id],
    )
    const stored = (version = unused) => app.services.files.exists(`${version!.logo_key}/480.webp`)

    await clearVersions(app.services)
    expect(await versionsOf(person), 'a call of a moment ago may still need it').toHaveLength(4)
    await aDayLater(person)
    await clearVersions(app.services)
    expect(await versionsOf(person)).toEqual([sent, custom, plain])
    expect([await stored(unused), await stored(sent), await stored(custom)]).toEqual([false, true, true])

    await app.sql('delete from email where brand_id = $1', [sent!.id])
    await clearVersions(app.services)
    expect([await stored(sent), await stored(custom)]).toEqual([false, true])
  })

  test('that show the same logo keep its file', async () => {
    const person = await app.newPerson()
    const { Custom } = await branded(person, { LogoUploadId: await sendLogo(person, 13) })
    const now = must(await save(person, { Version: 1 }))
    await aDayLater(person)
    await clearVersions(app.services)
    expect(await versionsOf(person)).toHaveLength(1)
    expect((await fetch(app.url + Custom!.Logo!.Url)).status).toBe(404)
    expect((await fetch(app.url + now.Custom!.Logo!.Url)).status).toBe(200)
  })

  test('go with the account, and their logos', async () => {
    const person = await app.newPerson()
    await branded(person, { LogoUploadId: await sendLogo(person, 14) })
    const [version] = await versionsOf(person)
    must(await person.call(CloseAccount, { Email: person.email }))
    expect(await versionsOf(person)).toEqual([])
    await expect.poll(() => app.services.files.exists(`${version!.logo_key}/480.webp`)).toBe(false)
  })
})
