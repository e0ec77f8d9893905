import { expect, test } from 'vitest'
import { emailableName } from './emailable-name.ts'

test.each(['Ada Quill', 'Jean-Luc O’Neill', 'J. R. Tolkien', 'María de los Ángeles', '王 小明', 'Sam Jr.'])('%s is a name', (name) => {
  expect(emailableName(name)).toBe(name)
})

test.each([
  '',
  'evil.example',
  'Win www evil',
  'evil。example',
  'Visit evil.example now',
  'Call 3035550142',
  'a@b',
  'see http://x',
  'x/y',
  'Ada\nQuill',
  'A'.repeat(61),
  '٣٤٥ Ada',
])('%j is nobody’s name', (name) => {
  expect(emailableName(name)).toBe('Someone')
})
