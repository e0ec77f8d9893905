// Keeps node_modules in step with package-lock.json.
import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reason } from './fetch-package.mjs'
import { pinnedVersion } from './node.mjs'
import { findModernNpm } from './npm.mjs'
import { Refusal, compiled, environmentWith, oneAtATime, platform, readIfThere, root, run } from './surroundings.mjs'

// Inside node_modules, so that it goes when npm empties the folder: an interrupted installation leaves no stamp.
const stampFile = join(root, 'node_modules', '.keystead-stamp')

/** True when node_modules holds what the lock file asks for, on this platform and this major version of Node. */
export function packagesAreFresh(node) {
  const wanted = stamp(node)
  if (readIfThere(stampFile) === wanted) return true
  // Someone who adds a package with npm has just installed it: doing it all over would only cost them a minute.
  if (!holdsAllOfTheLock()) return false
  writeFileSync(stampFile, wanted)
  return true
}

// NODE_ENV=production would leave out the tools that build the pages.
const installOptions = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-progress', '--loglevel=error']

export async function installPackages(node) {
  await oneAtATime(async () => {
    if (packagesAreFresh(node)) return
    const npm = await findModernNpm(node)
    if (!npm)
      throw new Refusal(
        'Keystead needs npm to install its packages, and this computer doesn’t have it. Please install Node, which includes npm.',
      )
    // Of packages and sources that are no more, mostly: nothing else ever makes it smaller.
    rmSync(compiled, { recursive: true, force: true })
    console.log('Installing packages (once, a minute or two)…')
    const install = (...args) => run(npm.program, [...npm.args, ...args, ...installOptions], { cwd: root, env: environmentWith(node) })
    let result = await install('ci')
    // A lock that was written where some platforms' optional packages were not on offer is refused by `npm ci`.
    // What it does name is exact, so installing by it gives the same tree.
    if (result.output.includes('EUSAGE')) result = await install('install', '--no-save')
    if (result.code !== 0) throw new Refusal(`The packages could not be installed. ${reason(result.output)}`)
    writeFileSync(stampFile, stamp(node))
  })
}

function stamp(node) {
  const major = Number.parseInt(node === process.execPath ? process.versions.node : pinnedVersion, 10)
  const hash = createHash('sha256')
    .update(readIfThere(join(root, 'package-lock.json')))
    .digest('hex')
  return `${hash} node-${major} ${platform}\n`
}

/** Compares the lock with npm's own record of what it installed last. */
function holdsAllOfTheLock() {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!installed || !wanted) return false
  const expected = Object.entries(wanted).filter(([path, entry]) => path.includes('node_modules/') && fitsThisMachine(entry))
  return expected.every(([path, entry]) => isSame(installed[path], entry)) && Object.keys(installed).every((path) => path in wanted)
}

function packagesOf(lockFile) {
  const text = readIfThere(lockFile)
  return text ? JSON.parse(text).packages : null
}

function isSame(one, other) {
  if (!one) return other.optional === true && !isMadeForThisMachine(other)
  return one.version === other.version && one.integrity === other.integrity && one.link === other.link
}

/** Optional packages without such a mark belong to one that was left out, and those for a C library may be the other one's. */
function isMadeForThisMachine(entry) {
  return Boolean(entry.os && entry.cpu && !entry.libc)
}

function fitsThisMachine(entry) {
  return names(entry.os, process.platform) && names(entry.cpu, process.arch)
}

/** npm's rule for `os` and `cpu`: a list of what is meant, or of what is not meant (`!win32`). */
function names(list, value) {
  if (!list) return true
  return list.some((item) => item.startsWith('!')) ? !list.includes(`!${value}`) : list.includes(value)
}
