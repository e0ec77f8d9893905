import { mkdtemp, readFile, rm, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInOwnProcess } from './own-process.ts'

const HELPER = new URL('own-process-input.ts', import.meta.url).href
const NO_LIMIT_MS = 600_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-own-process-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function moduleOf(name: string, text: string): Promise<URL> {
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, `import { writeFileSync } from 'node:fs'\nimport { inputOfOwnProcess } from '${HELPER}'\n${text}`)
  return pathToFileURL(file)
}

const never = new AbortController().signal

test('work is given its input, and ends with its process', async () => {
  const module = await moduleOf('copies', `const { input } = await inputOfOwnProcess(); writeFileSync(input.to, input.text)`)
  const to = join(folder, 'copied')
  await runInOwnProcess({ module, input: { to, text: 'drawn' }, signal: never, longestMs: NO_LIMIT_MS })
  expect(await readFile(to, 'utf8')).toBe('drawn')
})

test('what it fails with is told, and of a long output the end', async () => {
  const module = await moduleOf('fails', `for (let n = 0; n < 5_000; n += 1) console.log('line', n)\nthrow new Error('no ink')`)
  const failure = await runInOwnProcess({ module, input: {}, signal: never, longestMs: NO_LIMIT_MS }).catch((error: Error) => error.message)
  expect(failure).toMatch(/fails\.mjs ended with code 1\n[^]*Error: no ink/)
  expect(failure).not.toContain('line 100\n')
})

test('one that does not end in its time is made to, even where it will not hear', async () => {
  const module = await moduleOf('deaf', `process.on('SIGTERM', () => {}); setInterval(() => {}, 1_000)`)
  const running = runInOwnProcess({ module, input: {}, signal: never, longestMs: 500, graceMs: 100 })
  await expect(running).rejects.toThrow(/deaf\.mjs took longer than 0\.5 s/)
})

test('a stop is heard, and what then ends without having done everything has not failed', async () => {
  const begun = join(folder, 'begun')
  const module = await moduleOf(
    'listens',
    `const { input, signal } = await inputOfOwnProcess()
     const waiting = setInterval(() => {}, 1_000)
     signal.onabort = () => { clearInterval(waiting); writeFileSync(input.begun, 'stopped'); process.exitCode = 1 }
     writeFileSync(input.begun, 'begun')`,
  )
  const stop = new AbortController()
  const changes = watch(folder, { signal: AbortSignal.timeout(NO_LIMIT_MS) })
  const running = runInOwnProcess({ module, input: { begun }, signal: stop.signal, longestMs: NO_LIMIT_MS, graceMs: NO_LIMIT_MS })
  for await (const { filename } of changes) if (filename === 'begun') break
  stop.abort()
  await running
  expect(await readFile(begun, 'utf8')).toBe('stopped')
})
