import { expect, type Locator, type Page } from '@playwright/test'
import { codeIn, linkIn, type Mailbox } from './mailbox.ts'

/** As a phone is held: small, and touched. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

const ASKED_TO_SIGN = /asks you to sign an agreement/

/** From the email that asks to sign to the first page behind its link, with the code that comes to the same address. */
export async function openByLink(page: Page, mailbox: Mailbox, subject = ASKED_TO_SIGN): Promise<void> {
  await page.goto(linkIn(await mailbox.next(subject)))
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await enterCode(page, codeIn(await mailbox.next(/^Your code /)))
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

/** Reads what signing electronically means, agrees, and has the paper open. */
export async function agreeToSign(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have read this, and I agree to sign electronically.' }).check()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
}

/** Where a signature alone is asked for: makes it, looks at it once more and signs. */
export async function sign(page: Page, makeSignature: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await makeSignature(page)
  await checkAndSign(page)
}

export async function checkAndSign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check and sign' }).click()
  await expect(page.getByRole('heading', { name: 'Check and sign' })).toBeFocused()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
}

/** What stands on the page once one has signed, and others have not. */
export const hasSigned = (page: Page) => page.getByRole('heading', { name: 'You have signed' })
/** Once all have. */
export const allHaveSigned = (page: Page) => page.getByRole('heading', { name: 'Everyone has signed' })

export async function typeSignature(page: Page): Promise<void> {
  const dialog = await openSignature(page)
  await dialog.getByRole('radio', { name: 'Type' }).check()
  await expect(dialog.getByRole('textbox', { name: 'Your full name' })).not.toHaveValue('')
  await use(page, dialog)
}

/** Two lines of a finger, as the screen of a phone reports them. */
export async function drawSignature(page: Page): Promise<void> {
  const dialog = await openSignature(page)
  const ground = dialog.getByRole('img', { name: /^Draw your signature/ })
  await drawLine(page, ground, [
    [0.1, 0.7],
    [0.2, 0.2],
    [0.3, 0.8],
    [0.4, 0.4],
  ])
  await drawLine(page, ground, [
    [0.5, 0.6],
    [0.9, 0.5],
  ])
  await expect(ground.locator('polyline')).toHaveCount(2)
  await use(page, dialog)
}

async function openSignature(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add your signature' }).click()
  return page.getByRole('dialog', { name: 'Your signature' })
}

async function use(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByRole('button', { name: 'Change signature' })).toBeFocused()
}

/** Points are parts of the width and height of the ground. */
async function drawLine(page: Page, ground: Locator, points: readonly (readonly [number, number])[]): Promise<void> {
  await ground.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await ground.boundingBox())!
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: readonly [number, number]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x: x + point[0] * width, y: y + point[1] * height }] : [] })
  const [first, ...rest] = points
  await touch('touchStart', first)
  for (const point of rest) await touch('touchMove', point)
  await touch('touchEnd')
  await screen.detach()
}
