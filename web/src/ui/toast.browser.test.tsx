import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../test/show.tsx'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { CallFailure } from '../api/failure.ts'
import { toast } from './toast.tsx'
import { withToast } from './with-toast.ts'

/* Time stands still, so that no toast goes by itself before it was looked at. */
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function showPage() {
  const page = await show(<h1>Properties</h1>)
  // Where a pointer was left, a toast would find it.
  await page.getByRole('heading').hover()
  return { page, region: page.getByRole('region', { name: 'Messages' }), close: page.getByRole('button', { name: 'Close message' }) }
}

test('is there for five seconds', async () => {
  const { page } = await showPage()
  toast.success('Saved')
  await expect.element(page.getByText('Saved')).toBeVisible()
  await pass(4_900)
  await expect.element(page.getByText('Saved')).toBeVisible()
  await pass(200)
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
})

test('a sixth takes the place of the oldest', async () => {
  const { page, close } = await showPage()
  for (const number of [1, 2, 3, 4, 5, 6]) toast.info(`News ${number}`)
  await expect.element(page.getByText('News 6')).toBeVisible()
  await expect.element(page.getByText('News 2')).toBeVisible()
  await expect.element(page.getByText('News 1', { exact: true })).not.toBeInTheDocument()
  expect(close.elements()).toHaveLength(5)
})

test('waits while the pointer is on it, and goes some time after', async () => {
  const { page } = await showPage()
  toast.info('Read me slowly')
  await page.getByText('Read me slowly').hover()
  await pass(30_000)
  await expect.element(page.getByText('Read me slowly')).toBeVisible()
  await page.getByRole('heading').hover()
  await pass(5_100)
  await expect.element(page.getByText('Read me slowly')).not.toBeInTheDocument()
})

test('waits while the focus is on it, and goes some time after', async () => {
  const { page, close } = await showPage()
  toast.info('Read me slowly')
  await expect.element(page.getByText('Read me slowly')).toBeVisible()
  close.element().focus()
  await pass(30_000)
  await expect.element(page.getByText('Read me slowly')).toBeVisible()
  close.element().blur()
  await pass(5_100)
  await expect.element(page.getByText('Read me slowly')).not.toBeInTheDocument()
})

test('is closed by its button, alone of several', async () => {
  const { page, close } = await showPage()
  toast.info('Earlier news')
  toast.info('Later news')
  await expect.element(page.getByText('Later news')).toBeVisible()
  await close.first().click()
  await expect.poll(() => close.elements()).toHaveLength(1)
  expect(page.getByText(/news/).elements()).toHaveLength(1)
})

test('closed by the keyboard it hands the focus on, and the others go in their time', async () => {
  const { page, close } = await showPage()
  toast.info('Earlier news')
  toast.info('Later news')
  await expect.element(page.getByText('Later news')).toBeVisible()
  close.last().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Later news')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading')).toHaveFocus()
  await pass(5_100)
  await expect.element(page.getByText('Earlier news')).not.toBeInTheDocument()
})

test('waits while nobody looks at the window', async () => {
  const { page } = await showPage()
  toast.info('While you were away')
  window.dispatchEvent(new Event('blur'))
  await pass(30_000)
  await expect.element(page.getByText('While you were away')).toBeVisible()
  window.dispatchEvent(new Event('focus'))
  await pass(5_100)
  await expect.element(page.getByText('While you were away')).not.toBeInTheDocument()
})

test('is taken back by its button once, and goes with it', async () => {
  const { page } = await showPage()
  const undo = vi.fn()
  toast.success('Deleted', { text: 'Undo', onSelect: undo })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Deleted')).not.toBeInTheDocument()
})

test('is read out: news when there is time, trouble at once', async () => {
  const { page } = await showPage()
  toast.success('Saved')
  toast.error('Not saved')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(politenessAround('Saved')).toBe('polite')
  expect(politenessAround('Not saved')).toBe('assertive')
})

/** How urgently what says this text is read out by assistive technology. */
function politenessAround(text: string): string | null {
  const said = [...document.querySelectorAll('[aria-live], [role="alert"], [role="status"]')].filter(({ textContent }) =>
    textContent?.includes(text),
  )
  const innermost = said.filter((element) => !said.some((other) => other !== element && element.contains(other)))
  return innermost.some((element) => element.matches('[role="alert"], [aria-live="assertive"]'))
    ? 'assertive'
    : innermost.length > 0
      ? 'polite'
      : null
}

test('work says how it went, and what was wrong with it', async () => {
  const { page } = await showPage()
  expect(await withToast(Promise.resolve(), 'Property created.')).toBe(true)
  await expect.element(page.getByText('Property created.')).toBeVisible()
  const failure = new CallFailure({ ...CallErrors.InvalidInput, fields: { Rent: 'Rent is not valid.' } })
  expect(await withToast(Promise.reject(failure))).toBe(false)
  await expect.element(page.getByText('Rent is not valid.', { exact: true })).toBeVisible()
})

test('covers nothing that is pressed beside it', async () => {
  const { page, region } = await showPage()
  toast.info('News')
  await expect.element(page.getByText('News')).toBeVisible()
  expect(getComputedStyle(region.element()).pointerEvents).toBe('none')
})
