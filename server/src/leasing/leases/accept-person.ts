import { paths } from '@keystead/contract/navigation/paths.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { actingAs } from '../../database/pool.ts'
import { becomeProfile } from '../../identity/persons/person.public.ts'
import { type JoinedWithTenant, lockJoinedWithTenant } from '../../people/connections/connection.public.ts'
import { notify } from '../../platform/notifications/notification.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { connectThroughLease } from '../../people/connections/connection.public.ts'
import { announceHands, listGrantees, saidTenure } from '../tenures/tenure.public.ts'
import { say } from '../../text/said.ts'
import { text } from './lease.text.ts'
import { type GivenTenancy, giveToProfile, listManagersOf } from './tenant.queries.ts'

/**
 * A tenant has joined whom the account may have written down before: with the confirmed address of that person they are the
 * person, and find the homes that they were leased.
 */
export async function acceptPerson(context: EventContext, joined: JoinedWithTenant): Promise<void> {
  const { db } = context
  const profile = (await listGrantees(db, [joined.otherProfileId])).get(joined.otherProfileId)
  if (profile?.profile_type_id !== PROFILE_TYPES.Tenant) return
  const personId = await becomeProfile(db, joined)
  if (personId === null) return
  for (const managerProfileId of await listManagersOf(db, personId)) {
    // A lease ends with the connection to who manages its home, and with no other one.
    const connectionId =
      managerProfileId === joined.profileId
        ? joined.connectionId
        : await connectThroughLease(context, { managerProfileId, tenantProfileId: profile.id, byProfileId: profile.id })
    const homes = await giveToProfile(db, { personId, profile, managerProfileId, connectionId })
    await notifyOfHomes(context, profile.id, managerProfileId, homes)
  }
}

async function notifyOfHomes(
  context: EventContext,
  profileId: string,
  managerProfileId: string,
  homes: readonly GivenTenancy[],
): Promise<void> {
  for (const home of homes.filter(({ isOpen }) => isOpen)) {
    await notify(context, {
      event: 'asset.assigned',
      once: `asset.assigned:${home.id}`,
      profileIds: [profileId],
      assetId: home.asset_id,
      said: say(text, 'leasedToYou', { home: home.asset_title, term: saidTenure({ startsOn: home.starts_on, endsOn: home.ends_on }) }),
      actorProfileId: managerProfileId,
      path: paths.tenantViewProperty(home.asset_id),
    })
  }
  const assetIds = homes.map(({ asset_id }) => asset_id)
  await announceHands(context.db, [...new Set(assetIds)], { except: null })
}

/** An address has proved to be a tenant's: the same for all with whom they joined before that. */
export async function acceptPersonEverywhere(context: EventContext, accountId: string): Promise<void> {
  for (const joined of await lockJoinedWithTenant(context.db, accountId))
    await actingAs(context.db, joined.accountId, () => acceptPerson(context, joined))
}
