import { ownerStandsOnce } from '@keystead/contract/properties/owners/owner.forms.ts'
import type { AddEditAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { InvitationToSelf, NotConnected } from '@keystead/contract/people/connections/connection.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { CallFailure, fail, failField } from '../../rpc/failure.ts'
import { invite, lockJoined } from '../../people/connections/connection.public.ts'
import { findProfileCards } from '../../identity/profiles/profile.public.ts'
import type { OwnerRow, OwnerTie } from './owner.queries.ts'
import { text as refusal } from './owner-refusal.text.ts'

export type OwnerInput = ParsedInputOf<typeof AddEditAssetOwners>['Owners'][number]

/** An owner of the list as it was typed, and who they were before. */
export type TypedOwner = { readonly input: OwnerInput; readonly existing: OwnerRow | null; readonly index: number }

/** What each owner is tied to from now on; nothing for those who stay as they are. */
export type NewTies = ReadonlyMap<number, OwnerTie>

/**
 * Finds the people behind the owners: connections are kept for this transaction, invitations go out. It comes before the
 * rows of owners are locked: whoever joins or leaves holds a connection and waits for these rows.
 */
export async function tieOwners(context: CallContext, typed: readonly TypedOwner[]): Promise<NewTies> {
  const chosen = typed.filter(({ input, existing }) => input.ProfileId !== null && input.ProfileId !== existing?.profile_id)
  const ties = new Map<number, OwnerTie>(await partnersOf(context, chosen))
  for (const owner of typed) {
    const { input, existing, index } = owner
    if (ties.has(index) || input.Name === null || isPartner(existing)) continue
    if (input.Invite && !(isInvited(existing) && existing?.email === input.Email)) ties.set(index, await invited(context, owner))
    // An invitation is for one address: whoever has another was not asked.
    else if (isInvited(existing) && existing?.email !== input.Email) ties.set(index, { kind: 'none' })
  }
  checkEachOnce(typed)
  return ties
}

export function isPartner(owner: OwnerRow | null): boolean {
  return owner !== null && owner.partner_account_id !== null
}

/** Whether an invitation waits for its answer. */
function isInvited(owner: OwnerRow | null): boolean {
  return owner !== null && owner.connection_state === 0 && !owner.connection_is_over
}

async function partnersOf(context: CallContext, chosen: readonly TypedOwner[]): Promise<[number, OwnerTie][]> {
  const { profileId: own } = profileActor(context.actor)
  const profileIds = chosen.flatMap(({ input }) => input.ProfileId ?? [])
  if (profileIds.length === 0) return []
  const joined = await lockJoined(context.db, own, profileIds)
  const people = await findProfileCards(context.db, profileIds)
  return chosen.map(({ input, existing, index }) => {
    const field = `Owners.${index}.ProfileId`
    const profileId = input.ProfileId ?? own
    if (profileId === own) fail(InvitationToSelf, { [field]: InvitationToSelf.message })
    if (isPartner(existing)) failField(field, refusal.ownerIsAnother)
    const connectionId = joined.get(profileId)
    if (!connectionId || people.get(profileId)?.ProfileType !== 'Owner') fail(NotConnected, { [field]: NotConnected.message })
    return [index, { kind: 'partner', connectionId, profileId }]
  })
}

/** What is wrong with an invitation is told where its address was typed. */
async function invited(context: CallContext, { input, index }: TypedOwner): Promise<OwnerTie> {
  try {
    const { connectionId } = await invite(context, {
      email: input.Email,
      profileTypeId: PROFILE_TYPES.Owner,
      name: input.Name,
      reuseOpen: true,
    })
    return { kind: 'invited', connectionId }
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const message = Object.values(error.fields ?? {})[0] ?? error.definition.message
    throw new CallFailure(error.definition, {
      fields: { [`Owners.${index}.Email`]: message },
      ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    })
  }
}

/** No one is chosen who stands there already. */
function checkEachOnce(typed: readonly TypedOwner[]): void {
  const people = typed.map(({ input, existing }) => (isPartner(existing) ? (existing?.profile_id ?? null) : input.ProfileId))
  for (const { index } of typed) {
    const profileId = people[index] ?? null
    if (profileId !== null && people.indexOf(profileId) < index) failField(`Owners.${index}.ProfileId`, ownerStandsOnce)
  }
}
