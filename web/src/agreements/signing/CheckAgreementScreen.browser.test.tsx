import { CheckAgreementFile } from '@keystead/contract/agreements/signing/signing.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { afterEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { CheckAgreementScreen } from './CheckAgreementScreen.tsx'
import { readCheckedFile } from './read-checked-file.ts'

afterEach(() => browser.viewport(1200, 900))

/** Of `abc`, as FIPS 180-2 says. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const AGREEMENT: NonNullable<OutputOf<typeof CheckAgreementFile>['Agreement']> = {
  Title: 'Lease of 12 Oak Street',
  CompletedAt: '2026-12-05T17:00:00Z',
  SealedAt: '2026-12-05T17:01:00Z',
  IsTimeStamped: true,
  Signers: [
    { Name: 'Otto Hart', Role: 'Landlord', SignedAt: '2026-12-04T17:00:00Z' },
    { Name: 'Pia Novak', Role: 'Tenant', SignedAt: '2026-12-05T17:00:00Z' },
  ],
  After: null,
}

async function shown() {
  const page = await show(<CheckAgreementScreen />, { at: '/CheckAgreement' })
  const input = page.getByLabelText('Choose the file, or drop it here')
  const choose = (words: string, name = 'Lease.pdf') => userEvent.upload(input, new File([words], name, { type: 'application/pdf' }))
  return { page, input, choose }
}

test('a file that is as it was signed says who signed it, and only its fingerprint is sent', async () => {
  answer(CheckAgreementFile, { Verdict: 'unchanged', Agreement: AGREEMENT })
  const { page, choose } = await shown()
  await expect.element(page.getByText(/^Your file stays with you/)).toBeVisible()
  await choose('abc')
  await expect.element(page.getByRole('heading', { name: 'This file is genuine and unchanged' })).toHaveFocus()
  for (const words of [
    'Otto Hart',
    'Pia Novak',
    'Confirmed by an independent time-stamping service',
    'Nothing has replaced or ended it.',
  ]) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByText(/^Tenant, signed on Dec 5, 2026 at /)).toBeVisible()
  expect(asked(CheckAgreementFile)).toEqual([{ Sha256: ABC, Reference: null }])
})

test('one without an independent time, that was ended since', async () => {
  answer(CheckAgreementFile, { Verdict: 'unchanged', Agreement: { ...AGREEMENT, IsTimeStamped: false, After: 'terminated' } })
  const { page, choose } = await shown()
  await choose('abc')
  await expect.element(page.getByText('By our own clock; there is no independent time stamp')).toBeVisible()
  await expect.element(page.getByText('It was ended early.')).toBeVisible()
})

test('one that was changed says so by its reference; another choice takes its place', async () => {
  answer(CheckAgreementFile, ({ Reference }): OutputOf<typeof CheckAgreementFile> => ({
    Verdict: Reference ? 'changed' : 'unknown',
    Agreement: null,
  }))
  const { page, choose } = await shown()
  await choose(`%PDF-1.7 keystead:agreement:${idOf(7)} the rent is $1`)
  await expect.element(page.getByRole('heading', { name: 'This file was changed' })).toBeVisible()
  expect(asked(CheckAgreementFile)[0]?.Reference).toBe(idOf(7))
  await choose('something else', 'Letter.pdf')
  await expect.element(page.getByRole('heading', { name: 'We don’t know this file' })).toBeVisible()
  expect(page.getByText('This file was changed').elements()).toHaveLength(0)
})

test('what is empty or too large is told plainly, and nothing is asked', async () => {
  const { page, choose } = await shown()
  await choose('')
  await expect.element(page.getByText('This file is empty.')).toBeVisible()
  expect(asked(CheckAgreementFile)).toEqual([])
  const large = Object.defineProperty(new File(['x'], 'large.pdf'), 'size', { value: 100 * 1024 * 1024 + 1 })
  expect(await readCheckedFile(large)).toEqual({ refusal: 'This file is larger than 100 MB. None of ours is that large.' })
})

test('the file is chosen by keyboard as well, and a phone shows it all', async () => {
  await browser.viewport(360, 640)
  answer(CheckAgreementFile, { Verdict: 'unchanged', Agreement: AGREEMENT })
  const { page, input, choose } = await shown()
  await userEvent.keyboard('{Tab}')
  await expect.element(input).toHaveFocus()
  await choose('abc')
  await expect.element(page.getByText(ABC)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
