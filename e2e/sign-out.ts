import { type Page, expect } from '@playwright/test'

/** By the menu, once the page has what it asked for: what is still on its way is refused, and the console says so. */
export async function signOut(page: Page): Promise<void> {
  await expect(page.locator('main h1')).not.toBeEmpty()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  // Who has just signed in on the page is asked everything once more, as soon as its stream is open.
  await expect.poll(() => answersWithin(page, 700), 'the page has all its answers').toBe(0)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  // A page of a session leaves for the home page once the server has heard of it.
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
}

/** How many answers come to a page in a while. */
async function answersWithin(page: Page, milliseconds: number): Promise<number> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  const before = await count()
  await page.waitForTimeout(milliseconds)
  return (await count()) - before
}
