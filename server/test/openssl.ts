import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/* OpenSSL, another program that checks signatures and makes certificates, keys and time stamps. Where a machine lacks it, its tests are skipped. */

const PROGRAM = 'openssl'
export const lacksOpenSsl = spawnSync(PROGRAM, ['version']).error !== undefined

const run = promisify(execFile)

export type OpenSsl = {
  /** A path in its folder. */
  path(name: string): string
  write(name: string, content: string | Uint8Array): Promise<string>
  read(name: string): Promise<Buffer>
  /** What it prints. Throws with what it says where it fails. */
  run(...words: readonly string[]): Promise<string>
  close(): Promise<void>
}

/** In a folder of its own. */
export async function openOpenSsl(): Promise<OpenSsl> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-openssl-'))
  const path = (name: string) => join(folder, name)
  return {
    path,
    async write(name, content) {
      await writeFile(path(name), content)
      return path(name)
    },
    read: (name) => readFile(path(name)),
    run: async (...words) => (await run(PROGRAM, words, { cwd: folder, timeout: 30_000 })).stdout,
    close: () => rm(folder, { recursive: true }),
  }
}
