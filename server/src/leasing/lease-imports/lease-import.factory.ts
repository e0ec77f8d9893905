import {
  GetLeaseImport,
  type LeaseImport,
  type LeaseImportMapping,
  PreviewLeaseImport,
  StartLeaseImport,
} from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { uploadCsv } from '../../properties/imports/import.factory.ts'
import { handleLeaseImport } from './lease-import.job.ts'

type Options = { mapping?: LeaseImportMapping; asDrafts?: boolean; unlist?: boolean }

/** Starts an import with the columns that the preview guesses. */
export async function startLeaseImport(person: TestPerson, content: string | Uint8Array, options: Options = {}): Promise<LeaseImport> {
  const UploadId = await uploadCsv(person, content, 'tenants.csv')
  const Mapping = options.mapping ?? must(await person.call(PreviewLeaseImport, { UploadId })).Mapping
  return must(await person.call(StartLeaseImport, { UploadId, Mapping, AsDrafts: options.asDrafts, Unlist: options.unlist }))
}

/** Imports a file to its end, worked off here and now. */
export async function importLeases(app: TestApp, person: TestPerson, content: string, options: Options = {}): Promise<LeaseImport> {
  const { ImportId } = await startLeaseImport(person, content, options)
  await handleLeaseImport(app.services, { importId: ImportId, accountId: person.accountId }, new AbortController().signal)
  return must(await person.call(GetLeaseImport, { ImportId }))
}
