import type { GetApplicationBoard } from '@keystead/contract/applications/decisions/decision.operations.ts'
import type { ComparedApplication } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { type BoardOrder, MOST_COMPARED } from '@keystead/contract/applications/decisions/decision.values.ts'
import { DISCLOSURES } from '@keystead/contract/applications/form/form.values.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { centsText, type ReachedAsset } from '../../properties/properties/property.public.ts'
import type { Handler } from '../../rpc/module.ts'
import { acrossAccounts, countOfHome, listToDecide, numberOf } from '../applications/application.public.ts'
import { criteriaAt, presentCriteria } from '../criteria/criteria.public.ts'
import { countReferences } from '../references/reference.public.ts'
import { compare, type Compared, comparingFor } from './compared.ts'
import { countNotes } from './decision.queries.ts'
import { tenthsOfRent } from './measure.ts'

export const getApplicationBoard: Handler<typeof GetApplicationBoard, ReachedAsset> = async ({ db }, { AssetId, OrderBy }) => {
  const comparing = await comparingFor(db, AssetId)
  const { home, monthlyRentCents } = comparing
  const held = criteriaAt(comparing.versions, null)
  // Forms have rows of their applicants: those that are read here were submitted to who manages the home, which the resolver has looked at.
  return acrossAccounts(db, async () => {
    const compared = await compare(db, await listToDecide(db, AssetId, MOST_COMPARED), comparing)
    const ids = compared.map(({ application }) => application.id)
    const notes = await countNotes(db, ids)
    const references = await countReferences(db, ids)
    const counts = await countOfHome(db, AssetId)
    const places = new Map(compared.filter(isComplete).map((one, index) => [one, index + 1]))
    return {
      Home: {
        AssetId,
        Title: home.title,
        AddressLine: home.address,
        IsListed: home.is_listed,
        MonthlyRent: centsText(monthlyRentCents),
        Criteria: held && presentCriteria(held),
        StateId: home.state_id,
      },
      Applications: inOrder(compared, OrderBy).map((one) => ({
        ...present(one),
        Place: places.get(one) ?? null,
        ReferencesAsked: references.get(one.application.id)?.asked ?? 0,
        ReferencesAnswered: references.get(one.application.id)?.answered ?? 0,
        Notes: notes.get(one.application.id) ?? 0,
      })),
      MoreCount: counts.open - compared.length,
      EndedCount: counts.ended,
    }
  })
}

const isComplete = ({ application }: Compared) => application.status !== 'sent'

/** They come by when they were complete; those that are not are last, whatever the order. */
function inOrder(compared: readonly Compared[], orderBy: BoardOrder): Compared[] {
  const isOpen = (one: Compared) => (isComplete(one) ? 0 : 1)
  const by = {
    complete: () => 0,
    income: (one: Compared, other: Compared) => other.household.incomeCents - one.household.incomeCents,
    moveIn: (one: Compared, other: Compared) => moveInOf(one).localeCompare(moveInOf(other)),
  }[orderBy]
  return compared.toSorted((one, other) => isOpen(one) - isOpen(other) || by(one, other))
}

/** Without a day comes last. */
const moveInOf = ({ application }: Compared) => application.move_in_on ?? '9999'

type OfForms = Omit<ComparedApplication, 'Place' | 'Notes' | 'ReferencesAsked' | 'ReferencesAnswered'>

function present({ application, forms, household, criteria, rentCents, results }: Compared): OfForms {
  return {
    ApplicationId: application.id,
    Number: numberOf(application),
    State: application.status,
    Version: application.version,
    IsOpened: application.opened_at !== null || (application.lead_profile_id === null && forms.every(({ state }) => state !== 'submitted')),
    Names: forms.map(({ name }) => name),
    SubmittedCount: forms.filter(({ state }) => state === 'submitted').length,
    FormsCount: forms.length,
    CompletedAt: application.status === 'sent' ? null : (application.completed_at?.toISOString() ?? null),
    MoveInOn: application.move_in_on,
    LeaseMonths: application.lease_months,
    MonthlyIncome: textFromCents(household.incomeCents),
    GuarantorIncome: centsText(household.guarantorIncomeCents),
    IncomeTimes: tenthsOfRent(household.incomeCents, rentCents),
    Residents: household.residents,
    Pets: household.pets,
    Smokes: household.smokes,
    CurrentMonths: household.currentMonths,
    LandlordsToAsk: household.landlordsToAsk,
    References: household.references,
    Disclosed: household.disclosed.map((id) => textOf(DISCLOSURES, id) ?? ''),
    Criteria: results,
    CriteriaAt: criteria?.at.toISOString() ?? null,
    ConditionsAcceptedAt: application.conditions_accepted_at?.toISOString() ?? null,
    HasLeaseDraft: application.lease_id !== null,
  }
}
