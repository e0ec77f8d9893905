import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../process/clock.ts'
import { describeFileStore, listed } from './file-store.contract.ts'
import { openFolderStore } from './folder-store.ts'

describeFileStore('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-files-'))
  return {
    files: openFolderStore(folder),
    pageSize: null,
    namesBesideFolders: ['list/b-1', 'list/b.1', 'list/a/x.y'],
    close: () => rm(folder, { recursive: true }),
  }
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

const drafts = () => readdir(join(folder, '.unfinished'))

test('a process that is killed while it writes leaves no file, and what it leaves is cleared after its time', async () => {
  const store = openFolderStore(folder)
  await store.put('killed/old', Buffer.from('before'))
  const program = `
    import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
    import { openFolderStore } from ${JSON.stringify(new URL('./folder-store.ts', import.meta.url).href)}
    async function* endless() {
      for (let at = 0; ; at += 1) {
        if (at === 40) process.stdout.write('writing')
        yield Buffer.alloc(100_000)
        if (at > 40) await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    const store = openFolderStore(${JSON.stringify(folder)})
    await Promise.all(['new', 'old'].map((name) => store.putStream('killed/' + name, Readable.from(endless(), { objectMode: false }))))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')

  expect((await listed(store, '')).map(({ key, bytes }) => [key, bytes])).toEqual([['killed/old', 6]])
  expect(await drafts()).toHaveLength(2)
  const [one = ''] = await drafts()
  await utimes(join(folder, '.unfinished', one), new Date(0), new Date(0))
  await store.clearUnfinished(new Date(systemClock.now().getTime() - 86_400_000))
  expect(await drafts()).toHaveLength(1)
  await store.clearUnfinished(new Date(systemClock.now().getTime() + 60_000))
  expect(await drafts()).toHaveLength(0)
})

test('nothing of a file stays where it cannot be written to its end', async () => {
  const store = openFolderStore(folder)
  await store.put('taken', Buffer.from('a file where a folder should be'))
  await expect(store.put('taken/below', Buffer.alloc(1_000))).rejects.toThrow('EEXIST')
  expect(await drafts()).toEqual([])
})

test.skipIf(process.platform === 'win32')('files are for their owner alone', async () => {
  const store = openFolderStore(folder)
  await store.putStream('private/one', Readable.from([Buffer.from('x')], { objectMode: false }))
  const modes = await Promise.all(
    ['private', 'private/one', '.unfinished'].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
  )
  expect(modes).toEqual([0o700, 0o600, 0o700])
})

test('a folder that is deleted while files come into it keeps none of them back', async () => {
  const store = openFolderStore(folder)
  const over = new AbortController()
  const deleting = (async () => {
    for (; !over.signal.aborted; await setImmediate()) await store.deleteAll('busy/')
  })()
  for (let at = 0; at < 200; at += 1) await store.put(`busy/${at % 7}/file`, Buffer.from('x'))
  over.abort()
  await deleting
  await store.put('busy/last', Buffer.from('x'))
  expect(await store.exists('busy/last')).toBe(true)
})
