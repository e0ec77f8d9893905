import { afterAll, expect, test, vi } from 'vitest'
import { readPdf } from '../../test/read-pdf.ts'
import { openThreads } from '../threads/threads.ts'
import { sampleFrame, sampleInvoice } from './pdf.factory.ts'
import type { PdfFrame } from './pdf-paper.ts'
import { renderPdf } from './render-pdf.ts'
import { type InvoicePaper, invoicePdf } from './templates/invoice-paper.ts'

const threads = openThreads({ size: 1 })
afterAll(() => threads.close())

const warn = vi.fn<(facts: object, message: string) => void>()
const log = { warn } as unknown as Parameters<typeof renderPdf>[0]['log']

function invoice(paper: Partial<InvoicePaper> = {}, frame: Partial<PdfFrame> = {}) {
  return renderPdf({ threads, log }, invoicePdf, { frame: sampleFrame(frame), paper: sampleInvoice(paper) })
}

/** A millimeter in points. */
const MM = 72 / 25.4

test('an invoice is one tagged page with all of its words in the order in which they are read', async () => {
  warn.mockClear()
  const { bytes, pages } = await invoice()
  expect(pages).toBe(1)
  expect(warn).not.toHaveBeenCalled()
  const read = await readPdf(bytes)
  expect(read).toMatchObject({ title: 'Invoice INV-2026-0042', language: 'en', isTagged: true })
  expect(read.created).toMatch(/^D:20261126/)
  const order = [
    'Keystead',
    'Invoice',
    'INV-2026-0042',
    'Due in 14 days',
    'From',
    'billing@harbor.example',
    'Bill to',
    'Maria Alvarez',
    'Issued',
    'Description',
    'Monthly rent',
    'Rent · Dec 1',
    '$2,450.00',
    'Water and sewer',
    '$84.20',
    'Subtotal',
    'Balance due',
    '$2,034.20',
    'Pay online',
    'https://keystead.example',
    'Terms',
    'A late fee',
  ]
  const at = order.map((words) => read.text.indexOf(words))
  expect(at).not.toContain(-1)
  expect(at).toEqual(at.toSorted((one, other) => one - other))
  const { roles, links } = read.pages[0]!
  expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'THead', 'TBody', 'TH', 'TD', 'Link']))
  expect(roles.filter((role) => role === 'TR')).toHaveLength(3)
  expect(links).toEqual(['https://keystead.example/Checkout/8f14e45fceea167a5a36dedd4bea2543'])
})

test('the paper is A4 with the margins and the footer of the specification', async () => {
  const { pages } = await readPdf((await invoice()).bytes)
  const [{ size, words }] = pages as [(typeof pages)[number]]
  expect(size.map(Math.round)).toEqual([595, 842])
  const foot = words.filter(({ font }) => font === 'Arimo-Italic')
  expect(foot.map(({ text }) => text)).toEqual(['Harbor Property Group, 12 Harbor Street, Austin, TX 78701', 'Page 1 of 1'])
  expect(foot.map(({ size: points }) => points)).toEqual([9, 9])
  expect(Math.min(...words.map(({ left }) => left))).toBeCloseTo(10 * MM, 0)
  expect(Math.max(...words.map(({ left, width }) => left + width))).toBeCloseTo(size[0] - 10 * MM, 0)
  expect(Math.min(...words.map(({ top, size: points }) => top - points))).toBeGreaterThan(5 * MM)
  for (const { top } of foot) expect(top).toBeGreaterThan(size[1] - 30 * MM)
  for (const word of words) if (!foot.includes(word)) expect(word.top).toBeLessThan(size[1] - 30 * MM)
})

test('the same words give the same bytes', async () => {
  const [one, other, different] = await Promise.all([invoice(), invoice(), invoice({ number: 'INV-2026-0043' })])
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0)
  expect(Buffer.compare(one.bytes, different.bytes)).not.toBe(0)
})
