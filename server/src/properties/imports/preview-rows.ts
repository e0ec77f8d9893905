import type { ImportMapping, PreviewAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { mergeRow } from './asset-merge.ts'
import { refusedIfSeen } from './batch-reader.ts'
import { guessMapping, missingFields, planColumns } from './import.columns.ts'
import type { ReadHead } from './import-file.ts'
import { rowReader } from './import.rows.ts'
import { knownColumns, unusedColumns } from './matched-columns.ts'
import type { PlaceIndex } from './place-index.ts'
import { seenCodes } from './seen-codes.ts'
import { shownColumns, shownRow } from './sheet-preview.ts'

/** What the first rows of a file tell of it. */
export type Preview = Omit<OutputOf<typeof PreviewAssetImport>, 'FileName' | 'Bytes' | 'MappingIsRemembered'>

/** `bytes`: how long the file is. Without a mapping the columns are guessed; columns that the file does not have do not count. */
export type HowToPreview = { readonly mapping: ImportMapping | null; readonly bytes: number }

export function previewOf(read: ReadHead, places: PlaceIndex, how: HowToPreview): Preview {
  const { head, rows } = read
  const mapping = how.mapping
    ? knownColumns(head.columns, how.mapping)
    : guessMapping(
        head.columns,
        rows.map((row) => row.cells),
        places,
      )
  const previewed = previewRows(read, places, mapping)
  return {
    ...shownColumns(head.columns, rows),
    Mapping: mapping,
    MissingFields: missingFields(mapping),
    UnusedColumns: unusedColumns(head.columns, mapping),
    RowsRead: previewed.length,
    Rows: previewed.map(({ shown }) => shown),
    RowsRefused: previewed.filter(({ shown }) => shown.Problems.some((problem) => problem.Refuses)).length,
    RowsReady: previewed.filter(({ isReady }) => isReady).length,
    IsWholeFile: (rows.at(-1)?.next.byte ?? 0) >= how.bytes,
  }
}

function previewRows({ head, rows }: ReadHead, places: PlaceIndex, mapping: ImportMapping) {
  const plan = planColumns(head.columns, mapping)
  const read = rowReader(plan, places)
  const seen = seenCodes()
  return rows.map((row) => {
    // As if all that may were listed: how many that are is asked for before it is decided.
    const merged = mergeRow(refusedIfSeen(read(row), plan, seen), null, { plan, listAtOnce: true })
    const shown = shownRow(row, head.columns.length, merged.problems)
    return { shown, isReady: merged.outcome !== 'refused' && merged.isNewlyListed }
  })
}
