import { GetAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { AgreementId, FIELDS, keepAgreement, opened } from '../../../test/agreement-to-sign.ts'
import { signIn } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { asked } from '../../../test/stand-in.ts'
import { SignAgreementScreen } from './SignAgreementScreen.tsx'

beforeAll(async () => {
  await import('../../ui/pdf/pdf-document.ts')
}, 60_000)
beforeEach(() => browser.viewport(360, 640))
afterEach(() => browser.viewport(1200, 900))

async function shown() {
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant', Name: 'Pia Novak' })
  const page = await show(<SignAgreementScreen />, { at: `/User/Agreements/SignAgreement?id=${AgreementId}` })
  return { page, button: (name: string) => page.getByRole('button', { name, exact: true }) }
}

test('on a phone the words are read, with the places in them, and nothing is wider than the screen', async () => {
  keepAgreement(opened())
  const { page, button } = await shown()
  await expect.element(page.getByRole('heading', { name: 'Residential lease' })).toBeVisible()
  expect(asked(GetAgreementFile)).toEqual([])
  const isNarrow = () => document.documentElement.scrollWidth <= 360
  expect(isNarrow()).toBe(true)
  const table = page.getByRole('region', { name: 'Table' }).element()
  expect(table.scrollWidth).toBeGreaterThan(table.clientWidth)
  await button('Initials, yours to fill in').click()
  await expect.element(button('Add your initials')).toHaveFocus()
  expect(isNarrow()).toBe(true)
  await button('Add your initials').click()
  expect(getComputedStyle(page.getByRole('img', { name: /^Draw your initials/ }).element()).touchAction).toBe('none')
  expect(isNarrow()).toBe(true)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('radio', { name: 'As pages' }).click()
  await expect.element(page.getByText('The first page of the lease')).toBeInTheDocument()
  expect(isNarrow()).toBe(true)
})

test('an uploaded paper shows its pages on a phone, too, and a picture of a signature becomes a small PNG', async () => {
  keepAgreement(opened({ Fields: FIELDS.filter(({ Kind }) => Kind === 'signature'), Reading: null }))
  const { page, button } = await shown()
  await expect.element(page.getByText('The first page of the lease')).toBeInTheDocument()
  await button('Start').click()
  await button('Add your signature').click()
  await page.getByRole('radio', { name: 'Upload' }).click()
  const input = page.getByLabelText('Choose a picture of it')
  await userEvent.upload(input, new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByText('me.svg: SVG files can’t be used. Please choose a JPEG or PNG.')).toBeVisible()
  await userEvent.upload(input, new File(['no picture'], 'me.png', { type: 'image/png' }))
  await expect.element(page.getByText('me.png: This picture can’t be read. Please choose a JPEG or PNG.')).toBeVisible()
  await userEvent.upload(input, await noisyPicture())
  await expect.element(page.getByRole('img', { name: /^How it will look/ })).toBeVisible()
  await page.getByRole('button', { name: 'Use it' }).click()
  await button('Check and sign').click()
  await button('Sign').click()
  await expect.element(page.getByRole('heading', { name: 'You have signed' })).toBeVisible()
  const [sent] = asked(SignAgreement)
  expect(sent!.Signature.Kind === 'picture' && sent!.Signature.Png.length).toBeLessThanOrEqual(80_000)
})

/** One that no PNG packs well. */
async function noisyPicture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 1600
  canvas.height = 900
  const context = canvas.getContext('2d')!
  const dots = context.createImageData(canvas.width, canvas.height)
  for (let at = 0; at < dots.data.length; at++) dots.data[at] = (at * 7919 + (at >> 3) * 104_729) % 256
  context.putImageData(dots, 0, 0)
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!)))
  return new File([blob], 'photo.png', { type: 'image/png' })
}
