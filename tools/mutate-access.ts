import { spawn } from 'node:child_process'
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { operations } from '@keystead/contract/registry.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { accessMatrixMarkdown, withoutPadding } from '../server/src/docs/access-matrix.ts'
import { DOCUMENT_RULES } from './mutations/document-rules.ts'
import { EQUIVALENT } from './mutations/equivalent.ts'
import { MEMBER_RULES, memberMutant, policyMutants } from './mutations/member-rules.ts'
import { type Mutant, mutantsOf } from './mutations/mutant.ts'
import { MUTANT_VARIABLE } from './mutations/mutant-plugin.ts'
import { spelledMutant } from './mutations/spelled.ts'
import { ROOT } from './run-step.ts'

/*
 * `npm run mutate-access [-- file…]`: takes away one access rule after the other and sees to it that the access matrix notices, or
 * else the tests of the rule's own folder. Row security is off meanwhile, so that the rules of the application stand alone; it is on for
 * the rules that hold members of a business to their role and their homes, its own policies among them. About five seconds for each
 * rule and processor.
 */

const PARALLEL = 2
const MATRIX = ['server/test/matrix/matrix.test.ts']
/** What is shared has cells of its own, which take less time. */
const SHARED = ['server/test/matrix/shared.test.ts', 'server/test/matrix/shared-by-link.test.ts']
const WITH_SHARED_CELLS = 'server/src/documents/'
const ROWS_OF_MEMBERS = 'server/src/database/rows-of-members.test.ts'
/** What only row security keeps from members who are given a list of homes. */
const HELD_BY_ROW_SECURITY = 'member for another home'
/** Capabilities that use the statements of another one: their calls and tests are tried, too. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  access: [
    'properties/properties',
    'properties/units',
    'marketplace/listing-life',
    'marketplace/inquiries',
    'platform/notifications',
    'people/businesses',
    'email',
  ],
  'properties/properties': [
    'leasing/assignments',
    'leasing/engagements',
    'leasing/leases',
    'leasing/lease-imports',
    'properties/bulk',
    'properties/images',
    'marketplace/listing-life',
    'properties/owners',
    'properties/units',
    'marketplace/tours',
    'office/dashboard',
  ],
  files: ['properties/images', 'properties/imports', 'identity/profiles'],
  'platform/preferences': ['platform/notifications'],
  'agreements/agreements': ['agreements/signing'],
  'people/connections': ['people/invitations', 'leasing/persons'],
  'identity/persons': ['leasing/leases', 'leasing/assignments', 'leasing/persons', 'leasing/lease-imports'],
  'documents/documents': ['documents/sharing'],
  'documents/sharing': ['documents/documents'],
  'leasing/engagements': ['leasing/assignments'],
  'leasing/leases': ['leasing/assignments', 'leasing/lease-imports', 'leasing/persons', 'office/dashboard'],
}

/** They tell of what is lost, and take minutes. */
const OF_KILLS = '**/*-under-fire.test.ts'

/** Closing an account goes through the rows of every capability. */
const EVERYWHERE = 'CloseAccount'

const chosen = process.argv.slice(2)
const kept: string[] = []
let tried = 0
/** Of each folder, what fails while all rules are in place; without row security, tests of row security itself. */
const failuresWithAll = new Map<string, Promise<ReadonlySet<string>>>()

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
  const { access, permission, concerns, ...rest } = operation
  if (access.kind === 'public') return []
  const { own, fresh, ...open } = access
  return [
    ['signed in', { ...operation, access: { kind: 'public', why: '' } }],
    ...(permission === 'personal' || permission === 'any member'
      ? []
      : [['permission', { ...operation, permission: 'any member' }] as [string, AnyOperation]]),
    ...(concerns ? [['concerns', { ...rest, access, permission } as AnyOperation] as [string, AnyOperation]] : []),
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
  if (!(await cellsAreGreen([...SHARED, ...MATRIX], null, chosen.length === 0 ? null : await callsAroundAll(mutants))))
    throw new Error('the matrix is red before anything is taken away')
  const waiting = [...mutants]
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) await tryMutant(mutant)
    }),
  )
}

async function allMutants(): Promise<Mutant[]> {
  const files: string[] = ['server/src/http/check-access.ts']
  for await (const file of glob('server/src/**/*.{queries,access}.ts', { cwd: ROOT })) files.push(file)
  const texts = await Promise.all(files.toSorted().map(async (file) => mutantsOf(file, await textOf(file))))
  const spelled = await Promise.all(DOCUMENT_RULES.map(async (rule) => spelledMutant(rule, await textOf(rule.file))))
  return [...texts.flat(), ...spelled, ...(await memberMutants())]
}

async function memberMutants(): Promise<Mutant[]> {
  const spelled = await Promise.all(MEMBER_RULES.map(async (rule) => memberMutant(rule, await textOf(rule.file))))
  const files: string[] = []
  for await (const file of glob('server/src/**/*.sql', { cwd: ROOT })) files.push(file)
  const policies = await Promise.all(files.toSorted().map(async (file) => policyMutants(file, await textOf(file))))
  return [...spelled, ...policies.flat()]
}

function textOf(file: string): Promise<string> {
  return readFile(join(ROOT, file), 'utf8')
}

async function tryMutant(mutant: Mutant): Promise<void> {
  const name = `${mutant.file} ${mutant.where}: ${mutant.rule}`
  if (EQUIVALENT.some(({ file, where, rule = mutant.rule }) => file === mutant.file && where === mutant.where && rule === mutant.rule))
    return
  tried += 1
  const by = await whoNotices(mutant)
  if (!by) kept.push(name)
  console.log(`${by ? `noticed by ${by}` : 'NOT noticed'.padEnd(17)} ${name}`)
}

async function whoNotices(mutant: Mutant): Promise<'matrix' | 'tests ' | null> {
  if (mutant.withoutPolicy) return (await vitest(mutant, [ROWS_OF_MEMBERS])) === 0 ? null : 'tests '
  const calls = await callsAround(mutant)
  const hasSharedCells = mutant.file.includes(WITH_SHARED_CELLS)
  if (!(await cellsAreGreen(hasSharedCells ? SHARED : MATRIX, mutant, calls))) return 'matrix'
  if (await testsNotice(mutant)) return 'tests '
  return hasSharedCells && !(await cellsAreGreen(MATRIX, mutant, calls)) ? 'matrix' : null
}

async function testsNotice(mutant: Mutant): Promise<boolean> {
  const folders = foldersAround(mutant)
  const state = `${folders[0]}${mutant.needsRowSecurity ? ', with row security' : ''}`
  const before = failuresWithAll.get(state) ?? failuresIn(folders, { ...mutant, edits: [] })
  failuresWithAll.set(state, before)
  const known = await before
  return [...(await failuresIn(folders, mutant))].some((failure) => !known.has(failure))
}

/** The capability that a file belongs to, first, and those that use it. */
function foldersAround({ file }: Mutant): [string, ...string[]] {
  const folder = dirname(file).replace('server/src/', '')
  return [folder, ...(NEIGHBOURS[folder] ?? [])]
}

/** The calls of the capability that a file belongs to; all where it belongs to none. */
async function callsAround(mutant: Mutant): Promise<string[] | null> {
  const names: string[] = []
  for (const folder of foldersAround(mutant)) {
    for await (const declarations of glob(`contract/src/${folder}/*.operations.ts`, { cwd: ROOT })) {
      const text = await readFile(join(ROOT, declarations), 'utf8')
      names.push(...[...text.matchAll(/\.(?:query|command)\('(\w+)'/g)].map(([, name]) => name ?? ''))
    }
  }
  return names.length > 0 ? [...names, EVERYWHERE] : null
}

/** Null where one of them concerns all calls. */
async function callsAroundAll(mutants: readonly Mutant[]): Promise<string[] | null> {
  const calls = await Promise.all(mutants.map(callsAround))
  return calls.some((names) => names === null) ? null : [...new Set(calls.flatMap((names) => names ?? []))]
}

/** Whether every cell of these calls is right; all calls for null. */
async function cellsAreGreen(files: readonly string[], mutant: Mutant | null, names: readonly string[] | null): Promise<boolean> {
  const calls = names ? `(${names.join('|')}) ` : ''
  const cells = mutant?.needsRowSecurity ? '' : `(?!.*${HELD_BY_ROW_SECURITY})`
  return (await vitest(mutant, [...files, '--bail=1', '-t', `^${cells}${calls}`])) === 0
}

/** Names of the tests of these folders that fail, and of files in which no test could be run. */
async function failuresIn(folders: readonly string[], mutant: Mutant): Promise<Set<string>> {
  const file = join(await mkdtemp(join(tmpdir(), 'mutate-access-')), 'results.json')
  try {
    await vitest(mutant, [
      ...folders.map((folder) => `server/src/${folder}/`),
      `--exclude=${OF_KILLS}`,
      '--passWithNoTests',
      '--reporter=json',
      `--outputFile=${file}`,
    ])
    const { testResults } = JSON.parse(await readFile(file, 'utf8')) as TestResults
    return new Set(
      testResults.flatMap(({ name, status, assertionResults }) => [
        ...(status === 'failed' && assertionResults.length === 0 ? [name] : []),
        ...assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName),
      ]),
    )
  } finally {
    await rm(dirname(file), { recursive: true })
  }
}

type TestResults = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Answers how it ended. */
function vitest(mutant: Mutant | null, what: readonly string[]): Promise<number | null> {
  // Modules that were transformed before are kept on the disk, and a mutant among them would come back.
  const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--fsModuleCache=false', ...what], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...(mutant?.needsRowSecurity ? {} : { TEST_ROW_SECURITY: 'off' }),
      ...(mutant?.withoutPolicy ? { TEST_WITHOUT_POLICY: mutant.withoutPolicy } : {}),
      ...(mutant ? { [MUTANT_VARIABLE]: JSON.stringify(mutant) } : {}),
    },
    stdio: 'ignore',
  })
  return new Promise((resolve, reject) => {
    run.on('error', reject)
    run.on('exit', resolve)
  })
}
