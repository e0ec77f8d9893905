import { expect, type Page } from '@playwright/test'

/* What payers do in the frames of the sandbox gateway, and what may never leave them. */

export const CARDS = { good: '4242424242424242', empty: '4000000000009995', asking: '4000002760003184' } as const
/** Settles, and comes back R01 three days later. */
export const RETURNED_BANK = '000444444440'
const NUMBERS = [...Object.values(CARDS), RETURNED_BANK]

/** Types a card, by keyboard as people do, and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: /Card/ }).check()
  const fields = page.frameLocator('iframe[title="Card details"]')
  await fields.getByLabel('Card number').fill(number)
  await fields.getByLabel('Card expiry').fill('12/34')
  await fields.getByLabel('CVV').fill('123')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

export async function payByBank(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: /Bank account/ }).check()
  const fields = page.frameLocator('iframe[title="Bank account details"]')
  await fields.getByLabel('Name on the account').fill('Simon Reed')
  await fields.getByLabel('Routing number').fill('110000000')
  await fields.getByLabel('Bank account number').fill(number)
  await fields.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** Answers the question of the payer's bank. */
export async function answerBank(page: Page, answer: 'Complete' | 'Reject'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your bank asks whether it’s you' })).toBeFocused()
  await page.frameLocator('iframe[title="Your bank’s question"]').getByRole('button', { name: answer }).click()
}

/** Which requests of a page to our origin hold a number that was typed, written in whatever way. Answers how to ask. */
export function watchNumbers(page: Page, origin: string): () => { leaks: string[]; seenElsewhere: boolean } {
  const leaks: string[] = []
  let seenElsewhere = false
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`.replaceAll(/\s|%20|\+|-/g, '')
    if (!NUMBERS.some((number) => sent.includes(number))) return
    if (request.url().startsWith(origin)) leaks.push(request.url())
    else seenElsewhere = true
  })
  return () => ({ leaks, seenElsewhere })
}
