import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { cp, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MAIN } from './program.ts'

const VARIABLE = 'KEYSTEAD_FILLED_FOLDER'

/** Before all journeys: one data folder as a first start leaves it. To set one up takes as long as many a journey. */
export default async function fillFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'keystead-filled-'))
  await promisify(execFile)(process.execPath, [MAIN, 'seed'], { env: { ...process.env, DATA_DIR: folder, DEMO: '0' } })
  // Where PostgreSQL's user cannot get at the folder its data lies elsewhere, and a copy would lead to the same database.
  const isWhole = await stat(join(folder, 'postgres')).then(
    () => true,
    () => false,
  )
  // Workers take over the environment.
  if (isWhole) process.env[VARIABLE] = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** Puts a copy of it into an empty folder, which else is filled by the server that starts in it. */
export async function copyFilledFolder(dataDir: string): Promise<void> {
  const folder = process.env[VARIABLE]
  if (folder) await cp(folder, dataDir, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
}
