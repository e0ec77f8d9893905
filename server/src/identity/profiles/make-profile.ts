import { ProfileTypeSet } from '@keystead/contract/identity/profiles/profile.events.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type NewProfile, insertProfile } from './profile.queries.ts'

/** The id of a new profile, of which rooms above hear; null where the account has one of this kind. */
export async function makeProfile(context: EventContext, profile: NewProfile): Promise<string | null> {
  const id = await insertProfile(context.db, profile)
  if (id === null) return null
  const { accountId, profileTypeId } = profile
  await context.services.events.emit(context, ProfileTypeSet, [{ id, accountId, profileTypeId }])
  return id
}
