import type { OwnRenterProfile, RenterProfileShare } from '@keystead/contract/applications/renter-profile/renter-profile.schemas.ts'
import type { StatedByRenter } from '@keystead/contract/applications/form/form.schemas.ts'
import { completeStated } from '../form/form.public.ts'
import type { LinkedProfileRow, OpeningRow, ProfileRow, ShareRow } from './renter-profile.queries.ts'

export function presentOwn(profile: ProfileRow, shares: readonly ShareRow[], openings: readonly OpeningRow[]): OwnRenterProfile {
  return {
    Name: profile.name,
    SubmittedAt: profile.submitted_at.toISOString(),
    State: profile.is_valid ? 'valid' : 'expired',
    ExpiresAt: profile.expires_at.toISOString(),
    Stated: statedIn(profile),
    Shares: shares.map((share) =>
      presentShare(
        share,
        openings.filter(({ share_id }) => share_id === share.id),
      ),
    ),
  }
}

function presentShare(share: ShareRow, openings: readonly OpeningRow[]): RenterProfileShare {
  return {
    ShareId: share.id,
    Label: share.label,
    Email: share.email,
    ShowsContacts: share.shows_contacts,
    State: share.ended_at !== null ? 'stopped' : share.is_over ? 'over' : 'open',
    SharedAt: share.created_at.toISOString(),
    UntilAt: share.until_at.toISOString(),
    OpeningsCount: share.openings,
    Openings: openings.map(({ name, opened_at }) => ({ Name: name, At: opened_at.toISOString() })),
  }
}

export function presentLinked({ name, submitted_at, until_at }: LinkedProfileRow) {
  return { Name: name, SubmittedAt: submitted_at.toISOString(), UntilAt: until_at.toISOString() }
}

export function statedIn({ data }: Pick<ProfileRow, 'data'>): StatedByRenter {
  return completeStated(data as Partial<StatedByRenter>)
}

/**
 * For a reader elsewhere. How to reach others is shown where the renter has said so; who is to be called in an emergency concerns no one who
 * reads, and neither does the plate of a car.
 */
export function forReader(stated: StatedByRenter, showsContacts: boolean): StatedByRenter {
  const { Personal, Residence, Employment } = stated
  const Vehicles = Personal.Vehicles.map((one) => ({ ...one, Plate: null }))
  const personal = { ...Personal, Vehicles, EmergencyName: null, EmergencyPhone: null }
  if (showsContacts) return { ...stated, Personal: personal }
  return {
    ...stated,
    Personal: { ...personal, References: Personal.References.map((one) => ({ ...one, Phone: null, Email: null })) },
    Residence: { Addresses: Residence.Addresses.map((one) => ({ ...one, LandlordPhone: null, LandlordEmail: null })) },
    Employment: {
      ...Employment,
      Jobs: Employment.Jobs.map((one) => ({ ...one, SupervisorName: null, SupervisorPhone: null, SupervisorEmail: null })),
    },
  }
}
