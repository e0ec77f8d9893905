import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'

const TREES = ['contract', 'server', 'web']
const files = TREES.flatMap((tree) =>
  readdirSync(join(ROOT, tree, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.text.ts'))
    .map((path) => ({ path: join(tree, 'src', path), name: join(tree, path).replace(/\.text\.ts$/, '') })),
)

test('a text has the name of its file, by which a second language knows it', () => {
  expect(files.length).toBeGreaterThan(0)
  const wrong = files.filter(({ path, name }) => {
    const defined = [...readFileSync(join(ROOT, path), 'utf8').matchAll(/defineText\(\s*'([^']+)'/g)].map((found) => found[1])
    return defined.length !== 1 || defined[0] !== name
  })
  expect(wrong).toEqual([])
})
