import type { ImportKindName } from '@keystead/contract/properties/imports/import.fields.ts'
import type { Asked } from '@keystead/contract/rpc/refusal.ts'
import type { JobDefinition } from '../../jobs/jobs.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { Services } from '../../rpc/services.ts'
import type { Batch, RowOutcome } from './batch-record.ts'
import type { CsvPosition } from './csv-rows.ts'
import type { ImportJob } from './import.job-definition.ts'
import type { ImportRow, StoredMapping } from './import.queries.ts'
import type { StoredFile } from './stored-file.ts'

/** What is particular to an import of homes or of leases. How its file is worked through is the same for both. */
export type ImportKind<Reading> = {
  readonly name: ImportKindName
  readonly job: JobDefinition<ImportJob>
  /** The call by which a person begins one. */
  readonly started: Asked
  /** What may be taken by others between looking for it and writing it: a batch that meets it is tried again. */
  readonly takenMeanwhile: readonly string[]
  /** Begins to read a file in a thread; null for what is no CSV any more. */
  open(services: Services, wanted: WantedFile): Promise<OpenImport<Reading> | null>
}

/** Thrown where a batch was planned with what is so no more: it is tried again, like one that meets what was taken. */
export class PlannedOtherwise extends Error {}

export type WantedFile = {
  readonly file: StoredFile
  readonly mapping: StoredMapping
  /** Where an earlier run stopped; absent for one from the beginning. */
  readonly resumed?: { readonly from: CsvPosition; readonly rows: number; readonly codes: readonly Uint8Array[] }
}

export type OpenImport<Reading> = {
  /** The next rows; null at the end of the file. */
  next(): Promise<Batch<Reading> | null>
  /** Writes what a batch brings in, within the transaction in which that is recorded. One outcome for each row. */
  write(context: EventContext, run: ImportRow, batch: Batch<Reading>): Promise<readonly RowOutcome[]>
  close(): void
}
