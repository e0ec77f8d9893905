import { readFile } from 'node:fs/promises'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { readSeal } from '../../server/test/read-seal.ts'
import { expectAccessible } from '../watched-page.ts'

/** What a press saves, as it lies on the disk of who pressed. */
export async function saved(page: Page, button: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await button.click()
  return readFile(await (await download).path())
}

/** As a program that shares nothing with ours sees its seal. */
export function expectSealed(file: Buffer, agreementId: string): void {
  expect(readSeal(file)).toMatchObject({ isIntact: true, coversAll: true, reference: `keystead:agreement:${agreementId}` })
}

/** Another letter somewhere in what was signed. */
export function withOneByteChanged(file: Buffer): Buffer {
  const changed = Buffer.from(file)
  const place = Math.floor(file.length / 3)
  changed[place] = changed[place]! ^ 1
  return changed
}

const FILE_VERDICTS = {
  unchanged: 'This file is genuine and unchanged',
  changed: 'This file was changed',
} as const

/** Has a file checked by the page for that, which anyone can open. */
export async function checkFile(page: Page, url: string, file: Buffer, verdict: keyof typeof FILE_VERDICTS): Promise<void> {
  await page.goto(url + paths.checkAgreement())
  await page.getByLabel('Choose the file, or drop it here').setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: file })
  await expect(page.getByRole('heading', { name: FILE_VERDICTS[verdict] })).toBeFocused()
  await expectAccessible(page)
}
