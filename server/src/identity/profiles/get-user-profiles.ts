import type { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { listSeats } from '../../access/seat.queries.ts'
import { ownProfiles } from './profile.access.ts'
import { presentMember, presentOwnProfile, presentProfile } from './profile.present.ts'
import { getAccountSummary, listProfilesById } from './profile.queries.ts'
import { listProfileDetails } from './profile-details.queries.ts'

export const getUserProfiles: Handler<typeof GetUserProfiles> = async (context) => {
  const actor = accountActor(context.actor)
  const rows = await listProfileDetails(context.db, ownProfiles(actor))
  const account = await getAccountSummary(context.db, actor.accountId)
  const seats = await listSeats(context.db, actor.accountId)
  const businesses = await listProfilesById(
    context.db,
    seats.map((seat) => seat.profile_id),
  )
  return {
    ActiveProfileId: actor.actingFor.profileId,
    Profiles: rows.map(presentOwnProfile),
    Businesses: seats.flatMap((seat) => {
      const profile = businesses.find((row) => row.id === seat.profile_id)
      return profile ? [{ ...presentProfile(profile), Member: presentMember(seat) }] : []
    }),
    FirstName: account.account_first_name,
    LastName: account.account_last_name,
  }
}
