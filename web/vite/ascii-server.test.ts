import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inAscii } from './ascii-server.ts'

test('code means the same in ASCII, in strings, templates, patterns and names', () => {
  const code = "const größe = 'Queen’s 🏡'; [größe, `… ${größe}`, /^[“”]$/.test('“'), /^🏡$/u.test('🏡'), /é/.test('é')]"
  const ascii = inAscii(code)
  expect(ascii).toMatch(/^[\0-\x7f]+$/)
  // Arrays of another context are of another kind.
  expect([...runInNewContext(ascii)]).toEqual(['Queen’s 🏡', '… Queen’s 🏡', true, true, true])
})
