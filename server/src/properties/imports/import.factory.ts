import {
  type AssetImport,
  type ImportMapping,
  GetAssetImport,
  GetAssetImportReport,
  PreviewAssetImport,
  StartAssetImport,
} from '@keystead/contract/properties/imports/import.operations.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { handleAssetImport } from './import.job.ts'
import { must } from '../../../test/must.ts'
import { upload } from '../../../test/uploads.ts'

/** Sends a file as the import screen does. */
export function uploadCsv(person: TestPerson, content: string | Uint8Array, name = 'homes.csv'): Promise<string> {
  return upload(person, 'asset-import', name, Buffer.from(content))
}

/** Starts an import with the mapping that the preview guesses. */
export async function startImport(
  person: TestPerson,
  content: string | Uint8Array,
  options: { mapping?: ImportMapping; list?: boolean } = {},
): Promise<AssetImport> {
  const UploadId = await uploadCsv(person, content)
  const Mapping = options.mapping ?? (await person.call(PreviewAssetImport, { UploadId })).data.Mapping
  return must(await person.call(StartAssetImport, { UploadId, Mapping, ListAtOnce: options.list ?? true }))
}

/** Imports a file to its end, worked off here and now. */
export async function importCsv(app: TestApp, person: TestPerson, ...rest: [string | Uint8Array, Parameters<typeof startImport>[2]?]) {
  const { ImportId } = await startImport(person, ...rest)
  await handleAssetImport(app.services, { importId: ImportId, accountId: person.accountId }, new AbortController().signal)
  return (await person.call(GetAssetImport, { ImportId })).data
}

/** The report as the browser would save it. */
export async function downloadReport(person: TestPerson, ImportId: string, Rows: 'refused' | 'all'): Promise<string> {
  const link = await person.call(GetAssetImportReport, { ImportId, Rows })
  const response = await person.raw(link.data.Url)
  if (response.status !== 200) throw new Error(`the report answered ${response.status}`)
  // `text()` would drop the byte order mark.
  return Buffer.from(await response.arrayBuffer()).toString()
}

/** So many different homes. */
export function manyHomes(count: number): string {
  const rows = Array.from({ length: count }, (_unused, index) => `H-${index},Denver,CO,${1_000 + index},2,1`)
  return `ref,city,state,rent,beds,baths\n${rows.join('\n')}\n`
}
