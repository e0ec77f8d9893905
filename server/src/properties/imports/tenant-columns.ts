import { bareWord } from './cell-values.ts'

/** Headings of people who live in a home, and of when they do. */
const OF_PEOPLE = /^(co)?(tenant|resident|renter|lessee|occupant|leaseholder)/
const OF_LEASES = /^lease(start|from|begin|end|to|expir)|^movein(date)?$/

/** The columns of a file of homes that an import of leases would use, where there are some that name people. */
export function tenantColumns(unusedColumns: readonly string[]): string[] {
  const ofPeople = unusedColumns.filter((name) => OF_PEOPLE.test(bareWord(name)))
  return ofPeople.length === 0 ? [] : unusedColumns.filter((name) => OF_PEOPLE.test(bareWord(name)) || OF_LEASES.test(bareWord(name)))
}
