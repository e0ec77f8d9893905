import {
  type AssetEvent,
  type GetAssetHistory,
  HISTORY_PARTS,
} from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { type ProfileCard, findProfileCards } from '../../identity/profiles/profile.public.ts'
import {
  type AssetRow,
  type ReachedAsset,
  centsText,
  getAsset,
  movesTenants,
  seesLeases,
} from '../../properties/properties/property.public.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { type AssetEventRow, type EventReader, countAssetEvents, listAssetEvents } from './listing-life.queries.ts'

export const getAssetHistory: Handler<typeof GetAssetHistory, ReachedAsset> = async (context, input) => {
  const { db } = context
  const reached = context.owned
  const asset = await getAsset(db, reached.scope, input.AssetId, reached)
  const { About, PageIndex, PageSize } = input
  const kinds = About ? HISTORY_PARTS[About] : null
  const wanted = { reader: readerOf(reached), kinds }
  // That it was added is the last of all, and no row of its own.
  const beginnings = kinds === null || About === 'details' ? [created(asset)] : []
  const events = (await countAssetEvents(db, reached.scope, asset.id, wanted, MOST_COUNTED)) + beginnings.length
  const rows = await listAssetEvents(db, reached.scope, asset.id, wanted, rowsOf(input))
  const reachesBeginning = rows.length < PageSize && PageIndex * PageSize + rows.length === events - beginnings.length
  const caller = profileActor(context.actor).profileId
  const people = await findProfileCards(db, peopleIn(rows))
  return pageWith([...rows.map((row) => presentEvent(row, people, caller)), ...(reachesBeginning ? beginnings : [])], input, events)
}

/** People read here of people what they read of them on the property itself. */
function readerOf(reached: ReachedAsset): EventReader {
  return {
    agentProfileId: reached.relation === 'agent' ? reached.byProfileId : null,
    seesTenants: seesLeases(reached),
    seesOthers: movesTenants(reached),
  }
}

function peopleIn(rows: readonly AssetEventRow[]): string[] {
  const ids = rows.flatMap((row) => [row.by_profile_id, row.subject_profile_id, ...row.subject_profile_ids])
  return [...new Set(ids.filter((id) => id !== null))]
}

function presentEvent(row: AssetEventRow, people: ReadonlyMap<string, ProfileCard>, callerProfileId: string): AssetEvent {
  return {
    EventId: row.id,
    Kind: row.kind,
    At: row.at.toISOString(),
    Reason: row.reason,
    ListingTypeId: row.listing_type_id,
    PreviousAmount: centsText(row.from_cents),
    Amount: centsText(row.to_cents),
    RentFrequencyId: row.rent_frequency_id,
    Subject: personOf(people, row.subject_profile_id) ?? namedIn(row, people),
    Role: row.role,
    LeaseEnd: row.kind === 'lease-changed' ? { From: row.lease_from, To: row.lease_to } : null,
    RentFromOn: row.rent_from_on,
    MovesOutOn: row.moves_out_on,
    EditedParts: row.edited_parts,
    UnitsCount: row.units_count,
    IsByCaller: row.by_profile_id === callerProfileId,
    By: row.by_profile_id === callerProfileId ? null : personOf(people, row.by_profile_id),
  }
}

function personOf(people: ReadonlyMap<string, ProfileCard>, profileId: string | null) {
  const card = profileId === null ? undefined : people.get(profileId)
  return card ? { ProfileId: card.ProfileId, Name: card.Name } : null
}

/** Those for whom someone else spoke, and persons without an account. */
function namedIn({ subject_name, subject_profile_ids, person_names }: AssetEventRow, people: ReadonlyMap<string, ProfileCard>) {
  if (subject_name !== null) return { ProfileId: null, Name: subject_name }
  const names = [...subject_profile_ids.flatMap((id) => people.get(id)?.Name ?? []), ...person_names]
  return names.length === 0 ? null : { ProfileId: null, Name: listText(names) }
}

function created(asset: AssetRow): AssetEvent {
  return {
    EventId: asset.id,
    Kind: 'created',
    At: asset.created_at.toISOString(),
    Reason: null,
    ListingTypeId: null,
    PreviousAmount: null,
    Amount: null,
    RentFrequencyId: null,
    Subject: null,
    Role: null,
    LeaseEnd: null,
    RentFromOn: null,
    MovesOutOn: null,
    EditedParts: null,
    UnitsCount: null,
    IsByCaller: false,
    By: null,
  }
}
