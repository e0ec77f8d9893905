import { profileCategories } from '@keystead/contract/identity/profiles/profile-categories.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { lookUpZips } from '../places/reference-data/reference-data.public.ts'
import type { Db } from '../database/db.ts'
import { everything } from '../database/pool.ts'
import { insertDemoAccount, setDefaultProfile } from '../identity/accounts/account.demo.queries.ts'
import { insertDemoProfile } from '../identity/profiles/profile.demo.queries.ts'
import { getDemoPlanId, insertDemoSubscription } from '../platform/plans/plan.demo.queries.ts'
import { insertDemoAssets, listDemoAssets } from '../properties/properties/property.demo.queries.ts'
import type { Services } from '../rpc/services.ts'
import { hashPassword } from '../secrets/password-hash.ts'
import { type DemoOwnership, demoAssetsOf } from './demo.access.ts'
import { lockDemo, markConnected, markDescribed, markFounded, markSeeded, readDemoState, readToday } from './demo.queries.ts'
import { columnsOf } from './demo-asset.ts'
import { DEMO_PASSWORD, type DemoPerson, type DemoProfile, demoMembers, demoPeople } from './demo-people.ts'
import { fillDemoAgreementsJob } from './fill-agreements.job-definition.ts'
import { fillDemoApplicationsJob } from './fill-applications.job-definition.ts'
import { fillDemoChecksJob } from './fill-checks.job-definition.ts'
import { fillDemoMoneyJob } from './fill-money.job-definition.ts'
import { fillDemoPapersJob } from './fill-papers.job-definition.ts'
import { drawDemoPicturesJob } from './draw-pictures.job-definition.ts'
import type { DemoProperty } from './demo-property.ts'
import { insertTours } from './demo-tours.ts'
import { insertVoices } from './demo-voices.ts'

/** Days between writing a property down and showing it; what is not shown lies about a little longer. */
const DAYS_BEFORE_LISTING = 3
const DAYS_UNLISTED = 9

/** Fills an empty database with people and properties, all at once or not at all. Their pictures are drawn in the background. */
export async function seedDemo(services: Services, say: (line: string) => void): Promise<void> {
  const { jobDatabase, jobs } = services
  const state = await readDemoState(jobDatabase.db)
  if (state.isSeeded && !state.isDescribed) await jobDatabase.transaction(everything('people of a portfolio made before'), describePeople)
  if (state.isSeeded && !state.isConnected) await jobDatabase.transaction(everything('people of a portfolio made before'), connectPeople)
  if (state.isSeeded && !state.hasBusiness) {
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await jobDatabase.transaction(everything('people of a portfolio made before'), (db) => foundCompany(db, services, passwordHash))
  }
  if (state.isSeeded && state.hasMoney && !(state.isDrawn && state.isPortrayed)) {
    // A process that was killed while drawing still counts as its worker for some time; no one has to wait for that.
    await jobDatabase.transaction({ kind: 'public' }, (db) => jobs.enqueue(db, drawDemoPicturesJob, {}, 'after a start'))
  }
  if (state.isSeeded && !state.hasMoney) {
    await jobDatabase.transaction({ kind: 'public' }, (db) => jobs.enqueue(db, fillDemoMoneyJob, {}, 'after a start'))
  }
  if (state.isSeeded && !state.hasPapers) {
    await jobDatabase.transaction({ kind: 'public' }, (db) => jobs.enqueue(db, fillDemoPapersJob, {}, 'after a start'))
  }
  if (state.isSeeded && !state.hasApplications) {
    await jobDatabase.transaction({ kind: 'public' }, (db) => jobs.enqueue(db, fillDemoApplicationsJob, {}, 'after a start'))
  }
  // Applications are written by locking their people: who agrees on something waits for them.
  if (state.isSeeded && state.hasApplications && !state.hasAgreements) {
    await jobDatabase.transaction({ kind: 'public' }, (db) => jobs.enqueue(db, fillDemoAgreementsJob, {}, 'after a start'))
  }
  if (state.isSeeded && state.hasApplications && state.hasMoney && !state.hasChecks) {
    await jobDatabase.transaction({ kind: 'public' }, (db) => jobs.enqueue(db, fillDemoChecksJob, {}, 'after a start'))
  }
  if (state.isSeeded || state.hasAccounts) return

  const passwordHash = await hashPassword(DEMO_PASSWORD)
  // Imported only now: its texts are of no use to a running server.
  const { demoProperties, demoUnits } = await import('./demo-properties.ts')
  const isMade = await jobDatabase.transaction(everything('the portfolio belongs to many accounts'), async (db) => {
    await lockDemo(db)
    const { isSeeded, hasAccounts } = await readDemoState(db)
    if (isSeeded || hasAccounts) return false
    const owners = await insertPeople(db, passwordHash)
    await insertProperties(db, demoProperties, owners)
    // A unit names its building, so the buildings have to be there.
    await insertProperties(db, demoUnits, owners)
    await insertTours(db, owners)
    await connectPeople(db)
    await describePeople(db)
    await brandPeople(db)
    await foundCompany(db, services, passwordHash)
    await insertVoices(db, new Map([...owners].map(([email, { accountId }]) => [email, accountId])))
    await markSeeded(db)
    // Pictures are drawn when that is done.
    await jobs.enqueue(db, fillDemoMoneyJob, {}, 'first')
    await jobs.enqueue(db, fillDemoPapersJob, {}, 'first')
    await jobs.enqueue(db, fillDemoApplicationsJob, {}, 'first')
    return true
  })
  if (isMade)
    say(
      `made a demo portfolio of ${demoPeople.length + demoMembers.length} people and ${demoProperties.length + demoUnits.length} properties; its pictures are being drawn`,
    )
}

async function describePeople(db: Db): Promise<void> {
  // Imported only now, as the properties are.
  const { describeDemoProfiles } = await import('./demo-profiles.ts')
  await describeDemoProfiles(db)
  await markDescribed(db)
}

async function brandPeople(db: Db): Promise<void> {
  const { insertBrands } = await import('./demo-brands.ts')
  await insertBrands(db)
}

async function foundCompany(db: Db, services: Services, passwordHash: string): Promise<void> {
  const { insertBusinessWithTeam } = await import('./demo-business.ts')
  await insertBusinessWithTeam(db, services, passwordHash)
  await markFounded(db)
}

async function connectPeople(db: Db): Promise<void> {
  const { insertNetwork } = await import('./demo-network.ts')
  await insertNetwork(db)
  await markConnected(db)
}

/** Who owns properties, by email address: the first profile of each. */
type Owners = ReadonlyMap<string, DemoOwnership>

async function insertPeople(db: Db, passwordHash: string): Promise<Owners> {
  const owners = new Map<string, DemoOwnership>()
  for (const person of demoPeople) owners.set(person.email, await insertPerson(db, person, passwordHash))
  return owners
}

async function insertPerson(db: Db, person: DemoPerson, passwordHash: string): Promise<DemoOwnership> {
  const accountId = await insertDemoAccount(db, { ...person, passwordHash, planId: await getDemoPlanId(db, person.plan) })
  await insertDemoSubscription(db, accountId)
  const [first, ...others] = person.profiles
  const profileId = await insertDemoProfile(db, newProfile(accountId, person, first, 0))
  for (const [index, profile] of others.entries()) await insertDemoProfile(db, newProfile(accountId, person, profile, index + 1))
  await setDefaultProfile(db, accountId, profileId)
  return { accountId, profileId }
}

function newProfile(accountId: string, { firstName, lastName }: DemoPerson, profile: DemoProfile, position: number) {
  const profileTypeId = PROFILE_TYPES[profile.profileType]
  const category = profileCategories(profileTypeId).find(({ name }) => name === profile.category)
  if (!category) throw new Error(`there is no ${profile.profileType} category "${profile.category}"`)
  return {
    accountId,
    profileTypeId,
    accountTypeId: ACCOUNT_TYPES[profile.accountType],
    firstName,
    lastName,
    categoryId: category.id,
    position,
  }
}

async function insertProperties(db: Db, properties: readonly DemoProperty[], owners: Owners): Promise<void> {
  const today = await readToday(db)
  const codes = [...new Set(properties.flatMap(({ building }) => building ?? []))]
  const buildings = new Map((await listDemoAssets(db, codes)).map(({ reference_code: code, id }) => [code, id]))
  const zips = await lookUpZips(
    db,
    properties.map(({ place }) => place.zip),
  )
  await insertDemoAssets(
    db,
    properties.map((property, index) => {
      const updatedDaysAgo = property.listedDaysAgo ?? DAYS_UNLISTED
      return {
        scope: demoAssetsOf(owners.get(property.owner)!),
        columns: columnsOf(property, zips[index] ?? null, today, property.building ? buildings.get(property.building)! : null),
        createdDaysAgo: updatedDaysAgo + DAYS_BEFORE_LISTING,
        updatedDaysAgo,
      }
    }),
  )
}
