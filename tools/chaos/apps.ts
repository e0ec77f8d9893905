import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../server/src/database/embedded/free-port.ts'
import { type AppSettings, type Program, end, hasEnded, startAppProgram, untilReady } from './programs.ts'

export type AppNumber = 0 | 1

/** So often in a row an app may end while it starts, such as on a database that is coming back. */
const MOST_FAILED_STARTS = 20
const UP_WITHIN_MS = 300_000

type AppsSettings = Pick<AppSettings, 'folder' | 'environment' | 'edits'> & {
  /** Files of one are there for the other, as two apps of one installation have them without a store; else each has a folder of its own. */
  readonly isFolderShared?: boolean
}

/** Two apps on one database, each of which is started again when it ends. */
export async function openApps({ isFolderShared = true, ...settings }: AppsSettings) {
  const { folder } = settings
  const ports = [await freePort(), await freePort()] as const
  await mkdir(join(folder, 'files'), { recursive: true })
  for (const app of [0, 1]) {
    await mkdir(join(folder, `app-${app}`), { recursive: true })
    if (isFolderShared) await symlink(join(folder, 'files'), join(folder, `app-${app}`, 'files'))
  }
  const running: [Program | null, Program | null] = [null, null]
  const isUp: [boolean, boolean] = [false, false]
  const closing = new AbortController()
  let byThemselves = 0
  let failure: Error | null = null

  async function start(app: AppNumber): Promise<void> {
    for (let failed = 0; !closing.signal.aborted; failed += 1) {
      if (failed === MOST_FAILED_STARTS) throw new Error(`app ${app} does not start:\n${await endOfLog(app)}`)
      if (failed > 0) await pause(200)
      const program = startAppProgram({ ...settings, name: `app-${app}`, port: ports[app] })
      running[app] = program
      if (!(await untilReady(program)) || hasEnded(program.child)) continue
      isUp[app] = true
      program.child.once('exit', () => startAgain(app))
      return
    }
  }

  function startAgain(app: AppNumber): void {
    if (closing.signal.aborted) return
    if (isUp[app]) byThemselves += 1
    isUp[app] = false
    start(app).catch((error: Error) => (failure = error))
  }

  const endOfLog = async (app: AppNumber) => (await readFile(join(folder, `app-${app}.log`), 'utf8').catch(() => '')).slice(-2_000)

  return {
    urls: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const,
    start,
    isUp: (app: AppNumber) => isUp[app],
    endedByThemselves: () => byThemselves,
    /** False: it does not serve yet, or the other one does not and one of them has to. */
    kill(app: AppNumber, { oneHasToServe = true } = {}): boolean {
      const program = running[app]
      if (!program || !isUp[app] || (oneHasToServe && !(isUp[0] && isUp[1]))) return false
      isUp[app] = false
      program.child.kill('SIGKILL')
      return true
    },
    async untilUp(): Promise<void> {
      for (const began = Date.now(); !(isUp[0] && isUp[1]); await pause(100)) {
        if (failure) throw failure
        if (Date.now() - began > UP_WITHIN_MS) throw new Error(`an app does not come up:\n${await endOfLog(0)}\n${await endOfLog(1)}`)
      }
    },
    async end(): Promise<void> {
      closing.abort()
      await Promise.all(running.map((program) => program && end(program, 'SIGTERM')))
    },
  }
}
