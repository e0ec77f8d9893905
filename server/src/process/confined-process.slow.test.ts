import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ConfinedFailure, ConfinedOverrun, askConfined } from './confined-process.ts'

/** They start processes, and wait until a limit is reached. */
vi.setConfig({ testTimeout: 60_000 })

const HELPER = new URL('answer-confined.ts', import.meta.url).href
const never = new AbortController().signal
const LIMITS = { task: 'any', content: new Uint8Array(), signal: never, longestMs: 50_000, heapMb: 128, mostAnswerBytes: 10_000 }

let folder: string
beforeAll(async () => {
  // Beside the code, since nothing else may be read.
  await mkdir(new URL('../../../server/.cache/', import.meta.url), { recursive: true })
  folder = await mkdtemp(join(import.meta.dirname, '../../../server/.cache/confined-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function moduleOf(name: string, work: string): Promise<URL> {
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, `import { answerConfined } from '${HELPER}'\nawait answerConfined(async (task, content) => { ${work} })`)
  return pathToFileURL(file)
}

test('answers for the bytes that it is given, whatever else is written', async () => {
  const module = await moduleOf('counts', `console.log('noise'); return { task, length: content.length, last: content.at(-1) }`)
  const content = Buffer.alloc(9_000_000, 7)
  expect(await askConfined({ ...LIMITS, module, content, task: 'count' })).toEqual({ task: 'count', length: 9_000_000, last: 7 })
})

test('sees no settings and no files, writes none, starts nothing and reaches no network', async () => {
  const module = await moduleOf(
    'tries',
    `const { readFileSync, writeFileSync } = await import('node:fs')
     const { spawnSync } = await import('node:child_process')
     const { connect } = await import('node:net')
     const { once } = await import('node:events')
     const codeOf = async (act) => { try { await act(); return 'did it' } catch (error) { return error.code } }
     return {
       settings: Object.keys(process.env).filter((name) => name !== 'PWD'),
       codes: [
         await codeOf(() => readFileSync('/etc/hostname')),
         await codeOf(() => writeFileSync(${JSON.stringify(join(folder, 'written'))}, '')),
         await codeOf(() => spawnSync(process.execPath, ['--version'])),
         await codeOf(() => once(connect(9, '127.0.0.1'), 'connect')),
       ],
     }`,
  )
  const { settings, codes } = await askConfined<{ settings: string[]; codes: string[] }>({ ...LIMITS, module })
  // What a shell adds by itself.
  expect(settings.filter((name) => !['SHLVL', '_', 'OLDPWD'].includes(name))).toEqual([])
  expect(codes).toEqual(Array(4).fill('ERR_ACCESS_DENIED'))
})

test('a failure is told with its last words', async () => {
  const module = await moduleOf('fails', `throw new Error('no ink')`)
  const failure: unknown = await askConfined({ ...LIMITS, module }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConfinedFailure)
  expect(String(failure)).toContain('Error: no ink')
})

test.each([
  ['hangs', 'for (;;);', 'more than 2 s'],
  ['waits for ever', 'await new Promise((done) => setTimeout(done, 3_600_000))', 'more than 2 s'],
  ['says too much', `return 'x'.repeat(20_000)`, 'more than 10000 bytes of answer'],
])('one that %s is ended', async (name, work, reason) => {
  const module = await moduleOf(name.replaceAll(' ', '-'), work)
  const asked = askConfined({ ...LIMITS, module, longestMs: reason.includes(' s') ? 2_000 : LIMITS.longestMs })
  await expect(asked).rejects.toThrow(new ConfinedOverrun(reason))
})

test.each([
  ['heap', 'const all = []; for (;;) all.push({ some: Math.random(), more: [1, 2, 3] })'],
  ['buffers', 'const all = []; for (;;) all.push(Buffer.alloc(8_000_000, 1))'],
])('one that fills its memory with %s is ended', async (name, work) => {
  const asked = askConfined({ ...LIMITS, module: await moduleOf(name, work) })
  await expect(asked).rejects.toThrow(ConfinedOverrun)
  await expect(asked).rejects.toThrow('too much memory')
})

test('a stop ends it, and is told as the reason of the stop', async () => {
  const module = await moduleOf('hangs-on', 'for (;;);')
  const stop = new AbortController()
  const asked = askConfined({ ...LIMITS, module, signal: stop.signal })
  setTimeout(() => stop.abort(new Error('stopping')), 300)
  await expect(asked).rejects.toThrow('stopping')
})
