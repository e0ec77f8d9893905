import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { spawnTied } from '../../../server/src/process/tied-process.ts'
import { ROOT } from '../../run-step.ts'
import { hasEnded } from '../programs.ts'
import type { Ground } from './ground.ts'
import type { PartPlan } from './plan.ts'

const TOOL = join(ROOT, 'tools/operator.ts')
const LOOKS_EVERY_MS = 10
const PAUSE_MS = 200

/** Copies all files to the store and begins again, killed in the middle as the plan says, until all else is over and it was killed more than once. Answers how often. */
export async function keepCopying(ground: Ground, copies: PartPlan['copies'], over: AbortSignal): Promise<number> {
  let killed = 0
  for (const killedAfter of copies) {
    if (over.aborted && killed > 1) break
    const before = ground.store.sent()
    const child = startCopying(ground)
    while (!hasEnded(child) && ground.store.sent() - before < killedAfter) await pause(LOOKS_EVERY_MS)
    if (!hasEnded(child)) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      killed += 1
    }
    await pause(PAUSE_MS)
  }
  return killed
}

/** Once more, to the end. Answers the exit code. */
export async function copyToTheEnd(ground: Ground): Promise<number | null> {
  const child = startCopying(ground)
  await once(child, 'exit')
  return child.exitCode
}

/** As an operator does. */
function startCopying({ folder, environment, store }: Ground): ChildProcess {
  const log = openSync(join(folder, 'copying.log'), 'a')
  const child = spawnTied(process.execPath, [TOOL, 'copy-files', '--to', store.url], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log],
    lastSignal: 'SIGTERM',
  })
  closeSync(log)
  return child
}
