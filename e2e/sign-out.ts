import { type Page, expect } from '@playwright/test'

/** By the menu, whatever the page is still asking. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  // A page of a session leaves for the home page once the server has heard of it.
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
}
