import { PersonsCopied } from '@keystead/contract/identity/persons/person.events.ts'
import { copyPersons, movePersons } from '../../identity/persons/person.public.ts'
import { callInvitedOtherwise } from '../../people/connections/connection.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import { type NamedPerson, callOtherwise, listPersonsOfHomes, listPersonsOfProfile } from './moving.queries.ts'

type Home = { readonly id: string; readonly accountId: string; readonly fromAccountId: string; readonly profileId: string }
type Profile = Omit<Home, 'profileId'>

/** Whom leases of some homes name comes along with them. Whom another profile of the former account has to do with stays, and is copied. */
export async function movePersonsOfHomes(context: EventContext, homes: readonly Home[]): Promise<void> {
  const assetIds = homes.map(({ id }) => id)
  const [move] = homes
  if (move) await bring(context, await listPersonsOfHomes(context.db, assetIds, move), move, assetIds)
}

/** Whom it has written down and no lease names yet, and whom it has asked to connect. */
export async function movePersonsOfProfile(context: EventContext, profile: Profile): Promise<void> {
  await bring(context, await listPersonsOfProfile(context.db, profile), profile, [])
}

async function bring(
  context: EventContext,
  persons: readonly NamedPerson[],
  { accountId, fromAccountId }: Profile,
  assetIds: readonly string[],
): Promise<void> {
  if (persons.length === 0) return
  const { db } = context
  const accounts = { fromAccountId, toAccountId: accountId }
  await movePersons(db, { personIds: persons.filter((one) => !one.is_named_elsewhere).map(({ id }) => id), ...accounts })
  const copies = await copyPersons(db, { personIds: persons.map(({ id }) => id), ...accounts })
  if (copies.length === 0) return
  const named = Map.groupBy(await callOtherwise(db, assetIds, copies), ({ person_id }) => person_id)
  await callInvitedOtherwise(db, accountId, copies)
  const inHomes = copies.flatMap(({ fromId, toId }) => {
    const homes = named.get(toId)
    return homes ? [{ id: toId, accountId, fromId, assetIds: homes.map(({ asset_id }) => asset_id) }] : []
  })
  await context.services.events.emit(context, PersonsCopied, inHomes)
}
