// Runs a command's script as a child and stands in for it: signals go down once, the exit code comes up.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { endingSignals, environmentWith, isAlive, readIfThere, root, run } from './surroundings.mjs'

const isWindows = process.platform === 'win32'

/**
 * The child leads a process group of its own. A Ctrl-C in the terminal goes to every process of the foreground group,
 * and npm passes it on a second time: this way it reaches the child only through us, and only once.
 */
export async function runCommand(node, script, args, { flags = [], environment = {} } = {}) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...flags, script, ...args], {
    cwd: root,
    env: { ...environment, ...environmentWith(node) },
    stdio: 'inherit',
    detached: !isWindows,
  })
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
  const pass = passOnce((signal) => sendToGroup(child, signal))
  for (const signal of endingSignals) process.on(signal, pass)
  const stopWatching = watchNpm(() => pass('SIGTERM'))
  try {
    return await ended
  } finally {
    stopWatching()
  }
}

/** The same signal twice within a second is one wish; a later one is a second wish and is passed on again. */
function passOnce(send) {
  const lastSent = {}
  return (signal) => {
    const now = performance.now()
    if (now - (lastSent[signal] ?? -Infinity) < 1000) return
    lastSent[signal] = now
    send(signal)
  }
}

function sendToGroup(child, signal) {
  try {
    process.kill(isWindows ? child.pid : -child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * When npm itself is killed no one tells us. We watch it only when it started us: a launcher that was put into the
 * background by a shell has every right to outlive that shell.
 */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event || isWindows) return () => {}
  const parent = process.ppid
  let npm = parent
  npmAbove(parent).then((pid) => (npm = pid))
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return
    clearInterval(timer)
    onGone()
  }, 500)
  return () => clearInterval(timer)
}

/** npm runs scripts through a shell, which may stay between npm and us: then npm is the shell's parent. */
async function npmAbove(parent) {
  const status = readIfThere(`/proc/${parent}/status`)
  const line = status
    ? `${/^PPid:\s*(\d+)/m.exec(status)?.[1]} ${/^Name:\s*(.+)/m.exec(status)?.[1]}`
    : (await run('ps', ['-o', 'ppid=,comm=', '-p', String(parent)])).output
  const [, grandparent, name] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? []
  return name && /(^|\/|-)(ba|da|z|a|k)?sh$/.test(name) ? Number(grandparent) : parent
}
