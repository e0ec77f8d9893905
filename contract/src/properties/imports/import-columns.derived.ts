import { importColumns } from './import-names.ts'

/** The fields that columns can fill, in their order, with their labels. */
export const IMPORT_COLUMNS = importColumns()
