import type { ImportField } from './import-names.ts'
import { IMPORT_COLUMNS } from './import-columns.derived.ts'

export type { ImportField }

/** Fields that a file's columns can fill, by the names of AddAsset, in the order in which an export writes them. */
export const IMPORT_FIELDS = Object.keys(IMPORT_COLUMNS) as [ImportField, ...ImportField[]]

/** What a person reads over each field in the matching step, and the header of its column in an export. */
export const IMPORT_FIELD_LABELS: Readonly<Record<ImportField, string>> = IMPORT_COLUMNS

/** Columns of an export: all that an import reads. Amounts are in US dollars. */
export const EXPORT_FIELDS = IMPORT_FIELDS.filter((field) => field !== 'Currency')

/** What an import brings in. */
export const IMPORT_KINDS = ['homes', 'leases'] as const
export type ImportKindName = (typeof IMPORT_KINDS)[number]

export const IMPORT_STATUSES = ['waiting', 'running', 'finished', 'canceled', 'failed'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** So long after its end the file of an import is kept, and what was said of its rows. */
export const IMPORT_FILE_DAYS = 30

export const IMPORT_FAILURES = ['fault', 'given-up', 'too-demanding', 'not-allowed'] as const
export type ImportFailure = (typeof IMPORT_FAILURES)[number]

const WHAT_STAYS = 'What had been imported stays, and importing again is safe.'

/** Why an import failed, as people are told. */
export const IMPORT_FAILURE_TEXTS: Record<ImportFailure, string> = {
  fault: `The import stopped because of a fault on our side. ${WHAT_STAYS}`,
  'given-up': `The server stopped twice while it was working on this file, so the import was given up. ${WHAT_STAYS} Please split the file, or save it again as a CSV in another program.`,
  'not-allowed': `The person who started this import may no longer do so in this business, so it was stopped. ${WHAT_STAYS}`,
  'too-demanding': `Reading this file took too much time or memory, so the import was stopped. ${WHAT_STAYS} Please split the file, or save it again as a CSV in another program.`,
}
