import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'web')
const dist = join(web, 'dist')
const stampFile = join(dist, '.stamp')
const parts = ['client', 'server'] as const

/** Builds the pages if anything that goes into them has changed since the last build. Answers whether it built. */
export async function buildWebIfStale(): Promise<boolean> {
  const stamp = await stampOfSources()
  if ((await readIfThere(stampFile)) === stamp) return false
  console.log('Building the pages…')
  await removeAbandonedBuilds()
  const fresh = join(dist, `.new-${process.pid}`)
  try {
    await buildBoth(fresh)
    await keepPreviousFiles(fresh)
    await compressFiles(join(fresh, 'client'))
    await swapIn(fresh, stamp)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  return true
}

async function stampOfSources(): Promise<string> {
  const files = [join(root, 'package-lock.json'), ...(await filesBelow(web)), ...(await filesBelow(join(root, 'contract/src')))]
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${relative(root, file)}\n`).update(await readFile(file))
  return hash.digest('hex')
}

const notSources = new Set(['dist', 'node_modules', '.vite'])

async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !notSources.has(name))
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  const nested = await Promise.all(
    entries.map((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)])),
  )
  return nested.flat()
}

/** One for browsers and one for the server, side by side. When one fails the other is not waited for. */
async function buildBoth(out: string): Promise<void> {
  const cancel = new AbortController()
  const builds = [['build'], ['build', '--ssr', 'src/entry-server.tsx']].map((args) => vite(out, args, cancel.signal))
  try {
    await Promise.all(builds)
  } finally {
    cancel.abort()
    await Promise.allSettled(builds)
  }
}

/** In a process of its own, whose memory is free again before the server starts. */
async function vite(out: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  const program = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(process.execPath, [program, ...args, '--logLevel', 'warn'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production', KEYSTEAD_WEB_OUT: out },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve))
  const [code, output, complaints] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (code !== 0) throw new Error(`The pages could not be built (vite ${args.join(' ')}).\n${output}${complaints}`)
}

type ManifestEntry = { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] }

/**
 * Pages that are open now, and a server that still runs, go on asking for the files of the build before. Their names
 * hold a hash of their content, so both can lie side by side. Only what that build itself made is kept, or they would pile up.
 */
async function keepPreviousFiles(fresh: string): Promise<void> {
  const manifest = await readIfThere(join(dist, 'client/.vite/manifest.json'))
  if (manifest === null) return
  const entries = Object.values(JSON.parse(manifest) as Record<string, ManifestEntry>)
  const files = new Set(entries.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  for (const file of files) {
    const kept = join(fresh, 'client', file)
    await mkdir(dirname(kept), { recursive: true })
    await cp(join(dist, 'client', file), kept, { force: false }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
}

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/

/** Beside each file that shrinks, its compressed forms: the server sends those as they are. */
async function compressFiles(client: string): Promise<void> {
  const files = (await filesBelow(client)).filter((file) => COMPRESSIBLE.test(file))
  const compressNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const content = await readFile(file)
      const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
}

/** The stamp goes first and comes back last, so that a swap which is cut short is done again. */
async function swapIn(fresh: string, stamp: string): Promise<void> {
  const old = join(dist, `.old-${process.pid}`)
  await rm(stampFile, { force: true })
  await mkdir(old, { recursive: true })
  for (const part of parts) {
    await rename(join(dist, part), join(old, part)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    await rename(join(fresh, part), join(dist, part))
  }
  await writeFile(stampFile, stamp)
  await rm(old, { recursive: true, force: true })
}

/** What builds that were killed have left; one that is still at work in another process keeps its folder. */
async function removeAbandonedBuilds(): Promise<void> {
  await mkdir(dist, { recursive: true })
  for (const name of await readdir(dist)) {
    const pid = Number(/^\.(?:new|old)-(\d+)$/.exec(name)?.[1])
    if (pid && !isAlive(pid)) await rm(join(dist, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null)
}
