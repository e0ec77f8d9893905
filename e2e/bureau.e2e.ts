import { expect, test } from '@playwright/test'
import { SSNS } from '../gateway/src/bureau-control-client.ts'
import { type RunningBureau, startBureau } from '../gateway/src/start-bureau.ts'
import { expectAccessible, expectNoSidewaysScroll, watch } from './watched-page.ts'

/*
 * The page on which people tell the screening bureau what it finds.
 */

let bureau: RunningBureau
test.beforeAll(async () => {
  bureau = await startBureau({ demo: true, clock: { stands: true } })
})
test.afterAll(() => bureau.close())

async function screen(reference: string, outcome: string): Promise<string> {
  const { ssn } = SSNS.find((magic) => magic.outcome === outcome)!
  const address = { line1: '1 Oak Street', city: 'Portland', state: 'OR', zip: '97201', from: '2020-01', to: null }
  const answer = await fetch(`${bureau.url}/v1/screenings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bureau.secretKey}`, 'content-type': 'application/json', 'idempotency-key': reference },
    body: JSON.stringify({
      reference,
      products: ['identity', 'credit', 'criminal', 'eviction', 'income'],
      applicant: {
        first_name: 'Ada',
        last_name: 'Applicant',
        birth_date: '1990-02-03',
        ssn,
        email: 'ada@example.com',
        phone: '+15035550123',
        addresses: [address],
        stated_monthly_income_cents: 520_000,
      },
      consent: { text_version: '1', given_at: '2026-03-02T14:58:00Z', ip: '203.0.113.7' },
      permissible_purpose: 'tenant_screening',
      end_user: { reference: 'profile-7', name: 'Olivia Owner', identity_verified_at: '2026-02-01T10:00:00Z' },
    }),
  })
  return ((await answer.json()) as { id: string }).id
}

test('the control moves time, unfreezes a file, corrects a report and resolves a dispute', async ({ page }) => {
  const watched = await watch(page)
  const frozen = await screen('frozen', 'frozen')
  await screen('evicted', 'evictions')
  await page.goto(`${bureau.url}/control`)
  await expect(page.getByRole('cell', { name: 'in_progress, frozen' })).toBeVisible()
  await page.getByRole('button', { name: '1 hour on' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('Time has moved on.')
  await expect(page.getByRole('cell', { name: 'blocked, frozen' })).toBeVisible()
  await page.getByRole('button', { name: `Unfreeze: ${frozen}` }).click()
  await expect(page.getByRole('cell', { name: 'blocked', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Dispute eviction' }).click()
  await expect(page.getByRole('cell', { name: 'under_dispute' })).toBeVisible()
  await page.getByRole('button', { name: 'Corrected: dsp_' }).press('Enter')
  await expect(page.getByRole('cell', { name: 'corrected', exact: true })).toBeVisible()
  await expect(page.locator('#reports').getByRole('cell', { name: '2', exact: true })).toBeVisible()
  await page.getByLabel('What goes wrong').selectOption('Answer about another person')
  await page.getByRole('button', { name: 'Go wrong' }).click()
  await expect(page.getByText('other_person at /v1/screenings, 1 more')).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  }
  await page.getByRole('button', { name: 'Empty the sandbox' }).click()
  await page.getByRole('button', { name: 'Empty it' }).click()
  await expect(page.getByRole('cell', { name: 'None yet.' })).toHaveCount(3)
  expect(watched.problems).toEqual([])
})
