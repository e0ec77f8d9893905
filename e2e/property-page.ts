import type { Page } from '@playwright/test'

type TabName = 'Overview' | 'Leases and people' | 'Units' | 'Documents' | 'Listing' | 'Details' | 'Activity'

/** Opens a tab of the page of a property. */
export async function openTab(page: Page, name: TabName): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Parts of this property' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
}

/** Does what stands in the menu at the head of that page. */
export async function chooseAct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
