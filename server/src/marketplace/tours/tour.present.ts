import { assetType, textOf } from '@keystead/contract/properties/fields/property.values.ts'
import type { Tour } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { DENIAL_REASONS, type TourStanding } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { presentName } from '../../identity/profiles/profile.public.ts'
import type { TourRow } from './tour.queries.ts'

/** A tour as one side sees it, of the listers one of them: the visitor reaches them through us alone. */
export function presentTour(row: TourRow, reader: { readonly profileId: string | null }): Tour {
  return {
    ViewingId: row.id,
    ...standingOf(row),
    AssetId: row.asset_id,
    AssetTitle: row.asset_title,
    City: row.city,
    IsListed: row.is_listed,
    TimeZone: row.time_zone,
    Times: row.wished_at.map((moment) => moment.toISOString()),
    ProposedTime: row.proposed_at?.toISOString() ?? null,
    StartsAt: row.starts_at?.toISOString() ?? null,
    Minutes: row.minutes,
    Address: row.state === 'Confirmed' ? row.address : null,
    Words: row.words,
    DenialReason: textOf(DENIAL_REASONS, row.denial_reason_id),
    EndedBy: row.ended_by,
    With:
      reader.profileId !== null
        ? { Name: row.visitor_name, Email: row.visitor_email, Phone: row.visitor_phone }
        : { Name: listerName(row), Email: null, Phone: null },
    AnsweredBy:
      reader.profileId === null || reader.profileId === row.lister_profile_id
        ? null
        : { ProfileId: row.lister_profile_id, Name: listerName(row) },
    Note: row.note,
    CreatedAt: row.created_at.toISOString(),
  }
}

export function standingOf(row: Pick<TourRow, 'state' | 'waits_for' | 'is_over'>): TourStanding {
  return { State: row.state, WaitsFor: row.waits_for, IsOver: row.is_over }
}

export function listerName(row: Pick<TourRow, 'lister_first_name' | 'lister_last_name'>): string {
  return presentName({ first_name: row.lister_first_name, last_name: row.lister_last_name })
}

/** In words that no one chose, for an address that no one has confirmed: `Apartment in Denver, CO`. */
export function homeInOurWords(row: Pick<TourRow, 'asset_type_id' | 'city'>): string {
  return `${assetType(row.asset_type_id)?.Text ?? 'Property'} in ${row.city}`
}

/** What the other side had in its calendar: the agreed time, else the one proposed, else those that were asked for. */
export function plannedTimes({ state, starts_at, waits_for, proposed_at, wished_at }: TourRow): readonly Date[] {
  if (state === 'Confirmed' && starts_at) return [starts_at]
  return waits_for === 'visitor' && proposed_at ? [proposed_at] : wished_at
}
