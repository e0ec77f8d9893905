export type { RowOutcome } from './batch-record.ts'
export { importOfCall } from './import.access.ts'
export {
  type UploadedFile,
  beginImport,
  cancelImport,
  checkMapping,
  getImport,
  pageOfImports,
  rememberedMapping,
  reportLink,
} from './import-calls.ts'
export { openImportReport } from './import-report.ts'
export { goOnElsewhere } from './go-on-elsewhere.ts'
export type { ImportJob } from './import.job-definition.ts'
export { type ImportKind, PlannedOtherwise } from './import-kind.ts'
export { presentRun } from './import.present.ts'
export { type ImportRow, failLostImports } from './import.queries.ts'
export { handleImport, workThrough } from './import-work.ts'
export { storedFile } from './stored-file.ts'
export { findImportUpload, inTurnOfAccount, readingUpload } from './uploaded-file.ts'
