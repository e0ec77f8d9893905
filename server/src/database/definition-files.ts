import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { sep } from 'node:path'

const FOLDER = new URL('../', import.meta.url)

/** Functions, triggers, views and policies of a capability, in a file beside its code that can run again and again. */
export type DefinitionFile = {
  /** From the root of the repository. */
  readonly path: string
  readonly sql: string
}

export async function listDefinitionFiles(): Promise<DefinitionFile[]> {
  const names = (await readdir(FOLDER, { recursive: true }))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replaceAll(sep, '/'))
  return Promise.all(names.sort().map(async (name) => ({ path: `server/src/${name}`, sql: await readFile(new URL(name, FOLDER), 'utf8') })))
}

/** Another one where a file has come, gone, moved or changed. */
export function digestOfFiles(files: readonly DefinitionFile[]): string {
  const hash = createHash('sha256')
  for (const { path, sql } of files) hash.update(`${path}\0${sql}\0`)
  return hash.digest('hex')
}
