import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AlreadyRunning, claimInstance } from './instance-lock.ts'
import { identify } from './process-identity.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keystead-instance-'))
})
afterEach(async () => rm(dataDir, { recursive: true }))

const lockFile = () => join(dataDir, 'keystead.lock')

it('tells a second start where the first one is', async () => {
  await claimInstance(dataDir, { port: 4123 })
  const second = claimInstance(dataDir, { port: 4124 })
  await expect(second).rejects.toThrow(AlreadyRunning)
  await expect(second).rejects.toMatchObject({ pid: process.pid, url: 'http://localhost:4123' })
  await expect(second).rejects.toThrow(`Keystead is already running at http://localhost:4123 (process ${process.pid}).`)
})

it('is free again after a release, and leaves no files', async () => {
  const first = await claimInstance(dataDir, { port: 4123 })
  await first.release()
  expect(await readdir(dataDir)).toEqual([])
  await expect(claimInstance(dataDir, { port: 4124 })).resolves.toBeDefined()
})

it('takes over from a process that has ended', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  await writeFile(lockFile(), JSON.stringify({ process: await identify(child.pid!), details: { url: 'http://localhost:4123' } }))
  await expect(claimInstance(dataDir, { port: 4124 })).rejects.toThrow(AlreadyRunning)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await claimInstance(dataDir, { port: 4124 })
  expect(await readFile(lockFile(), 'utf8')).toContain('4124')
})

it.runIf(process.platform === 'linux')('takes over when the pid belongs to another program by now', async () => {
  await writeFile(lockFile(), JSON.stringify({ process: { pid: process.pid, startedAt: 'another boot/1' }, details: {} }))
  await claimInstance(dataDir, { port: 4124 })
  expect(await readFile(lockFile(), 'utf8')).toContain('4124')
})

it('is free in a copy of the folder, and taken in the same folder under another name', async () => {
  await claimInstance(dataDir, { port: 4123 })
  const copy = await mkdtemp(join(tmpdir(), 'keystead-instance-copy-'))
  await cp(dataDir, copy, { recursive: true, preserveTimestamps: true })
  const inCopy = await claimInstance(copy, { port: 4124 })
  await expect(claimInstance(copy, { port: 4125 })).rejects.toMatchObject({ url: 'http://localhost:4124' })
  await inCopy.release()
  await rm(copy, { recursive: true })

  const renamed = `${dataDir}-renamed`
  await rename(dataDir, renamed)
  await expect(claimInstance(renamed, { port: 4126 })).rejects.toMatchObject({ url: 'http://localhost:4123' })
  await rename(renamed, dataDir)
})

it.each(['', '{"process":', 'null', '{}'])('takes over from a file that says nothing of use: %j', async (content) => {
  await writeFile(lockFile(), content)
  await claimInstance(dataDir, { port: 4124 })
  expect(await readFile(lockFile(), 'utf8')).toContain('4124')
})

it('lets exactly one of many win, over a stale lock too', async () => {
  await writeFile(lockFile(), JSON.stringify({ process: { pid: 2 ** 22 + 1, startedAt: 'x' }, details: {} }))
  const claims = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => claimInstance(dataDir, { port: 5000 + index })))
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readdir(dataDir)).toEqual(['keystead.lock'])
})
