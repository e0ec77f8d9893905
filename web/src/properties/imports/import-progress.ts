import type { ImportStatus } from '@keystead/contract/properties/imports/import.fields.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './import-run.text.ts'

export const STATUS_LOOKS: Record<ImportStatus, { text: string; tone: Tone }> = {
  waiting: { text: text.waiting, tone: 'info' },
  running: { text: text.running, tone: 'info' },
  finished: { text: text.finished, tone: 'good' },
  canceled: { text: text.canceled, tone: 'neutral' },
  failed: { text: text.failed, tone: 'bad' },
}

export function isUnderWay({ Status }: { Status: ImportStatus }): boolean {
  return Status === 'waiting' || Status === 'running'
}

/** What became of some rows. */
export type ImportCount = { label: string; value: number; definition: string }

export const IMPORT_STEPS = [text.stepFile, text.stepColumns, text.stepImport, text.stepReport] as const
