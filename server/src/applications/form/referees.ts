import { monthlyCents, type RefereeKind, REFERENCES_ASKED_SINCE, RENTS } from '@keystead/contract/applications/form/form.values.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import { type Kept, keptIn } from './content.ts'
import { listSectionsOf, listSharingVersions } from './form.queries.ts'

/** Someone whom a form names and who can tell of its applicant. */
export type Referee = {
  readonly formId: string
  readonly kind: RefereeKind
  /** Which of its kind in the form, from 0. */
  readonly place: number
  readonly name: string
  /** Which home they rented out, for whom they work, or how they know the applicant. */
  readonly about: string | null
  readonly email: string | null
  /** Whether the applicant lets them be asked. */
  readonly isAllowed: boolean
  readonly applicantName: string
  readonly applicantEmail: string | null
  /** What the applicant says that they earn there in a month. */
  readonly statedCents: number | null
}

/** Of submitted forms, in the order in which they name them. */
export async function listReferees(db: Db, formIds: readonly string[]): Promise<Referee[]> {
  const rows = await listSectionsOf(db, formIds)
  const versions = await listSharingVersions(db, formIds)
  return formIds.flatMap((formId) => {
    const kept = keptIn(rows.filter(({ form_id }) => form_id === formId))
    return refereesIn(kept, (versions.get(formId) ?? '') >= REFERENCES_ASKED_SINCE).map((said) => ({
      ...said,
      formId,
      applicantName: [kept.personal.FirstName, kept.personal.LastName].filter(Boolean).join(' '),
      applicantEmail: kept.personal.Email,
    }))
  })
}

type Said = Omit<Referee, 'formId' | 'applicantName' | 'applicantEmail'>

/** `isAgreed`: that references whom they name are asked. Of landlords and employers the form asks about each. */
function refereesIn({ personal, residence, employment }: Kept, isAgreed: boolean): Said[] {
  const landlords = residence.Addresses.map((address, place): Said | null =>
    address.OwnershipId !== RENTS || address.RentPaidTo === null
      ? null
      : {
          kind: 'landlord',
          place,
          name: address.RentPaidTo,
          about: [address.Address1, address.Address2, address.City].filter(Boolean).join(', ') || null,
          email: address.LandlordEmail,
          isAllowed: address.MayContact === 'Y',
          statedCents: null,
        },
  )
  const employers = employment.Jobs.map((job, place): Said | null =>
    job.Employer === null
      ? null
      : {
          kind: 'employer',
          place,
          name: job.SupervisorName ?? job.Employer,
          about: job.Employer,
          email: job.SupervisorEmail,
          isAllowed: job.MayContact === 'Y',
          statedCents: job.Income === null || job.PeriodId === null ? null : monthlyCents(centsFromText(job.Income), job.PeriodId),
        },
  )
  const others = personal.References.map((reference, place): Said | null =>
    reference.Name === null
      ? null
      : {
          kind: 'personal',
          place,
          name: reference.Name,
          about: reference.Relationship,
          email: reference.Email,
          isAllowed: isAgreed,
          statedCents: null,
        },
  )
  return [...landlords, ...employers, ...others].filter((one) => one !== null)
}
