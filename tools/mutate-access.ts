import { spawn } from 'node:child_process'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { operations } from '@keystead/contract/registry.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { accessMatrixMarkdown, withoutPadding } from '../server/src/docs/access-matrix.ts'
import { EQUIVALENT } from './mutations/equivalent.ts'
import { type Mutant, mutantsOf } from './mutations/mutant.ts'
import { MUTANT_VARIABLE } from './mutations/mutant-plugin.ts'
import { ROOT } from './run-step.ts'

/*
 * `npm run mutate-access [-- file…]`: takes away one access rule after the other and sees to it that the access matrix notices. Row
 * security is off meanwhile, so that the rules of the application stand alone. About five seconds for each rule and processor.
 */

const PARALLEL = 2
const MATRIX = 'server/test/matrix/matrix.test.ts'
/** Capabilities whose calls use the statements of another one. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  'assets/properties': ['assets/images', 'assets/units', 'assets/bulk', 'assets/listing-life'],
  'users/connections': ['users/invitations'],
}

const chosen = process.argv.slice(2)
const kept: string[] = []
let tried = 0

await tryDeclarations()
await tryCode()

console.log(`${tried} rules taken away, ${tried - kept.length} noticed, ${kept.length} not`)
for (const rule of kept) console.log(`  not noticed: ${rule}`)
process.exit(kept.length === 0 ? 0 : 1)

/** A declaration that lets more people in gives another table than the reviewed one, which the matrix test compares. */
async function tryDeclarations(): Promise<void> {
  if (chosen.length > 0) return
  const all = [...operations.values()]
  const reviewed = accessMatrixMarkdown(all)
  if (withoutPadding(reviewed) !== withoutPadding(await readFile(join(ROOT, 'docs/generated/access-matrix.md'), 'utf8'))) {
    throw new Error('the access matrix is not the reviewed one: `npm run generate` first')
  }
  for (const operation of all) {
    for (const [rule, without] of withoutEachRule(operation)) {
      tried += 1
      const mutated = all.map((one) => (one === operation ? without : one))
      if (accessMatrixMarkdown(mutated) === reviewed) kept.push(`${operation.name}: ${rule}`)
    }
  }
  console.log(`${tried} rules of declarations`)
}

function withoutEachRule(operation: AnyOperation): [rule: string, AnyOperation][] {
  const { access } = operation
  if (access.kind === 'public') return []
  const { own, fresh, ...open } = access
  return [
    ['signed in', { ...operation, access: { kind: 'public', why: '' } }],
    ...(access.profiles === 'any'
      ? []
      : [['profiles', { ...operation, access: { ...access, profiles: 'any' } }] as [string, AnyOperation]]),
    ...(own ? [['own', { ...operation, access: { ...open, ...(fresh ? { fresh } : {}) } }] as [string, AnyOperation]] : []),
    ...(fresh ? [['fresh', { ...operation, access: { ...open, ...(own ? { own } : {}) } }] as [string, AnyOperation]] : []),
  ]
}

async function tryCode(): Promise<void> {
  const mutants = (await allMutants()).filter(({ file }) => chosen.length === 0 || chosen.some((part) => file.includes(part)))
  console.log(`${mutants.length} rules in statements and checks; first with all of them in place`)
  if (!(await matrixIsGreen(null, null))) throw new Error('the matrix is red before anything is taken away')
  const waiting = [...mutants]
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) await tryMutant(mutant)
    }),
  )
}

async function allMutants(): Promise<Mutant[]> {
  const files: string[] = ['server/src/rpc/check-access.ts']
  for await (const file of glob('server/src/**/*.{queries,access}.ts', { cwd: ROOT })) files.push(file)
  const texts = await Promise.all(files.toSorted().map(async (file) => mutantsOf(file, await readFile(join(ROOT, file), 'utf8'))))
  return texts.flat()
}

async function tryMutant(mutant: Mutant): Promise<void> {
  const name = `${mutant.file} ${mutant.where}: ${mutant.rule}`
  if (EQUIVALENT.some(({ file, where, rule = mutant.rule }) => file === mutant.file && where === mutant.where && rule === mutant.rule))
    return
  tried += 1
  const isNoticed = !(await matrixIsGreen(mutant, await callsAround(mutant)))
  if (!isNoticed) kept.push(name)
  console.log(`${isNoticed ? 'noticed    ' : 'NOT noticed'} ${name}`)
}

/** The calls of the capability that a file belongs to; all where it belongs to none. */
async function callsAround({ file }: Mutant): Promise<string[] | null> {
  const folder = dirname(file).replace('server/src/', '')
  const names: string[] = []
  for (const neighbour of [folder, ...(NEIGHBOURS[folder] ?? [])]) {
    for await (const declarations of glob(`contract/src/${neighbour}/*.operations.ts`, { cwd: ROOT })) {
      const text = await readFile(join(ROOT, declarations), 'utf8')
      names.push(...[...text.matchAll(/\.(?:query|command)\('(\w+)'/g)].map(([, name]) => name ?? ''))
    }
  }
  return names.length > 0 ? names : null
}

/** Whether every cell of these calls is right; all calls for null. */
function matrixIsGreen(mutant: Mutant | null, names: readonly string[] | null): Promise<boolean> {
  const filter = names ? ['-t', `^(${names.join('|')}) `] : []
  // Modules that were transformed before are kept on the disk, and a mutant among them would come back.
  const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', MATRIX, '--bail=1', '--fsModuleCache=false', ...filter], {
    cwd: ROOT,
    env: { ...process.env, TEST_ROW_SECURITY: 'off', ...(mutant ? { [MUTANT_VARIABLE]: JSON.stringify(mutant) } : {}) },
    stdio: 'ignore',
  })
  return new Promise((resolve, reject) => {
    run.on('error', reject)
    run.on('exit', (code) => resolve(code === 0))
  })
}
