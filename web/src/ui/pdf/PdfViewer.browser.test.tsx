import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { scannedPdf, smallPdf } from '../../../test/small-pdf.ts'
import { PdfViewer } from './PdfViewer.tsx'

/** The library and its worker are large: on a busy machine the first opening takes longer than any other. */
beforeAll(async () => {
  const { openPdf } = await import('./pdf-document.ts')
  const file = openPdf(addressOf(smallPdf(['First'])))
  await file.opened
  file.close()
}, 60_000)

const addresses: string[] = []
afterEach(() => {
  for (const address of addresses.splice(0)) URL.revokeObjectURL(address)
  vi.restoreAllMocks()
})

function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file)
  addresses.push(address)
  return address
}

const calls = () => ({ onRetry: vi.fn(), onDownload: vi.fn(), isDownloading: false })

async function shown(pages: readonly string[]) {
  const heard = calls()
  const page = await show(<PdfViewer label="Invoice INV-0007" url={addressOf(smallPdf(pages))} {...heard} />)
  return { page, heard, frame: page.getByRole('region', { name: 'Invoice INV-0007' }) }
}

test('pages are drawn, their words can be read, and each says which it is', async () => {
  const { page, frame } = await shown(['Rent for December', 'The second page'])
  const first = page.getByRole('group', { name: 'Page 1 of 2' })
  await expect.element(first.getByText('Rent for December')).toBeInTheDocument()
  await expect.poll(() => darkDots(first.element().querySelector('canvas')!)).toBeGreaterThan(50)
  const words = first.getByText('Rent for December').element().getBoundingClientRect()
  const sheet = first.element().getBoundingClientRect()
  // Where the letters are drawn: an inch from the left.
  expect((words.left - sheet.left) / sheet.width).toBeCloseTo(72 / 595, 1)
  expect(frame.element().scrollWidth).toBeLessThanOrEqual(frame.element().clientWidth)
})

test('a scan is unpacked and drawn', async () => {
  const page = await show(<PdfViewer label="Scan" url={addressOf(scannedPdf())} {...calls()} />)
  const sheet = page.getByRole('group', { name: 'Page 1 of 1' })
  const canvas = () => sheet.element().querySelector('canvas')!
  await expect.element(sheet).toBeInTheDocument()
  // A third of the page is black.
  await expect.poll(() => darkDots(canvas()) / (canvas().width * canvas().height)).toBeGreaterThan(0.3)
})

test('words in a font that a document does not bring are drawn in one like it', async () => {
  const fontsBefore = new Set(document.fonts)
  await shown(['Rent for December'])
  await expect
    .poll(() => [...document.fonts].filter((font) => !fontsBefore.has(font) && font.status === 'loaded').length)
    .toBeGreaterThan(0)
})

test('a page is as wide as there is room, as on paper, or wholly in sight', async () => {
  const { page, frame } = await shown(['Rent'])
  const size = () => page.getByRole('group', { name: 'Page 1 of 1' }).element().getBoundingClientRect()
  await expect.element(page.getByRole('button', { name: 'Page width' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => size().width).toBeCloseTo(frame.element().clientWidth - 32, 0)
  await page.getByRole('button', { name: 'Actual size' }).click()
  await expect.poll(() => Math.round(size().width)).toBe(Math.round((595 / 72) * 96))
  await page.getByRole('button', { name: 'Whole page' }).click()
  await expect.poll(() => Math.round(size().height)).toBe(frame.element().clientHeight - 32)
})

test('with the keyboard alone one goes through the pages, and those out of sight are not drawn', async () => {
  const { page, frame } = await shown(['One', 'Two', 'Three', 'Four', 'Five'])
  await page.getByRole('button', { name: 'Page width' }).click()
  await expect.element(page.getByText('One', { exact: true })).toBeInTheDocument()
  expect(page.getByText('Five', { exact: true }).elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  page.getByRole('button', { name: 'Next page' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Page 2 of 5', { exact: true })).toBeVisible()
  frame.element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('Page 5 of 5', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Five', { exact: true })).toBeInTheDocument()
  expect(page.getByText('One', { exact: true }).elements()).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

test('the pages alone are printed, and downloading is for its owner to do', async () => {
  const { page, heard } = await shown(['One', 'Two'])
  const printed: number[] = []
  vi.spyOn(globalThis, 'print').mockImplementation(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('body > [aria-hidden] img')]
    printed.push(...pictures.map(({ naturalWidth }) => naturalWidth))
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => printed).toEqual([1652, 1652])
  await expect.poll(() => document.querySelectorAll('body > [aria-hidden] img').length).toBe(0)
  await page.getByRole('button', { name: 'Download' }).click()
  expect(heard.onDownload).toHaveBeenCalledOnce()
})

test('what is no PDF says so, and is asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const heard = calls()
  const page = await show(<PdfViewer label="Invoice" url={addressOf(new Blob(['<p>Not found.</p>']))} {...heard} />)
  await expect.element(page.getByText('The PDF couldn’t be opened.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(heard.onRetry).toHaveBeenCalledOnce()
})

function darkDots(canvas: HTMLCanvasElement): number {
  if (canvas.width === 0) return 0
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  return data.reduce((count, value, at) => (at % 4 === 0 && value < 100 ? count + 1 : count), 0)
}
