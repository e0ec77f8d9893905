import { expect, test } from 'vitest'
import { remainder } from './lean-router.ts'

test('a module keeps the names that it exports, and loses what is behind most of them', () => {
  expect(remainder('function a() {}\nfunction b() {}\nexport { a, b };\n', { b: '() => 1' })).toBe(
    `import { createContext } from 'react'\nconst absent = () => null\nexport const a = absent\nexport const b = () => 1`,
  )
})

test('a version of the library without what is kept is noticed', () => {
  expect(() => remainder('export { a };', { b: '() => 1' })).toThrow('React Router has no b any more')
})
