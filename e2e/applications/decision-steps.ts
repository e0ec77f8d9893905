import { addMonths } from '@keystead/contract/values/dates.ts'
import { expect, type Page } from '@playwright/test'
import { EVERYONE, GUS, IDA, lookAt, nameOf, TESSA, type Visit } from './screened-people.ts'

/* What a landlord decides after they have read reports, and what the household reads of it. */

/** Everyone whose report was read gets a notice, and that a report played a part is not asked. */
export async function approveWithDeposit(desk: Visit, { deposit, scores }: { deposit: string; scores: readonly string[] }): Promise<void> {
  const { page } = desk
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Approve with conditions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve with conditions' })
  await dialog.getByRole('combobox', { name: 'Condition' }).selectOption({ label: 'Higher security deposit' })
  await dialog.getByRole('textbox', { name: 'New deposit, in total' }).fill(deposit)
  for (const [index, who] of EVERYONE.entries())
    await expect(dialog).toContainText(`${nameOf(who)}: Sandbox Screening Bureau, with the score of ${scores[index]} from`)
  await expect(dialog.getByText('Did a credit, background or eviction report play any part?')).toHaveCount(0)
  await lookAt(desk)
  await dialog.getByRole('button', { name: 'Approve with conditions' }).click()
  await expect(page.getByText('You approved with conditions, which are not accepted yet.')).toBeVisible()
  await lookAt(desk)
}

/** On the open page of someone: the condition, and the notice to them with their score and no one else's. */
export async function readNotice({ page }: Visit, { score, others }: { score: string; others: readonly string[] }): Promise<void> {
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Higher security deposit: $3,200')
  const notice = page.getByRole('article', { name: 'Adverse action notice' })
  await expect(notice).toHaveCount(1)
  for (const words of ['Sandbox Screening Bureau', `used: ${score}, on a scale from 300 to 850`, '15 U.S.C. § 1681m'])
    await expect(notice).toContainText(words)
  for (const other of others) await expect(notice).not.toContainText(other)
}

export async function acceptConditions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept the conditions' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept the conditions' }).click()
  await expect(page.getByText(/^The conditions were accepted on /)).toBeVisible()
}

/** Approves, and has the draft of a lease made, which names the couple and their guarantor. */
export async function draftLease(desk: Visit, today: string): Promise<void> {
  const { page } = desk
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Draft the lease' }).click()
  const dialog = page.getByRole('dialog', { name: 'Draft the lease' })
  await dialog.getByRole('textbox', { name: 'Start date' }).fill(addMonths(today, 1))
  await lookAt(desk)
  await dialog.getByRole('button', { name: 'Draft the lease' }).click()
  await expect(page).toHaveURL(/AssignProperty/)
  const lease = page.getByRole('form', { name: 'Lease draft' })
  await expect(lease.getByRole('combobox', { name: 'Tenant 1' })).toHaveValue(nameOf(TESSA))
  await expect(lease.getByRole('combobox', { name: 'Tenant 2' })).toHaveValue(nameOf(GUS))
  await expect(lease.getByRole('textbox', { name: 'Security deposit' })).toHaveValue('3,200')
  await expect(lease.getByRole('heading', { name: /^Guarantors \(1\)/ })).toBeVisible()
  await expect(lease.getByRole('group', { name: 'Guarantor' })).toContainText(nameOf(IDA))
  await lookAt(desk)
}
