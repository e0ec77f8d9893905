import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openVirusScanner } from './open-virus-scanner.ts'

/** In parts, since scanners would find it here as well. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('')
const PROGRAM = 'clamd'
const MOST_BYTES = 1_000_000

/** The program itself, where this machine has it, with signatures of our own. `scan-file.unit.test.ts` does without. */
describe.skipIf(spawnSync(PROGRAM, ['--version']).error)('the real clamd', () => {
  let folder: string
  let clamd: ChildProcess
  let socket: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keystead-clamd-'))
    socket = join(folder, 'clamd.ctl')
    const md5 = createHash('md5').update(EICAR).digest('hex')
    await writeFile(join(folder, 'test.hdb'), `${md5}:${EICAR.length}:Test.Eicar\n`)
    const settings = [`LocalSocket ${socket}`, `DatabaseDirectory ${folder}`, 'Foreground yes', `StreamMaxLength ${MOST_BYTES}`]
    await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
    clamd = spawn(PROGRAM, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  })
  afterAll(async () => {
    clamd.kill()
    if (clamd.exitCode === null) await once(clamd, 'exit')
    await rm(folder, { recursive: true })
  })

  const scan = (content: Buffer) =>
    openVirusScanner({ VIRUS_SCANNER_URL: `clamd://${socket}` })!.scan(Readable.from([content]), AbortSignal.timeout(30_000))

  test('tells clean files from infected ones, and neither of one that is too large for it', async () => {
    while ((await scan(Buffer.from('hello'))) === 'unavailable') await sleep(100)
    expect(await scan(Buffer.from('hello'))).toBe('clean')
    expect(await scan(Buffer.from(EICAR))).toEqual({ infected: 'Test.Eicar.UNOFFICIAL' })
    expect(await scan(Buffer.alloc(MOST_BYTES * 3))).toBe('unavailable')
  })
})
