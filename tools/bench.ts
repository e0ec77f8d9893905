import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './run-step.ts'

/** `npm run bench -- call` measures two ways of the same work side by side, in one run, and prints their ratio. */
const folder = join(ROOT, 'benchmarks')
const [name = '', ...rest] = process.argv.slice(2)
const file = join(folder, `${name}.bench.ts`)
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const known = (await readdir(folder)).filter((entry) => entry.endsWith('.bench.ts')).map((entry) => entry.replace('.bench.ts', ''))
  console.error(`Usage: npm run bench -- <${known.join(' | ')}>`)
  process.exit(1)
}
const { run } = (await import(file)) as { run(args: readonly string[]): Promise<void> }
await run(rest)
process.exit(0)
