import type { AssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import type { ImportRunRead } from '@keystead/contract/properties/imports/import.schemas.ts'
import type { ImportFailure, ImportStatus } from '@keystead/contract/properties/imports/import.fields.ts'
import type { ImportRow, ReasonCounts } from './import.queries.ts'
import { tenantColumns } from './tenant-columns.ts'

const MOST_REASONS = 10

export function presentImport(row: ImportRow): AssetImport {
  return { ...presentRun(row), Listed: row.listed, UploadId: row.upload_id, TenantColumns: tenantColumns(row.unused_columns) }
}

/** What is said of any import. */
export function presentRun(row: ImportRow): ImportRunRead {
  return {
    ImportId: row.id,
    FileName: row.file_name,
    Status: row.status as ImportStatus,
    BytesDone: row.bytes_done,
    BytesTotal: row.bytes_total,
    RowsDone: row.rows_done,
    Accepted: row.accepted,
    Changed: row.changed,
    Unchanged: row.unchanged,
    Refused: row.refused,
    Noted: row.noted,
    StartedAt: row.created_at.toISOString(),
    FinishedAt: row.finished_at?.toISOString() ?? null,
    IsFileKept: row.upload_id !== null,
    Reasons: mostCommon(row.reasons).slice(0, MOST_REASONS),
    Notices: mostCommon(row.notices).slice(0, MOST_REASONS),
    UnusedColumns: row.unused_columns,
    FailureReason: row.status === 'failed' ? ((row.failure_reason as ImportFailure | null) ?? 'fault') : null,
    FailureReference: row.failure_reference,
  }
}

export function mostCommon(reasons: ReasonCounts): { Text: string; Count: number }[] {
  return Object.entries(reasons)
    .map(([Text, Count]) => ({ Text, Count }))
    .sort((a, b) => b.Count - a.Count || a.Text.localeCompare(b.Text))
}
