import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './run-step.ts'

/* One word for one thing: what docs/glossary.md keeps out stands in nothing that people read. */

/** The words of the last column of each table whose heading is `not`. */
function wordsKeptOut(glossary: string): string[] {
  const words: string[] = []
  let isList = false
  for (const line of glossary.split('\n')) {
    const cells = line.split('|').slice(1, -1)
    const last = cells.at(-1)?.trim() ?? ''
    if (cells.length === 0) isList = false
    else if (last === 'not') isList = true
    else if (isList && !/^-+$/.test(last)) words.push(...last.split(', ').filter(Boolean))
  }
  return words
}

/** Where sentences for people stand. */
const READ = [
  '*.text.ts',
  'contract/src/*.ts',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/*.md',
  'web/content/*.md',
  '*.command.ts',
  '.env.example',
]

/** Names of the wire that stay, and what other programs call a field. */
const OF_THE_WIRE = /'(?:viewing|enquiry)\.\w+'|'\/(?:User\/)?Viewings?\b|\bpostcode postal\b/g

const pattern = (words: readonly string[]) => new RegExp(`(?<![a-z])(${words.join('|')})s?(?![a-z])`, 'gi')

test('words that the glossary keeps out stand nowhere', () => {
  const words = wordsKeptOut(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))
  expect(words.length).toBeGreaterThan(15)
  const keptOut = pattern(words)
  const files = execFileSync('git', ['ls-files', ...READ], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const found = files
    .trim()
    .split('\n')
    .filter((path) => path !== 'docs/glossary.md' && !/^docs\/(generated|decisions|words)\//.test(path))
    .flatMap((path) =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => [...line.replace(OF_THE_WIRE, '').matchAll(keptOut)].map(([word]) => `${path}:${index + 1}: ${word}`)),
    )
  expect(found, 'docs/glossary.md says which word stands for it.').toEqual([])
})

test('a word is found in its forms, and not within others', () => {
  const keptOut = pattern(['viewing', 'tick box'])
  const found = (text: string) => [...text.matchAll(keptOut)].length
  expect(found('All viewings of a Viewing, with a tick box')).toBe(3)
  expect(found('reviewing what was sticky')).toBe(0)
})
