import { BrandingChanged, CreateUserBranding, GetUserBrandingDetails } from '@keystead/contract/platform/branding/branding.operations.ts'
import { type BrandingDetails, OwnBrand } from '@keystead/contract/platform/branding/branding.schemas.ts'
import { messages } from '@keystead/contract/platform/branding/branding-messages.text.ts'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { BrandingManagementScreen } from './BrandingManagementScreen.tsx'

const design = sampleOf(OwnBrand, {
  HeaderText: 'Lantern Row Homes',
  FooterText: 'At home in Chicago',
  LogoPosition: 'left',
  PrimaryColor: '#1d3f72',
  AccentColor: '#8a4b12',
  Logo: null,
  ContactLine: null,
  SenderName: null,
  ReplyTo: null,
  WatermarkText: null,
  WatermarkOpacity: 0.4,
  OnEmails: true,
  OnPages: true,
  OnDocuments: true,
})

async function showForm(branding: BrandingDetails = { Mode: 2, Version: 3, Custom: design }) {
  signIn()
  answer(GetUserBrandingDetails, branding)
  const page = await show(<BrandingManagementScreen />)
  const header = page.getByRole('textbox', { name: 'Header text' })
  await expect.element(header).toBeVisible()
  return { page, header, save: () => page.getByRole('button', { name: /^Save/ }).click() }
}

test('what is typed shows in the band and in the email beside it', async () => {
  const { page, header } = await showForm()
  await header.fill('Harbor Lane')
  await page.getByRole('textbox', { name: 'Main color' }).fill('#5B2A86')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByText('Harbor Lane')).toBeVisible()
  const frame = () => new URL((preview.getByTitle('An email').element() as HTMLIFrameElement).src)
  await expect.poll(() => Object.fromEntries(frame().searchParams)).toMatchObject({ HeaderText: 'Harbor Lane', PrimaryColor: '#5B2A86' })
  await expect.poll(() => document.querySelector('link[href*="brand-colors/5b2a86-8a4b12"]')).not.toBeNull()
})

test('a sample invoice opens in what is typed, with the watermark', async () => {
  const { page, header } = await showForm()
  await header.fill('Harbor Lane')
  await page.getByRole('textbox', { name: /^Watermark text/ }).fill('Harbor')
  const address = () => new URL((page.getByRole('link', { name: /sample invoice/ }).element() as HTMLAnchorElement).href)
  await expect
    .poll(() => Object.fromEntries(address().searchParams))
    .toMatchObject({ Mode: '2', HeaderText: 'Harbor Lane', WatermarkText: 'Harbor' })
  expect(address().pathname).toBe('/previews/invoice')
})

test('a color that no one could read is refused at its field, and not tried in the preview', async () => {
  const { page, save } = await showForm()
  await page.getByRole('textbox', { name: 'Main color' }).fill('#ffe600')
  await save()
  const message = messages.colorTooLight({ label: 'Main color', contrast: '1.2' })
  await expect.element(page.getByRole('textbox', { name: 'Main color' })).toHaveAccessibleDescription(new RegExp(message.slice(0, 40)))
  expect(asked(CreateUserBranding)).toEqual([])
  expect(document.querySelector('link[href*="ffe600"]')).toBeNull()
})

test('a first design begins with the name of the profile, and is used once it is saved', async () => {
  const { page, header, save } = await showForm({ Mode: 0, Version: 0, Custom: null })
  await expect.element(header).not.toHaveValue('')
  await page.getByRole('textbox', { name: 'Footer text' }).fill('At home')
  answer(CreateUserBranding, { Mode: 2, Version: 1, Custom: design })
  await save()
  await expect.element(page.getByText(messages.brandingCreated)).toBeVisible()
  expect(asked(CreateUserBranding)).toMatchObject([{ Version: 0, FooterText: 'At home', LogoUploadId: null }])
})

test('who was slower sees both versions, and keeps what they typed', async () => {
  const { page, header, save } = await showForm()
  await header.fill('Mine')
  answer(CreateUserBranding, () => {
    throw refusal(BrandingChanged)
  })
  answer(GetUserBrandingDetails, { Mode: 2, Version: 4, Custom: { ...design, HeaderText: 'Theirs', FooterText: 'Newer' } })
  await save()
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await expect.element(header).toHaveValue('Mine')
  await expect.element(page.getByRole('textbox', { name: 'Footer text' })).toHaveValue('Newer')
})
