import { INSURANCE, RENTS } from '@keystead/contract/applications/form/form.values.ts'
import type { Db } from '../../database/db.ts'
import { type Kept, keptIn } from './content.ts'
import { listSectionsOf } from './form.queries.ts'
import { monthlyIncome } from './form.present.ts'

/** What those who decide compare of one person’s form. Nothing of who someone is, and nothing of numbers. */
export type FormFacts = {
  readonly monthlyIncomeCents: number
  readonly residents: number | null
  readonly pets: number
  readonly smokes: boolean
  /** Where they live now; null where that is not said. */
  readonly monthsAtCurrent: number | null
  readonly homes: number
  readonly hasRented: boolean
  readonly landlordsToAsk: number
  readonly references: number
  /** Questions that are answered with yes, but for the one that is no reproach. */
  readonly disclosed: readonly number[]
  readonly occupants: Kept['personal']['Occupants']
  readonly contact: {
    readonly firstName: string | null
    readonly lastName: string | null
    readonly email: string | null
    readonly phone: string | null
  }
}

/** Of submitted forms, by their id. `today` is the day of the home: what has ended by then is no income. */
export async function listFormFacts(db: Db, formIds: readonly string[], today: string): Promise<ReadonlyMap<string, FormFacts>> {
  const rows = await listSectionsOf(db, formIds)
  return new Map(formIds.map((id) => [id, factsOf(keptIn(rows.filter(({ form_id }) => form_id === id)), today)]))
}

function factsOf({ personal, residence, employment }: Kept, today: string): FormFacts {
  const rented = residence.Addresses.filter(({ OwnershipId }) => OwnershipId === RENTS)
  return {
    monthlyIncomeCents: monthlyIncome(employment, today),
    residents: personal.NumberOfResidents,
    pets: personal.NumberOfPets ?? 0,
    smokes: personal.AnyoneSmokes === 'Y',
    monthsAtCurrent: monthsAtCurrent(residence.Addresses, today),
    homes: residence.Addresses.length,
    hasRented: rented.length > 0,
    landlordsToAsk: rented.filter(
      ({ MayContact, LandlordPhone, LandlordEmail }) => MayContact === 'Y' && (LandlordPhone ?? LandlordEmail) !== null,
    ).length,
    references: personal.References.length,
    disclosed: personal.Disclosures.flatMap(({ QuestionId, Answer }) =>
      QuestionId !== null && QuestionId !== INSURANCE && Answer === 'Y' ? [QuestionId] : [],
    ),
    occupants: personal.Occupants,
    contact: {
      firstName: personal.FirstName,
      lastName: personal.LastName,
      email: personal.Email,
      phone: personal.PhonePrimary,
    },
  }
}

/** Whole months since the first day of an address that has no last one; the longest of them. */
function monthsAtCurrent(addresses: readonly { readonly From: string | null; readonly To: string | null }[], today: string): number | null {
  const since = addresses.flatMap(({ From, To }) => (From !== null && To === null && From <= today ? From : [])).toSorted()[0]
  return since === undefined ? null : wholeMonths(since, today)
}

function wholeMonths(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = from.split('-').map(Number) as [number, number, number]
  const [toYear, toMonth, toDay] = to.split('-').map(Number) as [number, number, number]
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}
