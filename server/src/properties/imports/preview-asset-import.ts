import {
  ImportFileUnreadable,
  type ImportMapping,
  type PreviewAssetImport,
} from '@keystead/contract/properties/imports/import.operations.ts'
import type { OutputOf, ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import type { Actor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import { rememberedMapping } from './import-calls.ts'
import { givePlaces, openReading } from './open-reading.ts'
import { storedFile } from './stored-file.ts'
import { findImportUpload, inTurnOfAccount, readingUpload } from './uploaded-file.ts'

type Answer = OutputOf<typeof PreviewAssetImport>

/** All of it is read before the transaction of the call begins: no connection waits for a file. */
export const previewAssetImport: PreparedHandler<typeof PreviewAssetImport, Answer> = {
  async prepare({ services, actor }, input) {
    return inTurnOfAccount(profileActor(actor).accountId, () => preview(services, actor, input))
  },
  run: async (_context, _input, answer) => answer,
}

async function preview(services: Services, actor: Actor, input: ParsedInputOf<typeof PreviewAssetImport>): Promise<Answer> {
  const owner = profileActor(actor)
  const upload = await findImportUpload(services, actor, input.UploadId)
  return readingUpload(openReading(services), async (reading) => {
    const columns = (await reading.ask('head', storedFile(services, upload.storage_key))) ?? fail(ImportFileUnreadable)
    const remembered: ImportMapping | null = input.Mapping ? null : await rememberedMapping(services, owner, 'homes', columns)
    await givePlaces(services, reading)
    const read = await reading.ask('preview', { mapping: input.Mapping ?? remembered, bytes: upload.bytes })
    return { FileName: upload.file_name, Bytes: upload.bytes, ...read, MappingIsRemembered: remembered !== null }
  })
}
