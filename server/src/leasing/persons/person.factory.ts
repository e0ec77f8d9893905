import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { GetPersons, type PersonRead } from '@keystead/contract/leasing/persons/person.operations.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { type LeaseInput, leaseWith } from '../assignments/assignment.factory.ts'

/** Someone of the Novaks, as an owner writes them down. */
export const noted = (FirstName: string, Email: string | null) => ({ FirstName, LastName: 'Novak', Email, Phone: null })
export type NotedPerson = ReturnType<typeof noted>

export const leaseOf = (person: NotedPerson, rest: Partial<LeaseInput> = {}): LeaseInput => ({
  ...leaseWith([]),
  Tenants: [{ Person: person, SharePercent: 100 }],
  ...rest,
})

/** A new home of the owner with a lease of that person. Answers the home. */
export async function leasedTo(owner: TestPerson, person: NotedPerson, rest: Partial<LeaseInput> = {}): Promise<string> {
  const { AssetId } = await addProperty(owner, { Title: 'Bungalow', Address1: '1324 Sparrow Hill Rd' })
  must(await owner.call(AssignAsset, { AssetId, Lease: leaseOf(person, rest) }))
  return AssetId
}

export const personsOf = async (owner: TestPerson, filter: object = {}) => must(await owner.call(GetPersons, filter))

export async function personOfName(owner: TestPerson, FirstName: string): Promise<PersonRead> {
  const found = (await personsOf(owner, { Text: FirstName })).Items.find((person) => person.FirstName === FirstName)
  if (!found) throw new Error(`no ${FirstName} is written down`)
  return found
}
