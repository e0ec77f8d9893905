import { AddEditAssetOwners, GetAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import { actorOf } from '../../../test/actor-of.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { only } from '../../database/db.ts'
import { seeingEverything } from '../../database/pool.ts'
import type { JoinedConnection } from '../../people/connections/connection.public.ts'
import { notifyEnded, notifyJoined } from '../../people/invitations/invitation.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { must } from '../../../test/must.ts'

export type OwnerInput = InputOf<typeof AddEditAssetOwners>['Owners'][number]

export const owner = (OwnershipPercent: number, rest: Partial<OwnerInput> = {}): OwnerInput => ({ OwnershipPercent, ...rest })

/** Gives a property a second owner who holds nothing yet. */
export async function addSilentOwner(person: TestPerson, AssetId: string): Promise<{ ownerId: string; ownersVersion: number }> {
  await person.call(AddEditAssetOwners, { AssetId, Version: 0, Owners: [owner(100), owner(0, { Name: 'Iris Bell' })] })
  const { Owners, OwnersVersion } = await ownersOf(person, AssetId)
  const { OwnerId } = Owners.find(({ Name }) => Name === 'Iris Bell') ?? {}
  if (!OwnerId) throw new Error('the owner was not added')
  return { ownerId: OwnerId, ownersVersion: OwnersVersion }
}

export async function ownersOf(person: TestPerson, AssetId: string): Promise<OutputOf<typeof GetAssetOwners>> {
  return must(await person.call(GetAssetOwners, { AssetId }))
}

/** Today where a property stands, or so many days later. */
export async function dayWhereItStands(app: TestApp, assetId: string, daysAhead = 0): Promise<string> {
  return only(
    await app.sql<{ day: string }>('select (now() at time zone time_zone)::date + $2::int as day from asset where id = $1', [
      assetId,
      daysAhead,
    ]),
  ).day
}

/** A person says yes, with what that does in other rooms, in a transaction of theirs. */
export async function joins(app: TestApp, person: TestPerson, connectionId: string): Promise<void> {
  const { accountId, profileId } = person
  await moved(
    app,
    person,
    connectionId,
    {
      change: `state = 1, answered_at = now(), addressee_account_id = coalesce(addressee_account_id, $2),
        addressee_profile_id = coalesce(addressee_profile_id, $3)`,
      values: [accountId, profileId],
    },
    (context, connection) => notifyJoined(context, connection, { joinedProfileId: profileId, invitations: [connection] }),
  )
}

/** A person ends a connection, with what that does in other rooms, in a transaction of theirs. */
export async function leaves(app: TestApp, person: TestPerson, connectionId: string): Promise<void> {
  const change = `state = 3, outcome = 'ended', ended_at = now()`
  await moved(app, person, connectionId, { change, values: [] }, (context, connection) =>
    notifyEnded(context, connection, { byProfileId: person.profileId, reason: null }),
  )
}

async function moved(
  app: TestApp,
  person: TestPerson,
  connectionId: string,
  { change, values }: { change: string; values: readonly string[] },
  send: (context: EventContext, connection: JoinedConnection) => Promise<void>,
): Promise<void> {
  const { accountId, profileId } = person
  await app.services.database.transaction({ kind: 'account', accountId, profileId }, async (db) => {
    const connection = await seeingEverything(db, 'a test moves a connection', async () => {
      await db.sql('select from connection where id = $1 for no key update', [connectionId])
      return only(await db.sql<JoinedConnection>(`update connection set ${change} where id = $1 returning *`, [connectionId, ...values]))
    })
    await send({ db, actor: actorOf(person), services: app.services, afterCommit: () => {} }, connection)
  })
}
