import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Frame, type Page, expect } from '@playwright/test'
import type axe from 'axe-core'

const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

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
  const frames = await Promise.all(page.frames().map(violationsIn))
  return frames
    .flat()
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || GRAVE_TO_US.has(id))
    .map(({ id, help, where }) => `${id}: ${help} -> ${where.join(' | ')}`)
}

/** Each frame by itself, in one turn: the library that goes through them together opens a page of its own for each page it reads. */
async function violationsIn(frame: Frame) {
  // In one that runs no scripts, axe would wait for good.
  if (frame.parentFrame() && (await (await frame.frameElement()).getAttribute('sandbox')) !== null) return []
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE)
  return frame.evaluate(async () => {
    // Of what passed and what it cannot tell it keeps no record.
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      where: nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)),
    }))
  })
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
