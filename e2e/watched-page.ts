import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/** What a page may not do while a test looks at it. */
export type Watch = { problems: string[]; allow(pattern: RegExp): void }

/** Collects console errors, uncaught errors, policy violations and failed answers of a page. */
export async function watch(page: Page): Promise<Watch> {
  const problems: string[] = []
  const allowed: RegExp[] = []
  // Software rendering of maps has its own complaints.
  allowed.push(/GL Driver Message/)
  const note = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console ${message.type()}: ${message.text()} (${page.url()})`)
  })
  page.on('pageerror', (error) => note(`uncaught: ${error.message} (${page.url()})`))
  page.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()} ${response.url()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    )
  })
  return { problems, allow: (pattern) => void allowed.push(pattern) }
}

/** Until the page's script has taken it over: what comes in with it is then there. */
export async function waitUntilStarted(page: Page): Promise<void> {
  // Emails and the documentation are pages without it.
  if ((await page.locator('script[data-entry]').count()) === 0) return
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}

/** Axe thinks little of a level that is left out; people who jump from heading to heading do not. */
const GRAVE_TO_US = new Set(['heading-order'])

/** No serious or critical accessibility violation on the page as it is now, and its headings in order. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitUntilStarted(page)
  // On a busy machine something may begin to move while axe reads: what is wrong with the page itself is wrong the second time, too.
  const grave = (await graveViolations(page)).length === 0 ? [] : await graveViolations(page)
  expect(grave, page.url()).toEqual([])
}

async function graveViolations(page: Page): Promise<string[]> {
  // Half faded in is not how anyone reads it.
  await expect.poll(() => page.evaluate(movements), 'what moves comes to rest').toEqual([])
  // Of what passed and what it cannot tell it keeps no record. In a frame that runs no scripts, axe would wait for good.
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox]')
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || GRAVE_TO_US.has(id))
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help} -> ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    )
}

/** What is under way on the page and will end by itself. A ring that turns while something is awaited does not. */
function movements(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    .map((animation) => {
      const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>
      const element = (animation.effect as KeyframeEffect | null)?.target
      return `${animationName ?? transitionProperty} of ${element?.tagName} ${element?.className}`
    })
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}
