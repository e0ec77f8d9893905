import { WhichHomes } from '@keystead/contract/people/businesses/business.events.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { setSeatAssets } from '../../access/seat.queries.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { failField } from '../../rpc/failure.ts'
import type { ReachedBusiness } from './business.access.ts'
import { text as label } from './given-homes.text.ts'

type Context = Pick<CallContext, 'db' | 'actor' | 'services' | 'afterCommit'>
export type HomeOfBusiness = { readonly id: string; readonly title: string; readonly address: string; readonly isUnitOfGiven: boolean }

/** Homes of the business among these, and the units of the buildings among them. */
export async function homesAmong(
  context: Context,
  { accountId, profileId }: Pick<ReachedBusiness, 'accountId' | 'profileId'>,
  assetIds: readonly string[],
): Promise<HomeOfBusiness[]> {
  if (assetIds.length === 0) return []
  const answers = await context.services.events.ask(context, WhichHomes, { accountId, profileId, assetIds: [...assetIds] })
  return answers.flat()
}

/** Gives a member these homes in place of those before; one that is not of the business is told at its place. */
export async function giveHomes(
  context: Context,
  business: Pick<ReachedBusiness, 'accountId' | 'profileId'>,
  memberId: string,
  { IsLimited, AssetIds }: { IsLimited: boolean; AssetIds: readonly string[] },
): Promise<void> {
  const homes = IsLimited ? await homesAmong(context, business, AssetIds) : []
  const known = new Set(homes.map(({ id }) => id))
  const foreign = IsLimited ? AssetIds.findIndex((id) => !known.has(id)) : -1
  if (foreign >= 0) failField(`AssetIds.${foreign}`, invalidMessage(label.property))
  await setSeatAssets(context.db, memberId, [...known])
}
