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

/** `text.key`; or `'key'`, as in `say(text, 'key')`, whose sentence is written when it is read. */
const SAID_BY = /\.(\w+)|'(\w+)'/g

test('every sentence is said somewhere', () => {
  const code = TREES.flatMap((tree) =>
    readdirSync(join(ROOT, tree, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(text|test|factory)\.tsx?$/.test(path))
      .map((path) => readFileSync(join(ROOT, tree, 'src', path), 'utf8')),
  )
  const read = new Set(code.flatMap((file) => [...file.matchAll(SAID_BY)].map(([, property, kept]) => property ?? kept)))
  const unsaid = files.flatMap(({ path }) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^ {2}(\w+):/gm)]
      .filter(([, key]) => !read.has(key))
      .map(([, key]) => `${path}: ${key}`),
  )
  expect(unsaid, 'Say it where it belongs, or take it out.').toEqual([])
})
