import type { Locator, Page } from '@playwright/test'

/** Picks one of too many to list, as people do: type, wait, choose. */
export async function pick(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name.slice(0, 4))
  await page.getByRole('option', { name }).click()
}
