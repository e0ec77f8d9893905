import type { AssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import type { ImportStatus } from '@keystead/contract/properties/imports/import.fields.ts'
import type { Tone } from '../../ui/Badge.tsx'

export const STATUS_LOOKS: Record<ImportStatus, { text: string; tone: Tone }> = {
  waiting: { text: 'Waiting', tone: 'info' },
  running: { text: 'Running', tone: 'info' },
  finished: { text: 'Finished', tone: 'good' },
  canceled: { text: 'Canceled', tone: 'neutral' },
  failed: { text: 'Failed', tone: 'bad' },
}

export function isUnderWay({ Status }: Pick<AssetImport, 'Status'>): boolean {
  return Status === 'waiting' || Status === 'running'
}

export type ImportCount = { label: string; value: number; definition: string }

/** What became of the rows so far. */
export function countsOf(run: AssetImport): ImportCount[] {
  return [
    { label: 'Accepted', value: run.Accepted, definition: 'Rows that became new properties.' },
    { label: 'Changed', value: run.Changed, definition: 'Rows that brought news of a property you have.' },
    { label: 'Unchanged', value: run.Unchanged, definition: 'Rows that say what is known already.' },
    { label: 'Refused', value: run.Refused, definition: 'Rows with a mistake that has to be mended.' },
    { label: 'With a remark', value: run.Noted, definition: 'Rows that went in without something they say.' },
    { label: 'Listed', value: run.Listed, definition: 'Properties of this file that are on the market.' },
  ]
}

export const IMPORT_STEPS = ['File', 'Columns', 'Import', 'Report'] as const
