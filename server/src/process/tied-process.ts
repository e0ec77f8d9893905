import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import type { Socket } from 'node:net'

/** Signal that the child gets when this process dies without being able to end it. */
type LastSignal = 'SIGINT' | 'SIGTERM'

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find(isExecutable)

/**
 * Starts a child that does not outlive this process, even when this process is killed outright. It leads a process
 * group of its own, so that a Ctrl-C in the terminal does not reach it before us. To be called from the main thread:
 * the kernel sends the last signal when the thread that started the child ends.
 */
export function spawnTied(program: string, args: readonly string[], options: SpawnOptions & { lastSignal: LastSignal }): ChildProcess {
  const { lastSignal, ...rest } = options
  const common: SpawnOptions = { ...rest, detached: process.platform !== 'win32', windowsHide: true }
  if (SETPRIV) return spawn(SETPRIV, ['--pdeathsig', lastSignal.slice('SIG'.length), '--', program, ...args], common)
  const child = spawn(program, args, common)
  if (process.platform !== 'win32' && child.pid !== undefined) endWithUs(child, lastSignal)
  return child
}

/** Where the kernel offers no such signal: a shell that waits for the end of a pipe, which the death of this process closes. */
function endWithUs(child: ChildProcess, lastSignal: LastSignal): void {
  const script = `read -r _; kill -${lastSignal.slice('SIG'.length)} ${child.pid} 2>/dev/null`
  const guard = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  guard.on('error', () => {})
  guard.unref()
  ;(guard.stdin as Socket).unref()
  child.once('exit', () => guard.kill('SIGKILL'))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
