import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addCoverage } from './font-coverage.ts'
import { FONT_FOLDERS } from './fonts.ts'
import { printable } from './printable.ts'

test('text is printed as it is, in all places of a paper', () => {
  const missing = new Set<string>()
  const paper = { words: 'Rent', lines: ['שכר דירה', 'إيجار', 'Đặng', '👨‍👩‍👧'], none: null, date: { year: 2026 }, is: true }
  expect(printable(paper, missing)).toEqual(paper)
  expect([...missing]).toEqual([])
})

test('what no font has becomes a box; what is no text goes', () => {
  const missing = new Set<string>()
  expect(printable('a\u0000b\tc\r\nd\u2028e\uFEFFf\uD800g', missing)).toBe('ab c\nd\nef\uFFFDg')
  expect([...missing]).toEqual([])
  expect(printable(['漢', { in: '漢字' }], missing)).toEqual(['□', { in: '□□' }])
  expect([...missing]).toEqual(['漢', '字'])
})

test('what the hand of signatures alone has is not printed, since other words stand in other fonts', () => {
  const missing = new Set<string>()
  const hand = new Set<number>()
  const folder = FONT_FOLDERS.find((each) => each.includes('caveat'))!
  for (const file of readdirSync(folder)) if (file.endsWith('.ttf')) addCoverage(hand, readFileSync(join(folder, file)))
  expect(hand.has('⟨'.codePointAt(0)!)).toBe(true)
  expect(printable('⟨a⟩', missing)).toBe('□a□')
})

test('each font has what it is there for, and not what it is not', () => {
  const covered = (part: string) => {
    const folder = FONT_FOLDERS.find((each) => each.includes(part))!
    const points = new Set<number>()
    for (const file of readdirSync(folder)) if (file.endsWith('.ttf')) addCoverage(points, readFileSync(join(folder, file)))
    return (text: string) => [...text].every((character) => points.has(character.codePointAt(0)!))
  }
  expect(covered(join('inter', '400'))('Rent Ελλ Кир Đặ □')).toBe(true)
  expect(covered(join('inter', '400'))('ש')).toBe(false)
  expect(covered(join('noto-sans-hebrew', '700'))('שכר')).toBe(true)
  expect(covered('vazirmatn')('إيجار')).toBe(true)
  expect(covered('noto-emoji')('🎉')).toBe(true)
  expect(covered('noto-emoji')('漢')).toBe(false)
})
