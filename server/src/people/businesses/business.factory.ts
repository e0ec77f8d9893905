import { CreateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { only } from '../../database/db.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'

type BusinessInput = InputOf<typeof CreateBusiness>

export const businessInputWith = (typed: Partial<BusinessInput> = {}): BusinessInput => ({
  Name: 'Larimer Property Partners',
  Type: 'landlord',
  ...typed,
})

export type Founded = {
  /** Acts for the business by now, as its administrator. */
  readonly founder: TestPerson
  readonly businessId: string
  readonly profileId: string
  /** Of the business. */
  readonly accountId: string
}

export function newFounder(app: TestApp, profileType: 'Owner' | 'Agent' = 'Owner'): Promise<TestPerson> {
  return app.newPerson({ profileType, accountType: 'Business' })
}

/** A business as its founder makes it: a new person, or one who has something already. */
export async function foundBusiness(
  app: TestApp,
  { founder, typed }: { founder?: TestPerson; typed?: Partial<BusinessInput> } = {},
): Promise<Founded> {
  const person = founder ?? (await newFounder(app))
  const answer = await person.call(CreateBusiness, businessInputWith(typed))
  if (answer.status !== 200) throw new Error(`CreateBusiness answered ${JSON.stringify(answer.error)}`)
  const { BusinessId: businessId, ProfileId: profileId } = answer.data
  const { account_id } = only(await app.sql<{ account_id: string }>('select account_id from business where id = $1', [businessId]))
  return { founder: person, businessId, profileId, accountId: account_id }
}
