import type { AddEditAssetOwners, AssetOwner } from '@keystead/contract/properties/owners/owner.operations.ts'
import { type OwnerState, VESTINGS } from '@keystead/contract/properties/owners/owner.values.ts'
import { WHOLE_BPS, bpsOfTyped, percentOfBps, splitByWeights, sumOf } from '@keystead/contract/values/shares.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { messages as ownersMessages } from '@keystead/contract/properties/owners/owners-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './shares.text.ts'

const percents = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })

/** `33.34` -> `33.34%`, `60` -> `60%`. */
export function percentText(percent: number): string {
  return percents.format(percent / 100)
}

/** What was typed so far, put together in hundredths of a percent; what is no number counts as nothing. */
export function typedWholeBps(owners: readonly { OwnershipPercent?: unknown }[]): number {
  return sumOf(owners.map(({ OwnershipPercent }) => bpsOfTyped(OwnershipPercent)))
}

/** Equal parts that make a whole: what cannot be divided goes to the first ones. */
export function equalPercents(count: number): number[] {
  return splitByWeights(
    WHOLE_BPS,
    Array.from({ length: count }, () => 1),
  ).map(percentOfBps)
}

/** How far the shares that were typed are from a whole: `96.99% in total, 3.01% left to assign`. */
export function wholeText(wholeBps: number): string {
  const total = percentText(percentOfBps(wholeBps))
  if (wholeBps === WHOLE_BPS) return text.together({ total })
  const difference = percentText(percentOfBps(Math.abs(WHOLE_BPS - wholeBps)))
  return (wholeBps < WHOLE_BPS ? text.togetherLeft : text.togetherTooMuch)({ total, difference })
}

const STATES: Record<OwnerState, { text: string; tone: Tone } | null> = {
  named: null,
  invited: { text: text.invited, tone: 'info' },
  asks: { text: text.asks, tone: 'warn' },
  accepted: { text: text.joined, tone: 'good' },
  declined: { text: text.declined, tone: 'neutral' },
  expired: { text: text.expired, tone: 'neutral' },
  ended: { text: text.ended, tone: 'neutral' },
}

/** What an owner's badge says; nothing of those who are no more than a name, and of whoever manages it. */
export function stateOf({ Status, IsManagingOwner, IsSelf }: AssetOwner, mayEdit: boolean): { text: string; tone: Tone } | null {
  if (IsSelf) return mayEdit ? null : { text: text.you, tone: 'brand' }
  return IsManagingOwner || !mayEdit ? null : STATES[Status]
}

/** What stands below an owner's name. */
export function detailsOf(owner: AssetOwner): string {
  return [
    owner.IsManagingOwner ? text.manages : null,
    textOf(VESTINGS, owner.VestingId),
    owner.ReceivesDistributions === false ? text.noDistributions : null,
    owner.Receives1099 === false ? text.no1099 : null,
    owner.Email,
  ]
    .filter(Boolean)
    .join(' · ')
}

type OwnerInput = InputOf<typeof AddEditAssetOwners>['Owners'][number]

/** An owner as they stand there now, for a form that sends all of them. */
export function inputOf(owner: AssetOwner): Required<OwnerInput> {
  return {
    OwnerId: owner.OwnerId,
    Name: owner.IsManagingOwner ? null : owner.Name,
    Email: owner.Email,
    ProfileId: owner.IsManagingOwner ? null : owner.ProfileId,
    Invite: false,
    OwnershipPercent: owner.OwnershipPercent,
    VestingId: owner.VestingId,
    ReceivesDistributions: owner.ReceivesDistributions ?? true,
    Receives1099: owner.Receives1099 ?? true,
    Notes: owner.Notes,
  }
}

/** What is said once the owners are saved: what became of them, by what was there before. */
export function savedTexts(
  before: readonly Pick<AssetOwner, 'OwnerId' | 'IsManagingOwner'>[],
  saved: readonly { OwnerId?: string | null; Name?: string | null; Invite?: boolean }[],
): string[] {
  const kept = new Set(saved.map(({ OwnerId }) => OwnerId))
  const isNew = saved.some(({ OwnerId, Name }) => Boolean(Name) && !OwnerId)
  const isGone = before.some(({ OwnerId, IsManagingOwner }) => !IsManagingOwner && !kept.has(OwnerId))
  return [
    ...(isNew ? [ownersMessages.ownerCreated] : []),
    ...(isGone ? [ownersMessages.ownerDeleted] : []),
    ...(isNew || isGone ? [] : [ownersMessages.ownerUpdated]),
    ...(saved.some(({ Invite }) => Invite) ? [messages.invitationSent] : []),
  ]
}

/** Whether someone can be asked to join: they have not joined, and are not asked already. */
export function canBeInvited({ IsManagingOwner, Status }: AssetOwner): boolean {
  return !IsManagingOwner && Status !== 'accepted' && Status !== 'invited' && Status !== 'asks'
}

/** Whether only the manager is left when an owner goes. */
export function isLastIn(owners: readonly AssetOwner[], { OwnerId }: AssetOwner): boolean {
  return owners.every((owner) => owner.IsManagingOwner || owner.OwnerId === OwnerId)
}

/** What comes of removing an owner; `isLast`: of a unit, which has the owners of its building again. */
export function removalTextOf({ Status }: Pick<AssetOwner, 'Status'>, isLast: boolean): string {
  if (isLast) return `${text.buildingOwnersAgain} ${text.historyStays}`
  return Status === 'accepted' ? `${text.theyLoseAccess} ${text.historyStays}` : text.historyStays
}
