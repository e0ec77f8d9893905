/* How files of rows are read, whatever they are about: light enough for a thread. */

export type { Batch } from './batch-record.ts'
export { rentFrequencyOf } from './cell-choices.ts'
export { bareWord, dateOf, moneyOf, numberOf, oneLine, saysNothing } from './cell-values.ts'
export { plainCell } from './csv-cells.ts'
export { ROWS_SHOWN } from './csv-head.ts'
export type { CsvPosition, CsvRow } from './csv-rows.ts'
export { openImportFile, readImportHead } from './import-file.ts'
export { columnPlaces, knownColumns, unusedColumns } from './matched-columns.ts'
export { type RowProblem, type SheetCells, type SheetColumns, problemAt, quoted, sheetCells, whyUnreadable } from './sheet-cells.ts'
export { shownColumns, shownRow } from './sheet-preview.ts'
export { type StoredFile, streamOf } from './stored-file.ts'
