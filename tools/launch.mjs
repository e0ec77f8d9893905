// The way into every command: `node tools/launch.mjs <command> [args…]` runs tools/<command>.ts.
// Plain JavaScript without dependencies, because it has to work with the Node that happens to be on the machine
// (18 and later) and before anything is installed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, packagesAreFresh } from './launch/install.mjs'
import { leanEnvironment, leanFlags } from './launch/lean-memory.mjs'
import { findNode } from './launch/node.mjs'
import { Refusal, root } from './launch/surroundings.mjs'
import { runCommand } from './launch/run.mjs'

async function launch([command, ...args]) {
  const script = join(root, 'tools', `${command}.ts`)
  if (!/^[a-z][a-z-]*$/.test(command ?? '') || !existsSync(script)) {
    throw new Refusal(`There is no command "${command ?? ''}". The commands are the scripts in package.json.`)
  }
  const node = await findNode()
  if (!packagesAreFresh(node)) await installPackages(node)
  return runCommand(node, script, args, command === 'start' ? { flags: leanFlags, environment: leanEnvironment } : {})
}

try {
  process.exitCode = await launch(process.argv.slice(2))
} catch (failure) {
  if (!(failure instanceof Refusal)) throw failure
  console.error(failure.message)
  process.exitCode = 1
}
