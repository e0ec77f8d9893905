import { Readable } from 'node:stream'
import { openImportFile } from '../../properties/imports/sheet.public.ts'
import { readLeaseFile } from './lease-file.ts'
import { guessLeaseMapping, planLeaseColumns } from './lease-import.columns.ts'

/** What a file reads like: its leases, and what is said of its rows. */
export async function readLeaseLines(...lines: string[]) {
  const file = await openImportFile(Readable.from([Buffer.from(`${lines.join('\n')}\n`)]))
  if (!file) throw new Error('no file')
  const { columns } = file.head
  const plan = planLeaseColumns(columns, guessLeaseMapping(columns, []))
  const found = await readLeaseFile(file.rows(file.head.body), plan)
  if (!found) throw new Error('too many rows')
  return {
    leases: found.readings.flatMap(({ lease }) => lease ?? []),
    problems: found.readings.flatMap(({ line, problems }) => problems.map(({ text }) => `${line}: ${text}`)),
    lastOfLease: found.lastOfLease,
  }
}
export const HEAD = 'property,unit,tenant,email,phone,share,lease start,lease end,rent,deposit'

/** More than a lease can have, in one cell. */
export const MANY_NAMES = Array.from({ length: 70 }, (_one, index) => `${'ABCDEFGHIJ'[index % 10]} B`).join(';')
