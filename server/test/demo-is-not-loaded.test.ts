import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAppProcess } from './app-process.ts'
import { type TestApp, startTestApp } from './harness.ts'

/** Runs before the program does and notes every module that is loaded. */
const RECORDER = `
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env.LOADED_MODULES, url + '\\n')
    return nextLoad(url, context)
  },
})
`

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'keystead-loaded-'))
  await writeFile(join(folder, 'recorder.mjs'), RECORDER)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function modulesOfStart(DEMO: '0' | '1'): Promise<string[]> {
  const list = join(folder, `loaded-${DEMO}`)
  const NODE_OPTIONS = `--import=${pathToFileURL(join(folder, 'recorder.mjs'))}`
  const started = await startAppProcess(app, { DEMO, NODE_OPTIONS, LOADED_MODULES: list })
  await started.stop()
  return (await readFile(list, 'utf8')).split('\n')
}

const OF_THE_DEMO = /\/server\/src\/(?:demo\/|.*\.demo\.)/

test('where real people are, a start loads nothing of the demo and knows no job of it', async () => {
  const loaded = await modulesOfStart('0')
  expect(loaded.some((url) => url.endsWith('/server/src/app/jobs.ts'))).toBe(true)
  expect(loaded.filter((url) => OF_THE_DEMO.test(url))).toEqual([])
  expect(await app.sql(`select name from pgboss.queue where name like '%demo%'`)).toEqual([])
})

test('a demo is loaded where it is asked for', async () => {
  await app.sql('delete from installation')
  expect((await modulesOfStart('1')).filter((url) => OF_THE_DEMO.test(url))).not.toEqual([])
})
