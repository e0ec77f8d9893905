import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/*
 * A migration never changes once it is committed: databases that have run it would not have what it says now. The history tells what
 * each one was. A few were edited in the first days, so those of the commit that brought this check count as they are in it.
 */

const FOLDER = 'server/migrations'
const THIS_CHECK = 'tools/house/frozen-migrations.ts'
const WHAT_TO_DO = 'Put it back as it was, and add a new migration.'

/** Sentences about committed migrations that are not what they were; none where the history is not known. */
export async function changedMigrations(root: string): Promise<string[]> {
  if (!(await hasWholeHistory(root))) return []
  const frozen = await frozenMigrations(root)
  const present = [...frozen.keys()].filter((path) => existsSync(join(root, path)))
  const hashes = present.length > 0 ? await gitLines(root, ['hash-object', '--', ...present]) : []
  const changed = present.filter((path, at) => hashes[at] !== frozen.get(path))
  const gone = [...frozen.keys()].filter((path) => !present.includes(path))
  return [
    ...changed.map((path) => `${path} was changed after it was committed. ${WHAT_TO_DO}`),
    ...gone.map((path) => `${path} was deleted or renamed after it was committed. ${WHAT_TO_DO}`),
  ]
}

/** Names that do not begin with a date and a time of day, and so may not sort where they belong. */
export function misnamedMigrations(names: readonly string[]): string[] {
  return names.filter((name) => {
    const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)_[a-z0-9_]+\.sql$/.exec(name) ?? []
    const written = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`
    const date = new Date(written)
    return Number.isNaN(date.valueOf()) || date.toISOString() !== written
  })
}

/** False for a copy without git, inside of another repository, and for one that holds the latest commits alone. */
async function hasWholeHistory(root: string): Promise<boolean> {
  const answers = await gitLines(root, ['rev-parse', '--is-shallow-repository', '--show-cdup', 'HEAD']).catch(() => [])
  return answers[0] === 'false' && answers[1] === ''
}

/** By path, the object that each has to be. */
async function frozenMigrations(root: string): Promise<Map<string, string>> {
  const [brought] = await gitLines(root, ['log', ...IN_ORDER, '--diff-filter=A', '--format=%H', '--', THIS_CHECK])
  const start = brought || 'HEAD'
  const frozen = new Map<string, string>()
  for (const line of await gitLines(root, ['ls-tree', '-r', start, '--', FOLDER])) {
    const [, sha, path] = /^\d+ blob (\w+)\t(.+)$/.exec(line) ?? []
    if (sha && path) frozen.set(path, sha)
  }
  const added = ['log', ...IN_ORDER, '--diff-filter=A', '--format=', '--raw', '--no-renames', '--no-abbrev', `${start}..HEAD`, '--', FOLDER]
  for (const line of await gitLines(root, added)) {
    const [, sha, path] = /^:\d+ \d+ \w+ (\w+) A\t(.+)$/.exec(line) ?? []
    if (sha && path && !frozen.has(path)) frozen.set(path, sha)
  }
  return frozen
}

const IN_ORDER = ['--reverse', '--topo-order', '--full-history']

async function gitLines(root: string, args: readonly string[]): Promise<string[]> {
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env
  const { stdout } = await promisify(execFile)('git', ['-C', root, ...args], { env })
  return stdout.replace(/\n$/, '').split('\n')
}
