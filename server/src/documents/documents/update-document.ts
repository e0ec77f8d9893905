import { DocumentChanged, UpdateDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import { actingAs } from '../../database/pool.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { announceToReaders } from './announce-to-readers.ts'
import { documentOfCall, type ReachedDocument } from './document.access.ts'
import { insertVersion } from './document.queries.ts'
import { keepWordsAbout, keepWordsIn } from './document-words.queries.ts'
import { readDocumentJob } from './read-document.job-definition.ts'
import { checkRoomOfOwner } from './room-of-owner.ts'
import { takeFiles } from './take-files.ts'

export const updateDocument: Handler<typeof UpdateDocument, ReachedDocument> = async (context, input) => {
  const { db, actor, owned, audit, services } = context
  const [file] = await takeFiles(context, [input.UploadId], () => 'UploadId')
  const made = await actingAs(
    db,
    owned.accountId,
    async () => {
      if (owned.standing !== 'own') {
        await lockProfile(db, { profileId: owned.ownerProfileId, accountId: owned.accountId })
        // The right may have been taken back while this waited.
        await documentOfCall(context, input.DocumentId, UpdateDocument)
        await checkRoomOfOwner(context, owned, file!.bytes, 'UploadId')
      }
      const document = { id: input.DocumentId, version: input.Version }
      const { profileId: byProfileId } = profileActor(actor)
      const version =
        (await insertVersion(db, owned.scope, document, file!, { comments: input.Comments, byProfileId })) ?? fail(DocumentChanged)
      await keepWordsAbout(db, [version.id])
      await keepWordsIn(db, version.id, null)
      await services.jobs.enqueue(db, readDocumentJob, { versionId: version.version_id }, version.version_id)
      await announceToReaders(db, [version.id])
      return version
    },
    { keepsListOfMember: true },
  )
  audit(made.id, { number: made.number })
  return { DocumentId: made.id, Version: made.version, Number: made.number }
}
