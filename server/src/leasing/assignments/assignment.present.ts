import type {
  AgentTermsRead,
  AssignedAgent,
  AssignedAsset,
  LeaseRead,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { listingType } from '@keystead/contract/properties/fields/property.values.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { WHOLE_BPS, percentOfBps } from '@keystead/contract/values/shares.ts'
import type { z } from 'zod'
import type { ProfileCard } from '../../identity/profiles/profile.public.ts'
import { assetTypeText, bathroomsFrom, centsText, listingTypeText } from '../../properties/properties/property.public.ts'
import { type ImageRow, presentImage } from '../../properties/images/image.public.ts'
import { contractText } from './agent-terms.ts'
import type { AssignedAssetRow, AssignedProfileRow, LeaseRow, LeaseTermsRow } from './assigned-assets.queries.ts'

type TermColumns = Pick<AssignedProfileRow, 'agent_percent_bps' | 'fee_percent_bps' | 'fee_cents' | 'scopes'> & { contract_type_id: number }

const percentOf = (bps: number | null) => (bps === null ? null : percentOfBps(bps))

export function presentTerms(row: TermColumns): z.infer<typeof AgentTermsRead> {
  return {
    ContractTypeId: row.contract_type_id,
    ContractType: contractText(row.contract_type_id),
    AgentPercent: percentOf(row.agent_percent_bps),
    FeePercent: percentOf(row.fee_percent_bps),
    FeeAmount: centsText(row.fee_cents),
    Scopes: row.scopes,
  }
}

/** The day before the one from which something holds no more, where it was ended; else its last day. */
export function lastDay({
  starts_on,
  ends_on,
  ended_on,
}: {
  starts_on: string
  ends_on: string | null
  ended_on: string | null
}): string | null {
  if (ended_on === null) return ends_on
  if (ended_on <= starts_on) return starts_on
  return addDays(ended_on, -1)
}

function presentCommon(row: AssignedProfileRow, card: ProfileCard | undefined) {
  return {
    AssignmentId: row.id,
    Version: row.version,
    ProfileId: row.profile_id,
    Name: card?.Name ?? 'Closed account',
    PicPath: card?.PicPath ?? null,
    ConnectionId: row.connection_id,
    StartsOn: row.starts_on,
    EndsOn: lastDay(row),
    State: row.state,
    EndReason: row.end_reason,
  }
}

/** `showsFees`: what agents earn is between them and those who own the property. */
export function presentAgent(row: AssignedProfileRow, card: ProfileCard | undefined, showsFees: boolean): AssignedAgent {
  const terms = presentTerms({ ...row, contract_type_id: row.contract_type_id ?? 0 })
  const fees = showsFees ? {} : { AgentPercent: null, FeePercent: null, FeeAmount: null }
  return { ...presentCommon(row, card), ...terms, ...fees, EndReason: showsFees ? row.end_reason : null }
}

type TenantOfLease = AssignedProfileRow & { share_bps: number }

export function presentLease(
  row: LeaseRow,
  tenants: readonly TenantOfLease[],
  cards: ReadonlyMap<string, ProfileCard>,
  amounts: ReadonlyMap<string, number>,
): LeaseRead {
  return {
    LeaseId: row.id,
    Version: row.version,
    StartsOn: row.starts_on,
    EndsOn: lastDay(row),
    State: row.state,
    EndReason: row.end_reason,
    Rent: textFromCents(row.rent_cents),
    RentFrequencyId: row.rent_frequency_id,
    Advance: textFromCents(row.advance_cents),
    Billing: row.billing,
    Tenants: tenants.map((tenant) => ({
      ...presentCommon(tenant, cards.get(tenant.profile_id)),
      SharePercent: percentOfBps(tenant.share_bps),
      ShareAmount: textFromCents(amounts.get(tenant.id) ?? 0),
    })),
  }
}

type Tenancy = NonNullable<AssignedAsset['Tenancy']>

/** Whether a tenant knows the amounts of the whole lease. Of those who get a bill each, one who is alone in it does. */
export function knowsWhole({ billing }: { billing: 'joint' | 'individual' }, shareBps: number): boolean {
  return billing === 'joint' || shareBps === WHOLE_BPS
}

export function presentTenancy(lease: LeaseTermsRow, shareBps: number, shareCents: number): Tenancy {
  const knows = knowsWhole(lease, shareBps)
  return {
    LeaseId: lease.id,
    Rent: knows ? textFromCents(lease.rent_cents) : null,
    RentFrequencyId: lease.rent_frequency_id,
    Billing: lease.billing,
    SharePercent: knows ? percentOfBps(shareBps) : null,
    ShareAmount: textFromCents(shareCents),
  }
}

type Around = { owner: ProfileCard | undefined; image: ImageRow | undefined; tenancy: Tenancy | null }

export function presentAssignedAsset(row: AssignedAssetRow, { owner, image, tenancy }: Around): AssignedAsset {
  return {
    AssignmentId: row.id,
    AssetId: row.asset_id,
    Title: row.title,
    Place: row.place,
    State: row.state,
    CanOpen: row.can_open,
    StartsOn: row.starts_on,
    EndsOn: lastDay(row),
    EndReason: row.end_reason,
    Owner: {
      ProfileId: row.manager_id,
      Name: owner?.Name ?? 'Closed account',
      PicPath: owner?.PicPath ?? null,
      ConnectionId: row.connection_id,
    },
    Agent: row.contract_type_id === null ? null : presentTerms({ ...row, contract_type_id: row.contract_type_id }),
    Tenancy: tenancy,
    Facts: row.can_open && row.asset_type_id !== null ? presentFacts({ ...row, asset_type_id: row.asset_type_id }, image) : null,
  }
}

function presentFacts(row: AssignedAssetRow & { asset_type_id: number }, image: ImageRow | undefined): AssignedAsset['Facts'] {
  return {
    AssetType: assetTypeText(row.asset_type_id),
    CategoryId: row.category_id,
    Bedrooms: row.bedrooms,
    Bathrooms: bathroomsFrom(row),
    ListingTypeId: row.listing_type_id,
    ListingType: listingTypeText(row.listing_type_id),
    AlsoForSale: row.also_for_sale,
    Amount: centsText(row.amount_cents),
    RentFrequencyId: listingType(row.listing_type_id)?.asks === 'rent' ? row.rent_frequency_id : null,
    IsListed: row.is_listed,
    OpenChecks: row.open_checks,
    Image: image ? presentImage(image, row.title) : null,
  }
}
