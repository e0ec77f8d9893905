import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { CreateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import type { Db } from '../database/db.ts'
import { insertDemoAccount } from '../identity/accounts/account.demo.queries.ts'
import { findDemoFounder } from '../identity/profiles/profile.demo.queries.ts'
import { businessColumnsOf, businessProfileOf, foundBusiness } from '../people/businesses/founding.public.ts'
import { type DemoBusiness, insertDemoMember, insertDemoMemberInvitation } from '../people/businesses/member.demo.queries.ts'
import { lookUpZips } from '../places/reference-data/reference-data.public.ts'
import { getDemoPlanId } from '../platform/plans/plan.demo.queries.ts'
import { listDemoAssets } from '../properties/properties/property.demo.queries.ts'
import { anonymous } from '../rpc/actor.ts'
import type { Services } from '../rpc/services.ts'
import { type DemoMember, FOUNDER_EMAIL, demoMembers } from './demo-people.ts'

const OFFICE_ZIP = '30309'
const CATEGORY_COMPANY = 3

/** A company of several people, as its founder would have typed it in. Where the founder has gone on, nothing happens. */
export async function insertBusinessWithTeam(db: Db, services: Services, passwordHash: string): Promise<void> {
  const profile = await findDemoFounder(db, {
    email: FOUNDER_EMAIL,
    typeId: PROFILE_TYPES.Owner,
    accountTypeId: ACCOUNT_TYPES.Business,
  })
  if (!profile) return
  const { CategoryIds, Ein, ...typed } = CreateBusiness.input.parse(await typedBy(db))
  const columns = await businessColumnsOf(db, { ...typed, CategoryIds })
  const { businessId, accountId } = await foundBusiness(
    { db, services, actor: anonymous, afterCommit: () => {} },
    { accountId: profile.account_id, email: FOUNDER_EMAIL, profile },
    { columns, described: businessProfileOf(columns, PROFILE_TYPES.Owner, CategoryIds), ein: Ein },
  )
  const business = { businessId, accountId, profileId: profile.id }
  for (const member of demoMembers) await insertMember(db, business, member, passwordHash)
  await insertDemoMemberInvitation(db, business, {
    email: 'nadia.brandt@example.org',
    firstName: 'Nadia',
    lastName: 'Brandt',
    role: 'viewer',
    daysAgo: 2,
  })
}

async function typedBy(db: Db) {
  const [place] = await lookUpZips(db, [OFFICE_ZIP])
  if (!place) throw new Error(`there is no ZIP code ${OFFICE_ZIP}`)
  return {
    Name: 'Thorsby Commercial Partners',
    LegalName: 'Thorsby Commercial Partners LLC',
    Ein: '58-2049716',
    Type: 'landlord',
    Description:
      'Twelve commercial spaces in the South, from a corner restaurant to a warehouse with four docks. We build to fit, and we like tenants who stay.',
    Phone: '(404) 555-0162',
    Email: 'office@thorsby-commercial.example.com',
    Website: 'https://thorsby-commercial.example.com',
    Address1: '75 Fourteenth Circle NE',
    City: 'Atlanta',
    StateId: place.stateId,
    Zip: OFFICE_ZIP,
    ServiceAreas: [{ City: 'Atlanta', StateId: place.stateId }],
    CategoryIds: [CATEGORY_COMPANY],
    Hours: [1, 2, 3, 4, 5].map((Day) => ({ Day, From: '08:30', To: '17:30' })),
  }
}

async function insertMember(db: Db, business: DemoBusiness, member: DemoMember, passwordHash: string): Promise<void> {
  const accountId = await insertDemoAccount(db, { ...member, passwordHash, planId: await getDemoPlanId(db, 'free') })
  const homes = member.homes && (await listDemoAssets(db, member.homes)).map(({ id }) => id)
  await insertDemoMember(db, business, { ...member, homes, accountId })
}
