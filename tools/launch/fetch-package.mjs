// Brings one npm package of an exact version into a folder of our own, without installing it anywhere.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal, cache, run } from './surroundings.mjs'

/**
 * Packs `name@version` with the given npm and unpacks it to `folder`, all or nothing. `integrity` is the
 * package's published SHA-512; a file that differs is refused. `check(unpackedFolder)` may refuse too.
 */
export async function fetchPackage({ name, version, integrity, folder, npm, check }) {
  const temporary = join(cache, `fetching-${process.pid}`)
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })
  try {
    const packed = await run(
      npm.program,
      [...npm.args, 'pack', `${name}@${version}`, '--loglevel=error', '--pack-destination', temporary],
      {
        cwd: temporary,
      },
    )
    const file = readdirSync(temporary).find((entry) => entry.endsWith('.tgz'))
    if (packed.code !== 0 || !file) throw new Refusal(`npm could not fetch ${name} ${version}. ${reason(packed.output)}`)
    if (sha512(join(temporary, file)) !== integrity)
      throw new Refusal(`The file that arrived as ${name} ${version} is not the published one.`)
    const unpacked = await run('tar', ['-xzf', file], { cwd: temporary })
    if (unpacked.code !== 0) throw new Refusal(`${name} ${version} could not be unpacked with tar. ${reason(unpacked.output)}`)
    await check?.(join(temporary, 'package'))
    mkdirSync(dirname(folder), { recursive: true })
    rmSync(folder, { recursive: true, force: true })
    renameSync(join(temporary, 'package'), folder)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

function sha512(file) {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
}

/** npm's complaint in one line: the network ones are the ones that people meet. */
export function reason(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output)) return 'Is this machine connected to the internet?'
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
  return lines.filter(Boolean).slice(0, 3).join(' ')
}
