import { expect, test } from 'vitest'
import { LONGEST_TEXT, readAddresses } from './typed-addresses.ts'

function entriesOf(text: string) {
  const read = readAddresses(text)
  return 'entries' in read ? read.entries : []
}
/** `ann@example.com`, `Ann Cole: ann@example.com`, and `?` before what is no address. */
const shortly = (text: string) =>
  entriesOf(text).map(({ text: typed, email, name }) => (email === null ? `? ${typed}` : [name, email].filter(Boolean).join(': ')))

test.each([
  ['commas', 'ann@example.com, bob@example.com,cy@example.com'],
  ['semicolons', 'ann@example.com;bob@example.com; cy@example.com;'],
  ['spaces', ' ann@example.com bob@example.com\tcy@example.com '],
  ['lines', 'ann@example.com\nbob@example.com\r\n\r\ncy@example.com'],
  ['brackets and capitals', '<Ann@Example.com>, mailto:bob@example.com [cy@example.com].'],
])('addresses between %s', (_, text) => {
  expect(shortly(text)).toEqual(['ann@example.com', 'bob@example.com', 'cy@example.com'])
})

test.each([
  ['Ann Cole <ann@example.com>', 'Ann Cole: ann@example.com'],
  ['Ann Cole<ann@example.com>', 'Ann Cole: ann@example.com'],
  ['"Cole, Ann" <ann@example.com>', 'Cole, Ann: ann@example.com'],
  ['Cole, Ann <ann@example.com>', 'Cole, Ann: ann@example.com'],
  ['Ann B. O’Cole-Ruíz ann@example.com', 'Ann B. O’Cole-Ruíz: ann@example.com'],
  ['Ann Cole,ann@example.com', 'Ann Cole: ann@example.com'],
  ['ann@example.com\tAnn Cole', 'Ann Cole: ann@example.com'],
  ['ann@example.com (Ann Cole)', 'Ann Cole: ann@example.com'],
])('the name of %s', (text, entry) => {
  expect(shortly(text)).toEqual([entry])
})

test('names go with the address after them', () => {
  expect(shortly('Ann Cole <ann@example.com>, Bob Reed <bob@example.com>; cy@example.com')).toEqual([
    'Ann Cole: ann@example.com',
    'Bob Reed: bob@example.com',
    'cy@example.com',
  ])
})

test('what is no address is kept as it was typed', () => {
  expect(shortly('ann@example.com, bob.example.com, cy@, Dora')).toEqual(['ann@example.com', '? bob.example.com', '? cy@', '? Dora'])
  expect(shortly('Name,Email\nAnn Cole <ann@example>\n303 555 0142')).toEqual([
    '? Name, Email',
    '? Ann Cole <ann@example>',
    '? 303 555 0142',
  ])
  expect(shortly('"Ann Cole ann@example.com')).toEqual(['Ann Cole: ann@example.com'])
  expect(shortly(' ,;\n ')).toEqual([])
})

test('too much at once is refused before it is read', () => {
  expect(readAddresses('a'.repeat(LONGEST_TEXT + 1))).toEqual({
    refusal: 'This text is too long. Please paste at most 20,000 characters at once.',
  })
  expect(readAddresses('1,'.repeat(500))).toEqual({ refusal: 'You can paste at most 200 entries at once.' })
})

test('any text within the limit is read at once', () => {
  for (const text of ['"', '<', '"a', 'a, ', 'a.', '@', 'mailto:', '. ', '’']) {
    const began = performance.now()
    readAddresses(text.repeat(LONGEST_TEXT / text.length))
    expect(performance.now() - began).toBeLessThan(500)
  }
})
