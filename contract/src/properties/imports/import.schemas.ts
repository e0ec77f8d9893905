import { z } from 'zod'
import { IMPORT_FAILURES, IMPORT_STATUSES } from './import.fields.ts'

/*
 * What the imports of homes and of leases answer alike.
 */

/** The column of the file for each of some fields. */
export function mappingOf<const Fields extends readonly [string, ...string[]]>(fields: Fields) {
  return z.partialRecord(z.enum(fields), z.string({ error: 'Column is not valid.' }).max(200, { error: 'Column is not valid.' }), {
    error: 'Columns are not valid.',
  })
}

export const previewFields = {
  FileName: z.string(),
  Bytes: z.int(),
  /** As the text was read; whatever is not UTF-8 is taken for Windows-1252. */
  Encoding: z.enum(['UTF-8', 'Windows-1252']),
  Columns: z.array(z.object({ Name: z.string(), Sample: z.array(z.string()) })),
  MappingIsRemembered: z.boolean(),
  MissingFields: z.array(z.string()),
  /** Columns of the file that fill no field. */
  UnusedColumns: z.array(z.string()),
  /** Rows looked at; the preview reads no further. */
  RowsRead: z.int(),
  Rows: z.array(
    z.object({
      Line: z.int(),
      Cells: z.array(z.string()),
      /** Column index -1 is a problem of the whole row. */
      Problems: z.array(z.object({ ColumnIndex: z.int(), Text: z.string(), Refuses: z.boolean() })),
    }),
  ),
  RowsRefused: z.int(),
  /** The file has no more rows than these. */
  IsWholeFile: z.boolean(),
}

export const importFields = {
  ImportId: z.guid(),
  FileName: z.string(),
  Status: z.enum(IMPORT_STATUSES),
  /** Bytes of the file worked through, and in all: progress that needs no count of lines beforehand. */
  BytesDone: z.int(),
  BytesTotal: z.int(),
  RowsDone: z.int(),
  Accepted: z.int(),
  Changed: z.int(),
  Unchanged: z.int(),
  Refused: z.int(),
  /** Rows that went in without something that they say, or with a guess. */
  Noted: z.int(),
  StartedAt: z.iso.datetime(),
  FinishedAt: z.iso.datetime().nullable(),
  /** Its file is there, and with it the report. Without it, there are neither reasons nor remarks any more. */
  IsFileKept: z.boolean(),
  /** The most common reasons of refusal. */
  Reasons: z.array(z.object({ Text: z.string(), Count: z.int() })),
  /** The most common remarks on rows that went in. */
  Notices: z.array(z.object({ Text: z.string(), Count: z.int() })),
  /** Columns of the file that filled no field. */
  UnusedColumns: z.array(z.string()),
  /** Null unless it failed. */
  FailureReason: z.enum(IMPORT_FAILURES).nullable(),
  FailureReference: z.string().nullable(),
}

/** A preview, whatever the fields of its mapping are. */
export type ImportPreview = z.infer<z.ZodObject<typeof previewFields>> & {
  Mapping: Partial<Record<string, string>>
  /** Of homes: rows that have what a listing needs. */
  RowsReady?: number
}

/** An import, whatever it brings in. */
export type ImportRunRead = z.infer<z.ZodObject<typeof importFields>>
