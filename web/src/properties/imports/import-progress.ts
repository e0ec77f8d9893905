import type { ImportStatus } from '@keystead/contract/properties/imports/import.fields.ts'
import type { Tone } from '../../ui/Badge.tsx'

export const STATUS_LOOKS: Record<ImportStatus, { text: string; tone: Tone }> = {
  waiting: { text: 'Waiting', tone: 'info' },
  running: { text: 'Running', tone: 'info' },
  finished: { text: 'Finished', tone: 'good' },
  canceled: { text: 'Canceled', tone: 'neutral' },
  failed: { text: 'Failed', tone: 'bad' },
}

export function isUnderWay({ Status }: { Status: ImportStatus }): boolean {
  return Status === 'waiting' || Status === 'running'
}

/** What became of some rows. */
export type ImportCount = { label: string; value: number; definition: string }

export const IMPORT_STEPS = ['File', 'Columns', 'Import', 'Report'] as const
