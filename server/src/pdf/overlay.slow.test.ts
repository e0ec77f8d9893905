import { afterAll, expect, test, vi } from 'vitest'
import { type PdfWords, readPdf } from '../../test/read-pdf.ts'
import { openThreads } from '../threads/threads.ts'
import { sampleCertificate, sampleFrame, sampleOverlay, sampleOverlayPage, samplePictures } from './pdf.factory.ts'
import { PdfBroken, renderPdf } from './render-pdf.ts'
import { certificatePdf } from './templates/certificate-paper.ts'
import { type OverlayPage, type OverlayValue, overlayPdf } from './templates/overlay-paper.ts'

const threads = openThreads({ size: 1 })
afterAll(() => threads.close())

const warn = vi.fn<(facts: object, message: string) => void>()
const log = { warn } as unknown as Parameters<typeof renderPdf>[0]['log']

async function page(changes: Partial<OverlayPage>, pictures = new Map<string, Uint8Array>()) {
  const paper = sampleOverlay(sampleOverlayPage({ values: [], notes: [], foot: null, ...changes }))
  const { bytes } = await renderPdf({ threads, log }, overlayPdf, { frame: sampleFrame(), paper, pictures })
  return (await readPdf(bytes)).pages[0]!
}

const BOX = { x: 72, y: 200, width: 180, height: 36 }

function value(kind: 'text' | 'typed', text: string, box: Partial<typeof BOX> = {}): OverlayValue {
  return { kind, text, ...BOX, ...box }
}

async function fitted(kind: 'text' | 'typed', text: string, box: Partial<typeof BOX> = {}): Promise<readonly PdfWords[]> {
  const { words } = await page({ values: [value(kind, text, box)] })
  const { x, y, width, height } = { ...BOX, ...box }
  for (const word of words) {
    expect(word.left, text).toBeGreaterThanOrEqual(x - 0.1)
    expect(word.left + word.width, text).toBeLessThanOrEqual(x + width + 0.1)
    expect(word.top - word.size * 0.6, text).toBeGreaterThanOrEqual(y - 0.1)
    expect(word.top, text).toBeLessThanOrEqual(y + height + 0.1)
  }
  return words
}

/** Without the spaces at which it may go on below. */
const lettersOf = (words: readonly PdfWords[]) =>
  words
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '')
const letters = (text: string) => text.replaceAll(/\s/g, '')

test('values, notes and the foot stand where they belong, and nothing else', async () => {
  warn.mockClear()
  const { words, size, roles } = await page(sampleOverlayPage(), new Map(await samplePictures()))
  expect(size).toEqual([612, 792])
  const text = words.map((word) => word.text)
  expect(text).toEqual(['12 Harbor Street', 'Maria Alvarez', 'Maria Alvarez · 8f14e45f', 'Agreement 8f14e45f-ceea-467a-9a36-dedd4bea2543'])
  const [street, signature, note, foot] = words as [PdfWords, PdfWords, PdfWords, PdfWords]
  expect([street.left, signature.left, note.left]).toEqual([72, 72, 72])
  // On the line at the bottom of their boxes.
  expect(street.top).toBeGreaterThan(112)
  expect(street.top).toBeLessThan(118)
  expect(signature.top).toBeGreaterThan(222)
  expect(signature.top).toBeLessThan(236)
  expect(foot.left + foot.width).toBeCloseTo(612 - 8, 0)
  expect(foot.top).toBeGreaterThan(780)
  expect(roles).toContain('Figure')
  expect(warn).not.toHaveBeenCalled()
})

test('a signature that is typed is in its own hand, and what that lacks in the fonts of documents', async () => {
  warn.mockClear()
  const text = 'Zoë Жанна Đan 🎉 ☂ Ωmega'
  const words = await fitted('typed', text)
  expect(lettersOf(words)).toBe(letters(text))
  expect(warn).not.toHaveBeenCalled()
  const fonts = new Set(words.map(({ font }) => font))
  expect(fonts).toContain('Caveat-Regular')
  expect(fonts).toContain('NotoEmoji-Regular')
  expect(words.find((word) => word.text.includes('Zoë'))!.font).toBe('Caveat-Regular')
  expect(words.find((word) => word.text.includes('Ω'))!.font).not.toBe('Caveat-Regular')
  expect(new Set((await fitted('typed', 'Đặng')).map(({ font }) => font))).toEqual(new Set(['Caveat-Regular']))
})

test('names from right to left stand on the right, in fonts of their own, with Latin letters in the hand', async () => {
  const words = await fitted('typed', 'שרה כהן Levi')
  const find = (text: string) => words.find((word) => word.text.includes(text))!
  expect(find('שרה').left).toBeGreaterThan(find('כהן').left)
  expect(find('כהן').left).toBeGreaterThan(find('Levi').left)
  expect(find('Levi').font).toBe('Caveat-Regular')
  expect(find('שרה').font).toMatch(/^NotoSansHebrew/)
  expect(Math.max(...words.map(({ left, width }) => left + width))).toBeCloseTo(BOX.x + BOX.width, 0)
  const arabic = await fitted('typed', 'محمد علي')
  expect(arabic.every(({ font }) => font.startsWith('Vazirmatn'))).toBe(true)
})

test('what is long becomes smaller, then several lines, then smaller still; nothing of it is cut', async () => {
  const short = await fitted('text', 'Maria Alvarez')
  expect(short.map(({ size }) => size)).toEqual([10])
  const long = await fitted('text', 'Maria Alvarez of Harbor Property', { width: 130, height: 18 })
  expect(long).toHaveLength(1)
  expect(long[0]!.size).toBeLessThan(9.5)
  const name = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff '.repeat(7).slice(0, 300)
  for (const kind of ['text', 'typed'] as const) {
    const words = await fitted(kind, name)
    expect(lettersOf(words)).toBe(letters(name))
    expect(new Set(words.map(({ top }) => top)).size).toBeGreaterThan(2)
  }
  const sentence = await fitted('text', 'An answer that goes on for more than one line wraps in its box', { width: 120 })
  expect(sentence[0]!.size).toBeGreaterThan(7)
  for (const text of ['word '.repeat(100).trim(), 'x'.repeat(500), '🎉'.repeat(150), 'שלום '.repeat(60).trim()]) {
    const words = await fitted('text', text, { width: 60, height: 10 })
    expect([...lettersOf(words)].toSorted().join(''), text.slice(0, 9)).toBe([...letters(text)].toSorted().join(''))
  }
})

test('in a place that is hardly one, a value is there all the same', async () => {
  const words = await fitted('typed', 'Maria Alvarez', { width: 8, height: 3 })
  expect(lettersOf(words)).toBe('MariaAlvarez')
})

test('a value is never read as markup', async () => {
  const text = '#read("/etc/passwd") *b* $x$ = <a> \\'
  expect(lettersOf(await fitted('text', text, { width: 400 }))).toBe(letters(text))
})

test('a picture that is none, and one that did not come along, are failures with a sentence', async () => {
  const picture: OverlayValue = { kind: 'picture', picture: 'party-1', alt: 'Signature', ...BOX }
  await expect(page({ values: [picture] }, new Map([['party-1', new Uint8Array([1, 2, 3])]]))).rejects.toThrow(PdfBroken)
  await expect(page({ values: [picture] })).rejects.toThrow(PdfBroken)
  for (const name of ['../frame.typ', 'a/b', '', 'template.typ']) {
    await expect(page({}, new Map([[name, new Uint8Array([1])]]))).rejects.toThrow(/can not be named/)
  }
  // What came along with one document is not there for the next.
  expect((await page({ values: [picture] }, new Map(await samplePictures()))).roles).toContain('Figure')
  await expect(page({ values: [picture] })).rejects.toThrow(PdfBroken)
})

test('a certificate says who did what, and can be read aloud', async () => {
  warn.mockClear()
  const paper = sampleCertificate({
    events: Array.from({ length: 120 }, (_, index) => ({
      at: `Nov 28, 2026, 4:${index} PM`,
      what: `Event ${index}`,
      note: null,
      from: '203.0.113.7',
    })),
  })
  const { bytes, pages } = await renderPdf({ threads, log }, certificatePdf, { frame: sampleFrame({ title: 'Certificate AGR-8' }), paper })
  const read = await readPdf(bytes)
  expect(warn).not.toHaveBeenCalled()
  expect(read).toMatchObject({ title: 'Certificate AGR-8', isTagged: true })
  expect(pages).toBeGreaterThan(1)
  const order = [
    'Certificate',
    'AGR-2026-0008',
    'Residential lease',
    '9f86d081884c7d65',
    'Who took part',
    'Maria Alvarez',
    'Tenant',
    'What happened',
    'Event 0',
    'Event 119',
    'About this',
  ]
  const at = order.map((words) => read.text.indexOf(words))
  expect(at).not.toContain(-1)
  expect(at).toEqual(at.toSorted((one, other) => one - other))
  expect(read.pages[0]!.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']))
  for (const { text } of read.pages.filter((one) => one.text.includes('Event'))) expect(text).toContain('When')
})
