import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LooksAtRows } from '../people.ts'
import type { Place } from './canary.ts'

/** Every row of every table, as text; bytes as hex, as PostgreSQL writes them. */
export async function listTables(app: LooksAtRows): Promise<Place[]> {
  const names = await app.sql<{ name: string }>(
    `select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name
     from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const places: Place[] = []
  for (const { name } of names) {
    const rows = await app.sql<{ text: string }>(`select row_to_json(t)::text as text from ${name} t`)
    places.push({ name, text: rows.map(({ text }) => text).join('\n') })
  }
  return places
}

/** Every file below a folder, byte by byte. */
export async function listFiles(folder: string): Promise<Place[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(
    files.map(async (path) => ({ name: `file ${path.slice(folder.length)}`, text: (await readFile(path)).toString('latin1') })),
  )
}
