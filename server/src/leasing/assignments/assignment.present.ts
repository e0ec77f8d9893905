import type { AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import { type ProfileCard, nameless } from '../../identity/profiles/profile.public.ts'
import { type ImageRow, presentImage } from '../../properties/images/image.public.ts'
import { presentTerms } from '../engagements/engagement.public.ts'
import { knowsWhole, type LeaseTermsRow, presentTenantWords } from '../leases/lease.public.ts'
import { lastDay } from '../tenures/tenure.public.ts'
import type { AssignedAssetRow } from './assigned-assets.queries.ts'

type Tenancy = NonNullable<AssignedAsset['Tenancy']>

type Part = {
  readonly shareBps: number
  readonly shareCents: number
  readonly state: AssignedAssetRow['state']
  readonly profileId: string
  readonly cards: ReadonlyMap<string, ProfileCard>
}

export function presentTenancy(lease: LeaseTermsRow, { shareBps, shareCents, state, ...reader }: Part): Tenancy {
  const knows = knowsWhole(lease, shareBps)
  return {
    LeaseId: lease.id,
    Rent: knows ? textFromCents(lease.rent_cents) : null,
    RentFrequencyId: lease.rent_frequency_id,
    Billing: lease.billing,
    SharePercent: knows ? percentOfBps(shareBps) : null,
    ShareAmount: textFromCents(shareCents),
    Words: presentTenantWords(
      lease,
      { runs: state === 'current', isPast: state === 'past', endsOn: lease.ends_on, knowsWhole: knows },
      reader,
    ),
  }
}

type Around = { owner: ProfileCard | undefined; image: ImageRow | undefined; tenancy: Tenancy | null; home: AssignedAsset['Home'] }

export function presentAssignedAsset(row: AssignedAssetRow, { owner, image, tenancy, home }: Around): AssignedAsset {
  return {
    AssignmentId: row.id,
    AssetId: row.asset_id,
    Title: row.title,
    Place: row.place,
    TimeZone: row.time_zone,
    State: row.state,
    CanOpen: row.can_open,
    StartsOn: row.starts_on,
    EndsOn: lastDay(row),
    EndReason: row.end_reason,
    Owner: {
      ProfileId: row.manager_id,
      Name: owner?.Name ?? nameless.closedAccount,
      PicPath: owner?.PicPath ?? null,
      ConnectionId: row.connection_id,
    },
    Agent: row.contract_type_id === null ? null : presentTerms({ ...row, contract_type_id: row.contract_type_id }),
    Tenancy: tenancy,
    Image: image && row.can_open ? presentImage(image, row.title) : null,
    Home: home,
  }
}
