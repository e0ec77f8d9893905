import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { readPdf } from '../../test/read-pdf.ts'
import { openThreads } from '../threads/threads.ts'
import { sampleFrame, sampleInvoice, sampleLine, sampleReceipt } from './pdf.factory.ts'
import type { PdfBrand, PdfFrame, PdfLogo } from './pdf-paper.ts'
import { PdfBroken, renderPdf } from './render-pdf.ts'
import { type InvoicePaper, invoicePdf } from './templates/invoice-paper.ts'
import { receiptPdf } from './templates/receipt-paper.ts'

const threads = openThreads({ size: 2 })
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
  const [{ size, words, lineColors }] = pages as [(typeof pages)[number]]
  expect(size.map(Math.round)).toEqual([595, 842])
  const foot = words.filter(({ font }) => font === 'Arimo-Italic')
  expect(foot.map(({ text }) => text)).toEqual(['Harbor Property Group, 12 Harbor Street, Austin, TX 78701', 'Page 1 of 1'])
  expect(foot.map(({ size: points }) => points)).toEqual([9, 9])
  expect(lineColors.at(-1)).toBe('#14523c')
  expect(Math.min(...words.map(({ left }) => left))).toBeCloseTo(10 * MM, 0)
  expect(Math.max(...words.map(({ left, width }) => left + width))).toBeCloseTo(size[0] - 10 * MM, 0)
  expect(Math.min(...words.map(({ top, size: points }) => top - points))).toBeGreaterThan(5 * MM)
  for (const { top } of foot) expect(top).toBeGreaterThan(size[1] - 30 * MM)
  for (const word of words) if (!foot.includes(word)) expect(word.top).toBeLessThan(size[1] - 30 * MM)
})

test('a footer of many words keeps to its place and becomes smaller, one of four lines does not', async () => {
  const footOf = async (footer: string[]) => {
    const [page] = (await readPdf((await invoice({}, { footer })).bytes)).pages
    return page!.words.filter(({ font, text }) => font === 'Arimo-Italic' && !text.startsWith('Page'))
  }
  expect((await footOf(['One', 'Two', 'Three', 'Four'])).map(({ size }) => size)).toEqual([9, 9, 9, 9])
  const many = await footOf(['x'.repeat(400), ...Array.from({ length: 6 }, (_, index) => `Line ${index}`)])
  expect(many.map(({ text }) => text).join('')).toBe(`${'x'.repeat(400)}Line 0Line 1Line 2Line 3Line 4Line 5`)
  for (const { size, top } of many) {
    expect(size).toBeLessThan(9)
    expect(top - size).toBeGreaterThan(842 - 30 * MM)
    expect(top).toBeLessThan(842 - 8 * MM)
  }
})

test('the same words give the same bytes, also when they are made at once', async () => {
  const [one, other, different] = await Promise.all([invoice(), invoice(), invoice({ number: 'INV-2026-0043' })])
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0)
  expect(Buffer.compare(one.bytes, different.bytes)).not.toBe(0)
})

test('a receipt says what of a payment went where', async () => {
  const paper = sampleReceipt()
  const { bytes } = await renderPdf({ threads, log }, receiptPdf, { frame: sampleFrame({ title: 'Receipt RCP-2026-0017' }), paper })
  const read = await readPdf(bytes)
  expect(read.title).toBe('Receipt RCP-2026-0017')
  for (const words of [
    'RCP-2026-0017',
    'INV-2026-0042',
    'Visa ending in 4242',
    'Water and sewer $84.20 $50.00',
    'Card fee $72.50',
    'Total paid $2,572.50',
  ]) {
    expect(read.text).toContain(words)
  }
})

test('words of people are never read as markup', async () => {
  const words = [
    '#read("/etc/passwd")',
    '*bold* _it_ `code` $x$ @ref <label> \\ \\u{41} // c /* d */',
    '= Heading',
    '- list -- dash ... "quoted" ~',
    '#import "/frame.typ": data',
    '${text} {page} </Document>',
  ]
  const { bytes } = await invoice(
    {
      lines: words.map((description) => sampleLine({ description, itemFor: null, period: null })),
      notes: [{ heading: words[0]!, text: words.join('\n') }],
    },
    { footer: [words[1]!] },
  )
  const { text } = await readPdf(bytes)
  for (const each of words) expect(text.split(each).length - 1).toBeGreaterThanOrEqual(2)
})

test('a word of 4,000 characters breaks, and none of it is lost', async () => {
  const word = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(4, 'x')).join('')
  const lines = [sampleLine({ description: `Before ${word} after` })]
  const { bytes, pages } = await invoice({ lines, parties: [{ label: 'From', name: word.slice(0, 200), lines: [word.slice(0, 300)] }] })
  const read = await readPdf(bytes)
  expect(pages).toBeGreaterThan(1)
  const column = read.pages.flatMap(({ words }) => words.filter(({ text }) => /^[x\d]{5,}/.test(text)))
  for (const { left, width } of column) expect(left + width).toBeLessThan(read.pages[0]!.size[0] - 10 * MM)
  expect(column.map(({ text }) => text).join('')).toContain(word)
})

test('a word that fits into its column stays one, for who searches it', async () => {
  const email = 'accounts.receivable@harbor-properties.example'
  const { bytes } = await invoice({ parties: [{ label: 'From', name: 'Harbor', lines: [email] }] })
  expect((await readPdf(bytes)).text).toContain(email)
})

test('Hebrew and Arabic run from right to left, and the English and the amounts in them from left to right', async () => {
  warn.mockClear()
  const lines = [
    sampleLine({ description: 'דירה Elm Court 3, תשלום $1,200.00', itemFor: null, period: null }),
    sampleLine({ description: 'إيجار ديسمبر', itemFor: null, period: null, amount: '₪ 4,200.00' }),
  ]
  const { words } = (await readPdf((await invoice({ lines })).bytes)).pages[0]!
  const leftOf = (text: string) => words.find((word) => word.text.includes(text))!.left
  expect(leftOf('דירה')).toBeGreaterThan(leftOf('Elm'))
  expect(leftOf('Elm')).toBeGreaterThan(leftOf('תשלום'))
  expect(leftOf('תשלום')).toBeGreaterThan(leftOf('$1,200.00'))
  expect(leftOf('إيجار')).toBeGreaterThan(leftOf('ديسمبر'))
  expect(words.some(({ text }) => text === '₪ 4,200.00')).toBe(true)
  expect(warn).not.toHaveBeenCalled()
})

test('a paper in a language from right to left begins on the right, with its amounts below each other', async () => {
  const { words } = (await readPdf((await invoice({ heading: 'חשבונית' }, { language: 'he', pageOf: 'עמוד {page} מתוך {pages}' })).bytes))
    .pages[0]!
  const find = (text: string) => words.find((word) => word.text.includes(text))!
  expect(find('Description').left).toBeGreaterThan(find('Amount').left)
  expect(find('Keystead').left).toBeGreaterThan(find('חשבונית').left)
  const [rent, water] = [find('$2,450.00'), find('$84.20')]
  expect(rent.left + rent.width).toBeCloseTo(water.left + water.width, 1)
})

test('what no font has is a box, and logged; emoji and other alphabets are there', async () => {
  warn.mockClear()
  const there = 'Đặng Ελληνικά Кириллица 🎉 ✓'
  const { bytes } = await invoice({ notes: [{ heading: 'Notes', text: `${there} 漢字\u0000\uFEFF\uD800` }] })
  const { text } = await readPdf(bytes)
  expect(text).toContain(`${there} □□`)
  expect(warn.mock.calls).toEqual([[{ title: 'Invoice INV-2026-0042', missing: ['U+6F22', 'U+5B57'] }, expect.stringContaining('no font')]])
})

const custom: PdfBrand = {
  kind: 'custom',
  header: 'Harbor Property Group',
  contact: 'harbor.example · (512) 555-0134',
  logo: null,
  logoPosition: 'left',
  primaryColor: '#7a2e3a',
  accentColor: '#b07a2a',
  watermark: { text: 'Harbor', opacity: 0.4 },
}

async function logoIn(format: 'webp' | 'png' | 'jpg'): Promise<PdfLogo> {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#7a2e3a' } })
  const bytes = await picture.toFormat(format === 'jpg' ? 'jpeg' : format).toBuffer()
  return { bytes: new Uint8Array(bytes), format, width: 200, height: 50, alt: 'Harbor Property Group' }
}

test('a brand has its words and its logo at the top, where it wants them', async () => {
  for (const format of ['webp', 'png', 'jpg'] as const) {
    for (const logoPosition of ['left', 'center', 'right'] as const) {
      const { bytes } = await invoice({}, { brand: { ...custom, logo: await logoIn(format), logoPosition } })
      const { roles, words, text, size } = (await readPdf(bytes)).pages[0]!
      expect(roles).toContain('Figure')
      expect(text).not.toContain('Keystead')
      const { left, width } = words.find((word) => word.text === 'Harbor Property Group')!
      const middle = (left + width / 2) / size[0]
      expect(middle < 0.4 ? 'left' : middle < 0.6 ? 'center' : 'right').toBe(logoPosition)
    }
  }
})

test('its watermark keeps to a square of 100 mm in the middle; that a paper is void takes its place', async () => {
  const marked = (await readPdf((await invoice({}, { brand: custom })).bytes)).pages[0]!
  const mark = marked.words.find(({ text }) => text === 'Harbor')!
  const [width, height] = marked.size
  // It begins at the bottom left and runs to the top right.
  expect(mark.left).toBeGreaterThan((width - 100 * MM) / 2)
  expect(mark.top).toBeLessThan((height + 100 * MM) / 2)
  expect(mark.width / Math.SQRT2).toBeLessThan(100 * MM)
  expect(mark.size).toBeGreaterThan(40)
  expect(marked.opacities).toContain(0.4)

  const stamped = (await readPdf((await invoice({}, { brand: custom, stamp: 'VOID' })).bytes)).pages[0]!
  expect(stamped.words.map(({ text }) => text)).toContain('VOID')
  expect(stamped.words.map(({ text }) => text)).not.toContain('Harbor')
})

test('without a logo, and without a brand, nothing of one is there', async () => {
  const withoutLogo = (await readPdf((await invoice({}, { brand: { ...custom, watermark: null } })).bytes)).pages[0]!
  expect(withoutLogo.roles).not.toContain('Figure')
  expect(withoutLogo.text).toContain('harbor.example')
  const plain = (await readPdf((await invoice({ parties: [] }, { brand: { kind: 'plain' }, footer: [] })).bytes)).pages[0]!
  expect(plain.words[0]!.text).toBe('Invoice')
  expect(plain.text).not.toMatch(/Keystead(?!\.example)|Harbor/)
})

test('a picture that is none is a failure with a sentence, and the next document is made', async () => {
  const logo = { ...(await logoIn('png')), bytes: new Uint8Array([1, 2, 3]) }
  await expect(invoice({}, { brand: { ...custom, logo } })).rejects.toThrow(PdfBroken)
  expect((await invoice()).pages).toBe(1)
})
