import { CreateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import { UpgradePlan, GetPricingPlans } from '@keystead/contract/platform/plans/plan.operations.ts'
import { AcceptBusinessMemberInvitation, CreateBusinessMember } from '@keystead/contract/people/businesses/member.operations.ts'
import type { BuiltInRole } from '@keystead/contract/people/businesses/role.values.ts'
import { randomUUID } from 'node:crypto'
import { confirmedPerson } from './network.ts'
import { operate } from './operator.ts'
import { emailTo } from './outbox.ts'
import { newPerson, type Person, signedInAgain } from './people.ts'
import type { RunningServer } from './server.ts'

/** With seats for a team. */
export async function moveToLargestPlan(server: RunningServer, person: Person): Promise<void> {
  const { Plans } = await person.call(GetPricingPlans, {})
  await person.call(UpgradePlan, { PlanId: Plans.at(-1)!.PlanId, Interval: 'month' })
  const waiting = JSON.parse(await operate(server, 'plans', 'requests', '--json')) as { Id: string; Email: string }[]
  await operate(server, 'plans', 'activate', waiting.find(({ Email }) => Email === person.email)!.Id)
}

/** Who founded a business and acts for it; it lists by its own profile. */
export async function founderOfBusiness(server: RunningServer): Promise<Person & { businessId: string }> {
  const broker = await confirmedPerson(server, 'Owner', 'Business')
  await moveToLargestPlan(server, broker)
  const { BusinessId } = await broker.call(CreateBusiness, { Name: 'Northgate Realty', Type: 'landlord' })
  // Rights follow the new place, so the session before is over.
  return { ...(await signedInAgain(server.url, broker.email)), businessId: BusinessId }
}

/** Someone with no profile of their own, who joined from the email. `homes`: only these. */
export async function memberOfBusiness(
  server: RunningServer,
  founder: Person & { businessId: string },
  role: BuiltInRole,
  homes: readonly string[],
): Promise<Person> {
  const email = `${randomUUID()}@example.com`
  await founder.call(CreateBusinessMember, {
    BusinessId: founder.businessId,
    Email: email,
    Role: role,
    IsLimited: homes.length > 0,
    AssetIds: [...homes],
  })
  const { text } = await emailTo(server, email, /invites you to its team/)
  const person = await newPerson(server.url, null, 'Personal', email)
  await person.call(AcceptBusinessMemberInvitation, { Token: /\/JoinBusiness\/([\w-]+)/.exec(text)?.[1] ?? '' })
  return signedInAgain(server.url, email)
}
