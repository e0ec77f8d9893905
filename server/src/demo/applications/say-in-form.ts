import { EmploymentDraft, IdentityDraft, PersonalDraft, ResidenceDraft } from '@keystead/contract/applications/form/form.forms.ts'
import { DISCLOSURES, type FormSection, INSURANCE } from '@keystead/contract/applications/form/form.values.ts'
import { UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import { addMonths } from '@keystead/contract/values/dates.ts'
import { listSections, saveSection, type SecretKind } from '../../applications/form/form.queries.ts'
import { sealNumber } from '../../applications/form/sealed-numbers.ts'
import type { Db } from '../../database/db.ts'
import { lookUpZips, type Place } from '../../places/reference-data/reference-data.public.ts'
import type { EventContext } from '../../rpc/events.ts'
import type { DemoApplicant } from './demo-applicants.ts'

type Form = { readonly id: string; readonly profile_account_id: string }
type Said = { readonly data: object; readonly secrets: Readonly<Partial<Record<SecretKind, string | null>>> }

/** Fills in these sections of a form, as far as the schemas of the form let it, and seals the numbers. */
export async function sayInForm(
  context: Pick<EventContext, 'db' | 'services'>,
  { id, profile_account_id: accountId }: Form,
  { applicant, sections, today }: { readonly applicant: DemoApplicant; readonly sections: readonly FormSection[]; readonly today: string },
): Promise<void> {
  const { db } = context
  const places = await placesOf(db, applicant)
  const before = await listSections(db, id)
  for (const section of sections) {
    const { data, secrets } = said[section](applicant, places, today)
    const version = before.find((row) => row.section === section)?.version ?? 0
    await saveSection(db, { formId: id, accountId, section, version, data })
    for (const [kind, value] of Object.entries(secrets) as [SecretKind, string | null][])
      if (value !== null) await sealNumber(context, { formId: id, accountId }, kind, value)
  }
}

async function placesOf(db: Db, { addresses }: DemoApplicant): Promise<readonly Place[]> {
  const zips = addresses.map(({ Zip }) => Zip)
  return (await lookUpZips(db, zips)).map((place, index) => {
    if (!place) throw new Error(`there is no ZIP code ${zips[index]}`)
    return place
  })
}

type Saying = (applicant: DemoApplicant, places: readonly Place[], today: string) => Said

const said: Readonly<Record<FormSection, Saying>> = {
  personal({ personal }) {
    const Disclosures = DISCLOSURES.map(({ Id }) => ({ QuestionId: Id, Answer: Id === INSURANCE ? 'Y' : 'N' }) as const)
    const { BirthDate, ...data } = PersonalDraft.parse({ ...personal, Disclosures })
    return { data, secrets: { birthDate: BirthDate } }
  },
  identity({ identity }, places, today) {
    const issued = { StateId: places[0]?.stateId, ExpiryDate: addMonths(today, 26) }
    const { Ssn, Last4Ssn, IdNumber, ...data } = IdentityDraft.parse({ ...identity, ...issued })
    return { data, secrets: { ssn: Ssn, last4Ssn: Last4Ssn, idNumber: IdNumber } }
  },
  residence({ addresses }, places, today) {
    const Addresses = addresses.map(({ from, to, ...address }, index) => ({
      ...address,
      CountryId: UNITED_STATES_ID,
      City: places[index]?.city,
      StateId: places[index]?.stateId,
      ...spanOf(today, from, to),
    }))
    return { data: ResidenceDraft.parse({ Addresses }), secrets: {} }
  },
  employment({ jobs, otherIncome }, _places, today) {
    const Jobs = jobs.map(({ from, to, ...job }) => ({ ...job, ...spanOf(today, from, to) }))
    return { data: EmploymentDraft.parse({ Jobs, OtherIncome: otherIncome }), secrets: {} }
  },
}

function spanOf(today: string, from: number, to: number | undefined) {
  return { From: addMonths(today, -from), To: to === undefined ? null : addMonths(today, -to) }
}
