import { expect, test } from 'vitest'
import { PARTS, partOf } from './test-parts.ts'

test.each([[['server', 'leasing']], [['journeys', 'draft', 'crawl']], [['checks']]])('%j is a part', (words) => {
  expect(partOf(words)).toBe(PARTS.get(words[0]!))
})

test('a part that is not there is answered with those that are', () => {
  const sentence = partOf(['sever', 'leasing'])
  expect(sentence).toMatch('There is no part "sever".')
  for (const name of PARTS.keys()) expect(sentence).toMatch(`\n  ${name} `)
})

test('a part without test files takes no filter', () => {
  expect(partOf(['generated', 'leasing'])).toBe('"generated" has no test files to choose from: it runs as a whole.')
})
