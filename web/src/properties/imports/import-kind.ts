import type { AssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import type { ImportPreview, ImportRunRead } from '@keystead/contract/properties/imports/import.schemas.ts'
import type { AnyOperation, Operation } from '@keystead/contract/rpc/operation.ts'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { ImportCount } from './import-progress.ts'

/** How an import is read; some things are said of imports of homes alone. */
export type ImportRunSeen = ImportRunRead & Partial<Omit<AssetImport, keyof ImportRunRead>>

type Settings = Readonly<Record<string, boolean>>
type Mapping = Partial<Record<string, string>>
type Call<Kind extends 'query' | 'command', In, Out> = Operation<string, Kind, z.ZodType<unknown, In>, z.ZodType<Out>>
type OfOne = { ImportId: string }

/** What is particular to an import of homes or of leases; its screens are the same for both. */
export type ImportKind = {
  readonly calls: {
    readonly preview: Call<'query', { UploadId: string; Mapping?: Mapping | null }, ImportPreview>
    readonly start: Call<'command', { UploadId: string; Mapping: Mapping }, ImportRunSeen>
    readonly get: Call<'query', OfOne, ImportRunSeen>
    readonly list: Call<'query', { PageIndex?: number; PageSize?: number }, ImportPage>
    readonly cancel: Call<'command', OfOne, ImportRunSeen>
    readonly report: Call<'query', OfOne & { Rows: 'refused' | 'all' }, { Url: string; Expires: string }>
  }
  readonly fields: readonly string[]
  readonly labels: Readonly<Record<string, string>>
  /** Its screen; with an id how that import runs, or its report. */
  readonly addressOf: (importId?: string) => string
  /** What a person chooses beside the columns, as it is at first. */
  readonly settings: Settings
  /** The settings that change what the preview says. */
  readonly previewedSettings: readonly string[]
  readonly SettingsFields: ComponentType<{ preview: ImportPreview }>
  readonly countsOf: (run: ImportRunSeen) => ImportCount[]
  /** Those of the counts, by label, that the list of earlier imports has. */
  readonly countsInList: readonly string[]
  /** A command that changes what an import changes: what reads that is asked again at the end. */
  readonly changesLike: AnyOperation
  readonly texts: {
    /** Beneath the place for the file. */
    readonly hint: string
    /** Where what came in is seen. */
    readonly done: { readonly text: string; readonly to: string }
    /** How rows that are in already are known again. */
    readonly again: string
    /** What happens to a file that is imported again. */
    readonly columnsAgain: string
  }
  /** What else can be done with the file. */
  readonly NextStep?: ComponentType<{ run: ImportRunSeen }>
}

type ImportPage = {
  Items: ImportRunSeen[]
  PageIndex: number
  PageSize: number
  TotalCount: number
  TotalIsCapped: boolean
}
