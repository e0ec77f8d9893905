import { expect, type Page, test } from '@playwright/test'
import { addListedHome } from './listed-homes.ts'
import { type RunningServer, startServer } from './server.ts'
import { confirmedPerson } from './network.ts'
import { watch } from './watched-page.ts'

let server: RunningServer
let home: string
test.beforeAll(async () => {
  server = await startServer()
  home = await addListedHome(await confirmedPerson(server, 'Owner'))
})
test.afterAll(() => server.discard())

const FORMS = /\/build\/forms-[\w-]+\.js$/
const RULES = /\/build\/rules-[\w-]+\.js$/
const PASSKEYS = /\/build\/passkey-browser-[\w-]+\.js$/

/** The scripts that a page loads by itself, whatever comes late included. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname)
  })
  await page.goto(server.url + path)
  // Scripts are asked for after the first paint, which on a busy machine is long after the last file of the page.
  await page.locator('html[data-started]').waitFor()
  await page.waitForLoadState('networkidle')
  return scripts
}

test('pages that are only looked at load nothing of forms', async ({ browser }) => {
  for (const path of ['/', '/Properties', `/Property/${home}`, '/Agents']) {
    const page = await browser.newPage()
    const watched = await watch(page)
    const scripts = await scriptsOf(page, path)
    expect(scripts.length, path).toBeGreaterThan(3)
    expect(
      scripts.filter((script) => FORMS.test(script) || RULES.test(script)),
      path,
    ).toEqual([])
    expect(watched.problems).toEqual([])
    await page.close()
  }
})

test('sign-in loads its rules once it is used, without a word against the content policy', async ({ page }) => {
  const watched = await watch(page)
  const scripts = await scriptsOf(page, '/Signin')
  expect(scripts.filter((script) => FORMS.test(script))).toHaveLength(1)
  expect(scripts.filter((script) => RULES.test(script) || PASSKEYS.test(script))).toEqual([])
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email can not be empty.').first()).toBeVisible()
  expect(scripts.filter((script) => RULES.test(script))).toHaveLength(1)
  expect(watched.problems).toEqual([])
})
