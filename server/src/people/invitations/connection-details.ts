import { ConnectionNotFound } from '@keystead/contract/people/connections/connection.operations.ts'
import type { ConnectionDetails } from '@keystead/contract/people/connections/connection.schemas.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { phoneText } from '@keystead/contract/values/phones.ts'
import { type Reachable, findReachable } from '../../identity/profiles/profile.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { assetsBetween, findSeenConnection, presentCard } from '../connections/connection.public.ts'
import { offersBehind } from './offers.ts'

const NOWHERE: Reachable = { email: null, phone: null, place: null }

/** One connection as the active profile sees it. */
export async function connectionDetails(
  context: CallContext & { readonly owned: Scope<'connection'> },
  connectionId: string,
): Promise<ConnectionDetails> {
  const { db } = context
  const row = (await findSeenConnection(db, context.owned, connectionId)) ?? fail(ConnectionNotFound)
  const assets = await assetsBetween(context, [row.id])
  const isJoined = row.state === CONNECTION_STATES.Joined
  const reachable = (isJoined && row.other_id !== null && (await findReachable(db, row.other_id))) || NOWHERE
  return {
    ...presentCard(row, assets.get(row.id) ?? 0),
    Message: row.message,
    Reason: row.reason,
    Email: reachable.email,
    Phone: reachable.phone && phoneText(reachable.phone),
    PlaceLine: reachable.place,
    Proposal: row.state === CONNECTION_STATES.Pending ? (await offersBehind(context, row)).proposal : null,
  }
}
