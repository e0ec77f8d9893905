import { check } from 'recheck'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SourcePattern, absolutePath, countMadePatterns, parsedFiles, patternsIn } from './parsed-sources.ts'

/*
 * A pattern that takes more than linear time on some text stops the process that reads what a stranger wrote. The
 * checker searches for such a text; patterns that it finds one for are written otherwise.
 */

/** Patterns that may be slow, by their source: why, and what keeps the texts short that they read. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  [String.raw`'(?:[^'\\]|''|\\.)*'`, 'A query of PostgreSQL as it writes it, of at most LONGEST_SEARCH.words characters.'],
  [String.raw`!(?:'(?:[^'\\]|''|\\.)*'|\( [^)]* \))`, 'The same.'],
])

/**
 * Most patterns are judged exactly. With lookaround and the like the checker searches for a bad text as long as it may,
 * and long-texts.test.ts tries these, too. It counts steps: the limits in seconds of a single try would call a pattern
 * slow when only the machine is.
 */
const CHECK = { timeout: 1_500, attackTimeout: null, incubationTimeout: null, maxIteration: 3 }

const files = parsedFiles(['contract/src', 'server/src', 'web/src'])
const written = files.flatMap(patternsIn)
const made: SourcePattern[] = []

beforeAll(async () => {
  for (const file of files) {
    if (countMadePatterns(file) > 0) made.push(...(await patternsMadeBy(file.path)))
  }
})

/** What a file puts together while it is loaded: as a module of its own, since another test may have loaded it before. */
async function patternsMadeBy(path: string): Promise<SourcePattern[]> {
  const own: SourcePattern[] = []
  const Native = globalThis.RegExp
  const recording = new Proxy(Native, {
    construct(target, [source, flags]: [string, string?]) {
      own.push({ source: String(source), flags: flags ?? '', path })
      return new target(source, flags)
    },
  })
  globalThis.RegExp = recording
  try {
    await import(/* @vite-ignore */ `${absolutePath(path)}?patterns`)
  } finally {
    globalThis.RegExp = Native
  }
  return own
}

test('patterns that are put together are made while their file is loaded', () => {
  const unseen = files.filter((file) => made.filter(({ path }) => path === file.path).length < countMadePatterns(file))
  expect(
    unseen.map(({ path }) => path),
    'Make it once, at the top of the file: then it is checked, too.',
  ).toEqual([])
})

describe('patterns', () => {
  test('take linear time on every text', { timeout: 120_000 }, async () => {
    const patterns = new Map([...written, ...made].map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
    const answers = await Promise.all(
      [...patterns].map(async ([text, { source, flags, path }]) => {
        const answer = await check(source, flags, CHECK)
        if (answer.status === 'vulnerable' && !EXCEPTIONS.has(source))
          return [`${path} ${text} ${answer.complexity.summary}, as in ${answer.attack.pattern}`]
        return answer.status === 'unknown' && answer.error.kind !== 'timeout' ? [`${path} ${text} ${answer.error.kind}`] : []
      }),
    )
    expect(answers.flat(), 'Write it so that no two neighbors take the same characters, or see EXCEPTIONS.').toEqual([])
  })

  test('the exceptions are there still', () => {
    const sources = new Set([...written, ...made].map(({ source }) => source))
    expect([...EXCEPTIONS.keys()].filter((source) => !sources.has(source))).toEqual([])
  })
})

test.each(['^(-?[\\d.,]+)\\s*\\+?\\s*(.*)$', '\\s*½', '^(.*?)[\\s:]+(\\S+)$'])('the checker finds that %s is slow', async (source) => {
  expect(await check(source, '')).toMatchObject({ status: 'vulnerable' })
})
