import { UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import type { SsnKind } from '@keystead/contract/applications/form/form.values.ts'
import type { Db } from '../../database/db.ts'
import type { Services } from '../../rpc/services.ts'
import { readContent } from './content.ts'
import { listStateCodes } from './form.queries.ts'
import { monthlyIncome } from './form.present.ts'
import { openNumbers } from './sealed-numbers.ts'

/** What an agency has to know of an applicant to find their file, with the numbers opened. Cents are of a month; states have two letters. */
export type ApplicantForAgency = {
  readonly firstName: string
  readonly middleName: string | null
  readonly lastName: string
  readonly birthDate: string
  /** Nine digits; null where the form has not all of them. */
  readonly ssn: string | null
  readonly email: string
  readonly phone: string
  /** Those in the United States, the latest first. */
  readonly addresses: readonly {
    readonly line1: string
    readonly line2: string | null
    readonly city: string
    readonly state: string
    readonly zip: string
    readonly from: string | null
    readonly to: string | null
  }[]
  readonly monthlyIncomeCents: number
}

/** Of a submitted form, for a report that its person agreed to. Null where something is not there, such as when it was erased meanwhile. */
export async function readApplicantForAgency(
  { db, services }: { readonly db: Db; readonly services: Pick<Services, 'sealer'> },
  formId: string,
  today: string,
): Promise<ApplicantForAgency | null> {
  const { personal, employment } = await readContent(db, formId)
  const { birthDate, ssn } = await openNumbers({ db, services }, formId)
  const { FirstName, MiddleName, LastName, Email, PhonePrimary } = personal
  if (FirstName === null || LastName === null || Email === null || PhonePrimary === null || birthDate === undefined) return null
  return {
    firstName: FirstName,
    middleName: MiddleName,
    lastName: LastName,
    birthDate,
    ssn: ssn ?? null,
    email: Email,
    phone: PhonePrimary,
    addresses: await listUsAddresses(db, formId),
    monthlyIncomeCents: monthlyIncome(employment, today),
  }
}

/** Where an agency can look: the addresses of a form that are in the United States. */
export async function listUsAddresses(db: Db, formId: string): Promise<ApplicantForAgency['addresses']> {
  const { residence } = await readContent(db, formId)
  const codes = await listStateCodes(
    db,
    residence.Addresses.flatMap(({ StateId }) => StateId ?? []),
  )
  return residence.Addresses.flatMap(({ CountryId, Address1, Address2, City, StateId, Zip, From, To }) => {
    const state = StateId === null ? undefined : codes.get(StateId)
    if (CountryId !== UNITED_STATES_ID || Address1 === null || City === null || state === undefined || Zip === null) return []
    return [{ line1: Address1, line2: Address2, city: City, state, zip: Zip, from: From, to: To }]
  }).toSorted((one, other) => (other.to ?? '9999').localeCompare(one.to ?? '9999'))
}

/** How much of the number a form has. */
export async function findSsnKind(db: Db, formId: string): Promise<SsnKind | null> {
  return (await readContent(db, formId)).identity.SsnKind
}
