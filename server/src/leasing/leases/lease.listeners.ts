import { AccountClosing, EmailConfirmed } from '@keystead/contract/identity/accounts/account.events.ts'
import { ConnectionEnded, ConnectionJoined, DoesAddressStandInLeases } from '@keystead/contract/people/connections/connection.events.ts'
import { HomesMoved, ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { WhoLivesThere } from '@keystead/contract/properties/properties/home-lease.events.ts'
import { AssetDeleted } from '@keystead/contract/properties/properties/asset-deleted.events.ts'
import { seeingEverything } from '../../database/pool.ts'
import { type Listener, answer, on } from '../../rpc/events.ts'
import { acceptPerson, acceptPersonEverywhere } from './accept-person.ts'
import { endTenancies } from './end-tenancies.ts'
import { homeLeasesOf } from './home-leases.ts'
import { movePersonsOfHomes, movePersonsOfProfile } from './move-persons.ts'
import { moveLeases, moveTenant } from './moving.queries.ts'
import { deleteOccupantsOfAccount } from './occupant.queries.ts'
import { endLeasesOfDeleted, isAddressInLeases, lockOpenTenants } from './tenant.queries.ts'

export const leaseListeners: readonly Listener[] = [
  on(EmailConfirmed, 'who joined before the address was confirmed is now the one written down with it', async (context, accounts) => {
    for (const { accountId } of accounts) await acceptPersonEverywhere(context, accountId)
  }),
  on(ConnectionJoined, 'who was written down in leases is now the one who joined', async (context, sides) => {
    for (const side of sides) await acceptPerson(context, side)
  }),
  on(ConnectionEnded, 'tenancies between the two end today', async (context, connections) => {
    for (const { connectionId, reason, byProfileId } of connections)
      await endTenancies(context, await lockOpenTenants(context.db, { connectionId }), { endsOn: null, reason, byProfileId })
  }),
  on(AccountClosing, 'the occupants that its leases name are forgotten', async ({ db }, accounts) => {
    for (const { accountId } of accounts)
      await seeingEverything(db, 'drafts of each profile name some', () => deleteOccupantsOfAccount(db, accountId))
  }),
  on(AssetDeleted, 'its leases end', async ({ db }, assets) => {
    for (const [byProfileId, deleted] of Map.groupBy(assets, (asset) => asset.byProfileId)) {
      await endLeasesOfDeleted(
        db,
        deleted.map(({ id }) => id),
        byProfileId,
      )
    }
  }),
  on(ProfileMoved, 'who is written down by it, and where it is a tenant, come along', async (context, profiles) => {
    const { db } = context
    for (const profile of profiles) {
      await moveTenant(db, profile)
      await movePersonsOfProfile(context, profile)
    }
  }),
  on(HomesMoved, 'their leases come along, with whom they name', async (context, homes) => {
    await moveLeases(
      context.db,
      homes.map(({ id }) => id),
      homes[0]!.accountId,
    )
    await movePersonsOfHomes(context, homes)
  }),
  answer(DoesAddressStandInLeases, 'as that of a tenant or guarantor', ({ db }, address) => isAddressInLeases(db, address)),
  answer(WhoLivesThere, 'tenants, rent and last day of their leases', ({ db }, { assetIds }) => homeLeasesOf(db, assetIds)),
]
