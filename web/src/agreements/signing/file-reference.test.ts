import { expect, test } from 'vitest'
import { referenceIn } from './file-reference.ts'

const ID = '0190a000-0000-7000-8000-00000000000a'
const plain = (words: string) => new TextEncoder().encode(words)
const wide = (words: string) => Uint8Array.from([...words].flatMap((letter) => [0, letter.charCodeAt(0)]))
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

test('a file says which agreement it is in plain letters, wherever they stand', () => {
  expect(referenceIn(plain(`%PDF-1.7 keystead /Subject (keystead:agreement:${ID})\n%%EOF`))).toBe(ID)
  expect(referenceIn(plain(`keystead:agreement:${ID}`))).toBe(ID)
})

test('or with two bytes to a letter, as PDFs write titles', () => {
  expect(referenceIn(joined(plain('%PDF-1.7 ('), Uint8Array.from([0xfe, 0xff]), wide(`keystead:agreement:${ID}`), plain(')')))).toBe(ID)
  // At an odd place as well as at an even one.
  expect(referenceIn(joined(plain('x'), wide(`keystead:agreement:${ID}`)))).toBe(ID)
})

test('what only begins like one is none, and one behind it is found', () => {
  expect(referenceIn(plain('keystead:agreement:no id at all, and more letters behind'))).toBeNull()
  expect(referenceIn(plain(`keystead:agreement:none keystead:agreement:${ID.toUpperCase()}`))).toBe(ID)
  expect(referenceIn(plain(`keystead:agreement:${ID.slice(0, -1)}`))).toBeNull()
  expect(referenceIn(joined(wide('keystead:agreement:'), plain(ID), plain(ID)))).toBeNull()
  expect(referenceIn(new Uint8Array())).toBeNull()
})
