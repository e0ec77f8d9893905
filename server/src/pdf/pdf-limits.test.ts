import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readPdf, readPdfText } from '../../test/read-pdf.ts'
import { openThreads } from '../threads/threads.ts'
import { makeLargePdf } from './large-pdf.ts'
import { sampleFrame, sampleInvoice, sampleLine } from './pdf.factory.ts'
import { type Pdf, PdfBroken, PdfTooLarge, definePdf, renderPdf } from './render-pdf.ts'
import { invoicePdf } from './templates/invoice-paper.ts'

/* Among the tests with a database, since they take long: `npm run check` answers in a minute. */

const warn = vi.fn<(facts: object, message: string) => void>()
const log = { warn } as unknown as Parameters<typeof renderPdf>[0]['log']
const threads = openThreads({ size: 1, answerWithinMs: 120_000 })

afterEach(() => void vi.unstubAllEnvs())

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-templates-'))
})
afterAll(async () => {
  await threads.close()
  await rm(folder, { recursive: true })
})

/** A template of these words alone. */
async function template(name: string, source: string) {
  const path = join(folder, name)
  await writeFile(path, source)
  return definePdf<{ readonly words: string }>(pathToFileURL(path))
}

const make = async (name: string, source: string) =>
  renderPdf({ threads, log }, await template(name, source), { frame: sampleFrame(), paper: { words: 'some' } })

const invoiceOf = (lines: number) =>
  sampleInvoice({
    lines: Array.from({ length: lines }, (_, index) => sampleLine({ description: `Line ${index} of many`, amount: `$${index}.00` })),
  })

test('an invoice of 5,000 lines has its header on each page, and none of them is lost', { timeout: 120_000 }, async () => {
  const { bytes, pages } = await renderPdf({ threads, log }, invoicePdf, { frame: sampleFrame(), paper: invoiceOf(5_000) })
  const read = await readPdfText(bytes)
  expect(read).toHaveLength(pages)
  expect(pages).toBeGreaterThan(100)
  const numbers = [...read.join('\n').matchAll(/^Line (\d+) of many/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 5_000 }, (_, index) => index))
  for (const [index, text] of read.entries()) {
    if (text.includes(' of many')) expect(text).toContain('Description')
    expect(text).toContain(`Page ${index + 1} of ${pages}`)
  }
})

test('more words than a document may have are refused in a sentence', async () => {
  const paper = sampleInvoice({ notes: [{ heading: 'Notes', text: 'x'.repeat(4_000_001) }] })
  const made = renderPdf({ threads, log }, invoicePdf, { frame: sampleFrame(), paper })
  await expect(made).rejects.toThrow(PdfTooLarge)
  await expect(made).rejects.toThrow(/^A document of 4,000,\d{3} characters is too large: it may have 4,000,000\.$/)
})

test('a broken template says what is wrong with it, and the next document is made', async () => {
  await expect(make('unknown.typ', '#nothing')).rejects.toThrow(new PdfBroken('template.typ: unknown variable: nothing'))
  await expect(make('endless.typ', '#while true {}')).rejects.toThrow(PdfBroken)
  await expect(make('good.typ', '#import "/frame.typ": paper, on-paper\n#show: on-paper\n#paper.words')).resolves.toMatchObject({
    pages: 1,
  })
})

test('a template reaches no file of the machine', async () => {
  const before = '#import "/frame.typ": on-paper\n#show: on-paper\n'
  for (const path of ['/etc/passwd', '../../../../../../../../etc/passwd', '/template.ts', '/fonts.ts', import.meta.filename]) {
    await expect(make('reads.typ', `${before}#read("${path}")`)).rejects.toThrow(PdfBroken)
  }
  await expect(make('package.typ', `${before}#import "@preview/cetz:0.3.0": canvas`)).rejects.toThrow(PdfBroken)
})

test('a document that not everyone could read is made all the same, and logged', async () => {
  warn.mockClear()
  const { bytes } = await make('untitled.typ', '= A heading\n=== Two levels below')
  expect((await readPdf(bytes)).isTagged).toBe(true)
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ unmet: expect.stringContaining('PDF/UA-1') }), expect.any(String)]])
})

test('a day that is none is refused', async () => {
  for (const date of ['2026-02-30', '11/26/2026', '']) {
    const made = renderPdf({ threads, log }, invoicePdf, { frame: sampleFrame({ date }), paper: sampleInvoice() })
    await expect(made).rejects.toThrow(PdfBroken)
  }
})

test('a document that takes too long is given up, and the next one is made', { timeout: 60_000 }, async () => {
  const hasty = openThreads({ size: 1, answerWithinMs: 1_500 })
  try {
    const slow = await template('slow.typ', '#for i in range(6000) { for j in range(10000) { let product = i * j } }')
    const tooLong = renderPdf({ threads: hasty, log }, slow, { frame: sampleFrame(), paper: { words: '' } })
    await expect(tooLong).rejects.toThrow(new PdfTooLarge('A document took longer than it may.'))
    const next = () => renderPdf({ threads: hasty, log }, invoicePdf, { frame: sampleFrame(), paper: sampleInvoice() })
    await expect.poll(() => next().then(({ pages }) => pages, String), { timeout: 30_000 }).toBe(1)
  } finally {
    await hasty.close()
  }
})

test('a large document leaves nothing behind, whether it is made or given up', { timeout: 120_000 }, async () => {
  const temporary = await mkdtemp(join(folder, 'temporary-'))
  vi.stubEnv('TMPDIR', temporary)
  const before = process.memoryUsage().rss
  const { pages } = await renderPdf({ threads, log }, invoicePdf, { frame: sampleFrame(), paper: invoiceOf(3_000) })
  expect(pages).toBeGreaterThan(60)
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  const work = { template: invoicePdf.file.href, frame: sampleFrame(), paper: invoiceOf(30_000) }
  const began = performance.now()
  expect(await makeLargePdf(work, 1_000)).toBe(null)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(await readdir(temporary)).toEqual([])
})

test('a document is the same bytes, however it is made', async () => {
  const work = { template: invoicePdf.file.href, frame: sampleFrame(), paper: sampleInvoice() }
  const inProcess = (await makeLargePdf(work, 60_000)) as Pdf
  const inThread = await renderPdf({ threads, log }, invoicePdf, work)
  expect(Buffer.compare(inProcess.bytes, inThread.bytes)).toBe(0)
})
