import { GUARANTOR, MAIN_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'
import { EVICTED } from '@keystead/contract/applications/form/form.values.ts'
import type { FormRow } from '../applications/application.public.ts'
import type { FormFacts } from '../form/form.public.ts'
import type { LandlordsSay } from '../references/reference.public.ts'

/** The people of one application together, as far as they have submitted their forms. */
export type Household = {
  readonly incomeCents: number
  /** Null where no guarantor has submitted a form. */
  readonly guarantorIncomeCents: number | null
  readonly residents: number | null
  readonly pets: number
  readonly smokes: boolean
  readonly currentMonths: number | null
  readonly hasRented: boolean
  readonly landlordsToAsk: number
  /** What they answered who were asked. */
  readonly landlordsSay: LandlordsSay
  readonly references: number
  readonly hasEviction: boolean
  readonly disclosed: readonly number[]
  /** In reports that were read, of those who would live there; and of how many of them there is none. */
  readonly scores: readonly number[]
  readonly withoutScore: number
}

/** Of each form. */
type Known = {
  readonly factsOf: ReadonlyMap<string, FormFacts>
  readonly scoreOf: ReadonlyMap<string, number>
  readonly landlordsSayOf: ReadonlyMap<string, LandlordsSay>
}

type Said = { readonly form: FormRow; readonly facts: FormFacts }

/** Guarantors live elsewhere: of them their income counts alone. How many live there says the one in whose name it is. */
export function householdOf(forms: readonly FormRow[], { factsOf, scoreOf, landlordsSayOf }: Known): Household {
  const said = forms.flatMap((form): Said[] => {
    const facts = form.state === 'submitted' ? factsOf.get(form.id) : undefined
    return facts ? [{ form, facts }] : []
  })
  const guarantors = said.filter(({ form }) => form.applicant_type_id === GUARANTOR)
  const living = said.filter(({ form }) => form.applicant_type_id !== GUARANTOR)
  const main = living.find(({ form }) => MAIN_APPLICANTS.includes(form.applicant_type_id))
  const months = living.flatMap(({ facts }) => facts.monthsAtCurrent ?? [])
  const disclosed = [...new Set(living.flatMap(({ facts }) => facts.disclosed))].toSorted((one, other) => one - other)
  return {
    incomeCents: sum(living, (facts) => facts.monthlyIncomeCents),
    guarantorIncomeCents: guarantors.length === 0 ? null : sum(guarantors, (facts) => facts.monthlyIncomeCents),
    residents: main?.facts.residents ?? null,
    // Pets are said by each of them, so that the same dog is not counted twice.
    pets: Math.max(0, ...living.map(({ facts }) => facts.pets)),
    smokes: living.some(({ facts }) => facts.smokes),
    currentMonths: months.length === 0 ? null : Math.min(...months),
    hasRented: living.some(({ facts }) => facts.hasRented),
    landlordsToAsk: sum(living, (facts) => facts.landlordsToAsk),
    landlordsSay: living.reduce(
      (total, { form }) => {
        const { again, notAgain } = landlordsSayOf.get(form.id) ?? { again: 0, notAgain: 0 }
        return { again: total.again + again, notAgain: total.notAgain + notAgain }
      },
      { again: 0, notAgain: 0 },
    ),
    references: sum(living, (facts) => facts.references),
    hasEviction: disclosed.includes(EVICTED),
    disclosed,
    scores: living.flatMap(({ form }) => scoreOf.get(form.id) ?? []),
    withoutScore: living.filter(({ form }) => !scoreOf.has(form.id)).length,
  }
}

function sum(said: readonly Said[], of: (facts: FormFacts) => number): number {
  return said.reduce((total, { facts }) => total + of(facts), 0)
}
