import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { type CallContext, accountActor } from '../../rpc/call-context.ts'
import { ownProfiles } from './profile.access.ts'
import { presentProfileDetails } from './profile.present.ts'
import { getProfileDetails } from './profile-guards.ts'
import { findSessionRecord } from './session-record.ts'

/**
 * What every change of a profile ends with: the header and the menus of this browser follow the active profile at once.
 * Rights follow the kind of the profile, so another kind also means a new secret.
 */
export async function presentChanged(context: CallContext, profileId: string, { newKind = false } = {}): Promise<ProfileDetails> {
  const { db } = context
  const actor = accountActor(context.actor)
  if (actor.actingFor.profileId === profileId) {
    const record = await findSessionRecord(context, actor)
    if (record && newKind) {
      const session = await context.services.sessions.rotate(db, actor)
      context.setSession({ kind: 'rotate', secret: session.secret, record, maxAgeSeconds: session.maxAgeSeconds })
    } else if (record) {
      context.setSession({ kind: 'record', record })
    }
  }
  return presentProfileDetails(await getProfileDetails(db, ownProfiles(actor), profileId))
}
