// What the launcher knows of the place it runs in, and how it runs the programs that it needs there.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const cache = join(root, '.cache')
export const platform = `${process.platform}-${process.arch}`

export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** A failure that the person at the keyboard can do something about: its message is all they see. */
export class Refusal extends Error {}

/**
 * Runs a program to its end. Answers its exit code and all it printed; `code` is null when it could not be started.
 * Who stops the launcher meanwhile stops the program too.
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    const stopBoth = (signal) => {
      child.kill(signal)
      process.exit(128 + constants.signals[signal])
    }
    const finish = (result) => {
      for (const signal of endingSignals) process.off(signal, stopBoth)
      resolve(result)
    }
    for (const signal of endingSignals) process.on(signal, stopBoth)
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => finish({ code: null, output: error.message }))
    child.on('close', (code) => finish({ code: code ?? 1, output: output.trim() }))
  })
}

/** What Node has compiled, for its next processes: of two seconds that a server's modules take, one is for this. */
export const compiled = join(cache, 'compiled')

/** The environment for a program that should meet the given Node first when it looks for `node`. */
export function environmentWith(node) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    [pathName]: [dirname(node), process.env[pathName]].filter(Boolean).join(delimiter),
  }
}

/** Lets two launchers of one folder prepare it one after the other. */
export async function oneAtATime(work) {
  const lock = join(cache, 'preparing')
  let waiting = false
  while (!take(lock)) {
    if (!waiting) console.log(`Waiting for process ${readIfThere(lock)}, which is preparing this folder…`)
    waiting = true
    await delay(300)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock) {
  try {
    mkdirSync(cache, { recursive: true })
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw new Refusal(`Keystead can’t write to ${cache}: ${error.message}`)
  }
  const holder = Number(readIfThere(lock))
  if (holder && !isAlive(holder)) rmSync(lock, { force: true })
  return false
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

export function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
