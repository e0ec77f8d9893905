import { ApplicationNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import { type AddApplicationNote, TooManyNotes } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { MAX_NOTES } from '@keystead/contract/applications/decisions/decision.values.ts'
import { announceChange } from '../../live/announce-change.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { asKeeper, lockApplication, noteRead, type ReachedApplication } from '../applications/application.public.ts'
import { byWhom } from './decide.ts'
import { countNotes, insertNote } from './decision.queries.ts'

export const addApplicationNote: Handler<typeof AddApplicationNote, ReachedApplication> = (context, { ApplicationId, Text }) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = (await lockApplication(db, ApplicationId)) ?? fail(ApplicationNotFound)
    if (((await countNotes(db, [ApplicationId])).get(ApplicationId) ?? 0) >= MAX_NOTES) fail(TooManyNotes)
    // What has a file is not taken back, and its file not deleted with it.
    await noteRead(context, application)
    const NoteId = await insertNote(db, application, await byWhom(db, owned.profileId), Text)
    await announceChange(db, [application.profile_id], ['application'])
    audit(ApplicationId, { note: NoteId })
    return { ApplicationId, NoteId }
  })
}
