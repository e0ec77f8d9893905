// Finds an npm, and one new enough to install this repository's packages.
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fetchPackage } from './fetch-package.mjs'
import { cache, environmentWith, run } from './surroundings.mjs'

const pinned = {
  version: '11.19.1',
  integrity: 'sha512-ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g==',
}

/** The machine's npm as `{ program, args }`, run under `node`, or null when there is none. */
export function findNpm(node) {
  const beside = dirname(process.execPath)
  const scripts = [
    process.env.npm_execpath,
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
  ]
  const script = scripts.find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  if (script) return { program: node, args: [script] }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'npm'))
    .find(existsSync)
  if (!onPath) return null
  const real = realpathSync(onPath)
  return real.endsWith('.js') ? { program: node, args: [real] } : { program: onPath, args: [] }
}

/** An npm of version 11 or later: older ones leave out packages of this tree or refuse its lock file. */
export async function findModernNpm(node) {
  const kept = join(cache, 'npm', pinned.version)
  const keptNpm = { program: node, args: [join(kept, 'bin/npm-cli.js')] }
  if (existsSync(kept)) return keptNpm
  const npm = findNpm(node)
  if (!npm) return null
  const { output } = await run(npm.program, [...npm.args, '--version'], { env: environmentWith(node) })
  if (Number.parseInt(output, 10) >= 11) return npm
  // An old npm may not run under a new Node, so it fetches its successor under the Node that it came with.
  const old = findNpm(process.execPath)
  await fetchPackage({ name: 'npm', ...pinned, folder: kept, npm: old })
  return keptNpm
}
