import { MOST_LEASE_ROWS, numbered } from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import { type CsvPosition, type CsvRow, type RowProblem, problemAt } from '../../properties/imports/sheet.public.ts'
import { type LeaseOfFile, leaseOf } from './lease-group.ts'
import type { LeasePlan } from './lease-import.columns.ts'
import { type LeaseRow, leaseKey, leaseRowReader, nameKey } from './lease-rows.ts'
import { text as texts } from './lease-row-problem.text.ts'

/*
 * A whole file of leases, read: the tenants of a lease may stand in rows that are far apart, and one address is one person in
 * all of it. Cells are not kept, only what they say, so that the most rows there may be are a few megabytes.
 */

/** A row with what is wrong with it. The first row of a lease has it; the others name that row's line. */
export type LeaseReading = {
  readonly line: number
  readonly problems: readonly RowProblem[]
  readonly lease: LeaseOfFile | null
  /** Of the first row of the lease that this row is a part of; null for a row that does not go in. */
  readonly leaseLine: number | null
}

export type LeaseFile = {
  readonly readings: readonly LeaseReading[]
  /** Where the row after each begins. */
  readonly positions: readonly CsvPosition[]
  /** The index of the last row of the lease of each row. */
  readonly lastOfLease: readonly number[]
}

/** Null where there are more rows than a file may have. */
export async function readLeaseFile(rows: AsyncIterable<readonly CsvRow[]>, plan: LeasePlan): Promise<LeaseFile | null> {
  const read = leaseRowReader(plan)
  const parts: LeaseRow[] = []
  const positions: CsvPosition[] = []
  const onePerson = personsOfFile(plan)
  for await (const some of rows) {
    for (const row of some) {
      if (parts.length === MOST_LEASE_ROWS) return null
      parts.push(onePerson(read(row)))
      positions.push(row.next)
    }
  }
  const leases = Map.groupBy(parts.keys(), (index) => {
    const { about } = parts[index]!
    return about ? leaseKey(about) : `row ${index}`
  })
  const readings: LeaseReading[] = []
  const lastOfLease: number[] = []
  for (const places of leases.values()) {
    const together = places.map((index) => parts[index]!)
    const found = readingsOf(together, plan)
    for (const [place, index] of places.entries()) {
      readings[index] = found[place]!
      lastOfLease[index] = places.at(-1)!
    }
  }
  return { readings, positions, lastOfLease }
}

function readingsOf(rows: readonly LeaseRow[], plan: LeasePlan): LeaseReading[] {
  const { lease, problems } = leaseOf(rows, plan)
  const byLine = Map.groupBy(problems, ({ line }) => line)
  const own = rows.map((row) => [...row.problems, ...(byLine.get(row.line) ?? []).map(({ problem }) => problem)])
  const isRefused = own.map((found) => found.some(({ refuses }) => refuses))
  const refusedLine = rows[isRefused.indexOf(true)]?.line
  return rows.map(({ line }, index) => {
    if (isRefused[index]) return { line, problems: own[index]!, lease: null, leaseLine: null }
    if (!rows[index]!.about) return { line, problems: own[index]!, lease: null, leaseLine: null }
    if (!lease) return { line, problems: [...own[index]!, notWithout(refusedLine)], lease: null, leaseLine: null }
    return { line, problems: own[index]!, lease: lease.line === line ? lease : null, leaseLine: lease.line }
  })
}

/** A lease goes in with all its tenants, or not at all. */
export function notWithout(line: number | undefined): RowProblem {
  const reason = texts.otherRowRefused
  return { columnIndex: -1, text: line === undefined ? reason : texts.lineRefused({ line: String(line) }), reason, refuses: true }
}

/** Refuses the later row of two in which one address is called differently. */
function personsOfFile({ indexOf }: LeasePlan): (row: LeaseRow) => LeaseRow {
  const known = new Map<string, { name: string; key: string; line: number }>()
  return (row) => {
    const problems: RowProblem[] = []
    for (const { email, firstName, lastName, number, line } of row.tenants) {
      if (email === null) continue
      const person = { name: `${firstName} ${lastName}`, key: nameKey({ firstName, lastName }), line }
      const before = known.get(email) ?? person
      known.set(email, before)
      if (before.key !== person.key)
        problems.push(
          onePersonOnly(indexOf[numbered(number, 'Email')], email, texts.nameOnLine({ name: before.name, line: String(before.line) })),
        )
    }
    return problems.length === 0 ? row : { ...row, problems: [...row.problems, ...problems] }
  }
}

export function onePersonOnly(columnIndex: number | undefined, email: string, who: string): RowProblem {
  const reason = texts.onePerson
  return { ...problemAt(columnIndex, reason), text: texts.emailIs({ email, name: who, reason }) }
}
