import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Page, expect, test } from '@playwright/test'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { refusalOf } from '@keystead/contract/rpc/permissions.ts'
import { ADMINISTRATOR, type BuiltInRole, rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ROUTES } from '@keystead/contract/navigation/route-list.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'
import { linkIn, mailboxOf } from './agreements/mailbox.ts'
import { draftAgreement, sentAgreement, textTemplate } from './agreements/made-agreements.ts'
import { founderOfBusiness, memberOfBusiness } from './businesses.ts'
import { house } from './house.ts'
import { type Person, newPerson } from './people.ts'
import { type RunningServer, startServer } from './server.ts'
import { confirmedPerson, connect } from './network.ts'
import { expectAccessible, waitUntilStarted, watch } from './watched-page.ts'

/*
 * Every address as every role: it answers, it has a heading, nothing complains in the console, the content policy is
 * kept, and axe finds nothing serious.
 */

const ROLES: { name: string; profileType?: ProfileTypeName; member?: BuiltInRole }[] = [
  { name: 'visitor' },
  { name: 'owner', profileType: 'Owner' },
  { name: 'agent', profileType: 'Agent' },
  { name: 'tenant', profileType: 'Tenant' },
  { name: 'administrator of a business', member: 'administrator' },
  { name: 'leasing agent for one home of a business', member: 'leasing' },
]

const ARTICLE = 'reading-a-lease'
/** A screen whose script failed. */
const NOT_LOADED = 'Part of this page couldn’t be loaded'

// It takes longest of all journeys: each role goes to whichever worker is free.
test.describe.configure({ mode: 'parallel' })

/** What the addresses of a role name. */
type Visited = { readonly homeId: string; readonly agreementId: string; readonly draftId: string }

const SIGNER = { name: 'Mia Lang', email: 'mia.lang@example.com' }

let server: RunningServer
let owner: Person
let ofOwner: Visited
let linkToken: string

test.beforeAll(async () => {
  server = await startServer()
  owner = await confirmedPerson(server, 'Owner')
  ofOwner = await withAgreements(owner, (await owner.call(AddAsset, house)).AssetId)
  linkToken = linkIn(await mailboxOf(server, SIGNER.email).next(/asks you to sign/))
    .split('/')
    .at(-1)!
})
test.afterAll(() => server.discard())

for (const role of ROLES) {
  test(`every address as ${role.name}`, async ({ browser }) => {
    test.setTimeout(600_000)
    const context = await browser.newContext()
    const { person, visited } = await personOf(role)
    await person?.signIn(context)
    const page = await context.newPage()
    const watched = await watch(page)
    const failures: string[] = []
    const seen = new Set<string>()
    for (const route of ROUTES) {
      await test.step(route.path, async () => {
        const address = addressOf(route.path, visited)
        const shared = sharedPageOf(route, role)
        if (shared !== null && seen.has(shared)) {
          const answer = await page.request.get(server.url + address)
          if (!answer.ok()) failures.push(`${address}: ${answer.status()}`)
          return
        }
        if (shared !== null) seen.add(shared)
        const response = await page.goto(server.url + address)
        const notFound = route.path === '*' || (/^\/(Property|Agent|Owner|Checkout)\/:id$/.test(route.path) && response?.status() === 404)
        await waitUntilStarted(page)
        if (!notFound && !response?.ok()) failures.push(`${address}: ${response?.status()}`)
        await expect(page.locator('main h1'), address).toHaveCount(1)
        await expect(page.locator('main h1'), address).not.toBeEmpty()
        await expect(page.locator('main h1'), address).not.toHaveText(NOT_LOADED)
        await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0)
        const shown = await shownAt(page, route, address)
        if (seen.has(shown)) return
        seen.add(shown)
        await expectAccessible(page).catch((error: Error) => failures.push(error.message.slice(0, 1200)))
      })
    }
    // Chromium writes every answer that is not 2xx to the console; a page that is not there is such an answer.
    const complaints = watched.problems.filter(
      (problem) => !/Failed to load resource: the server responded with a status of 404/.test(problem),
    )
    expect({ failures, complaints }).toEqual({ failures: [], complaints: [] })
    await context.close()
  })
}

/** Someone who stands for a role, with what is theirs where they have some; the others look at that of an owner. */
async function personOf({ profileType, member }: (typeof ROLES)[number]): Promise<{ person: Person | null; visited: Visited }> {
  if (member) return memberWithHome(member)
  if (!profileType) return { person: null, visited: ofOwner }
  if (profileType === 'Agent') return unconfirmedAgent()
  const person = await confirmedPerson(server, profileType)
  if (profileType === 'Owner') return { person, visited: await withAgreements(person, (await person.call(AddAsset, house)).AssetId) }
  await connect(owner, person, 'Tenant')
  const { TemplateId } = await textTemplate(owner, 8, ['Tenant'], { Name: 'For a tenant' })
  const agreementId = await sentAgreement(owner, { templateId: TemplateId, signers: [{ role: 'Tenant', person }] })
  return { person, visited: { ...ofOwner, agreementId } }
}

/** Whom pages remind to confirm their address, without which they send nothing to addresses. */
async function unconfirmedAgent(): Promise<{ person: Person; visited: Visited }> {
  const person = await newPerson(server.url, 'Agent')
  const { AgreementId: draftId } = await draftAgreement(person, await madeBy(person, null))
  return { person, visited: { homeId: ofOwner.homeId, draftId, agreementId: draftId } }
}

async function memberWithHome(role: BuiltInRole): Promise<{ person: Person; visited: Visited }> {
  const founder = await founderOfBusiness(server)
  const visited = await withAgreements(founder, (await founder.call(AddAsset, house)).AssetId)
  return { person: role === ADMINISTRATOR ? founder : await memberOfBusiness(server, founder, role, [visited.homeId]), visited }
}

/** A draft, and one that waits for its sender and another one to sign it. */
async function withAgreements(maker: Person, homeId: string): Promise<Visited> {
  const made = await madeBy(maker, homeId)
  const { AgreementId: draftId } = await draftAgreement(maker, made)
  return { homeId, draftId, agreementId: await sentAgreement(maker, made) }
}

async function madeBy(person: Person, AssetId: string | null) {
  const { TemplateId: templateId } = await textTemplate(person, 8, ['Landlord', 'Tenant'])
  const signers = [
    { role: 'Landlord', person },
    { role: 'Tenant', ...SIGNER },
  ]
  return { templateId, AssetId, signers }
}

/**
 * One page stands for all that show the same: what is to come, signing in, and that a profile or a role does not have it. Of the others it
 * is enough that they answer. Null for a page of its own.
 */
function sharedPageOf(route: RouteEntry, { profileType, member }: (typeof ROLES)[number]): string | null {
  if (screenOf(route) === 'LaterScreen') return 'to come'
  if (route.access === 'public') return null
  if (!profileType && !member) return 'to sign in'
  const isForType = typeof route.profiles === 'string' || route.profiles.includes(profileType ?? 'Owner')
  if (!isForType) return 'for another profile'
  const rights = member && {
    memberId: '',
    isAdministrator: member === ADMINISTRATOR,
    isLimited: member !== ADMINISTRATOR,
    rights: rightsOf(member),
  }
  return rights && route.permission && refusalOf({ permission: route.permission, concerns: route.concerns }, rights)
    ? 'for another role'
    : null
}

const NOT_THEIRS = [CallErrors.NotAvailableForProfile.message.replace(/\.$/, ''), 'This is not available for your role']

/** What is looked at once for a role: a screen, the page that an address leads to, or one that says it is not theirs. */
async function shownAt(page: Page, route: RouteEntry, address: string): Promise<string> {
  const title = (await page.locator('main h1').textContent()) ?? ''
  if (NOT_THEIRS.includes(title)) return title
  const { pathname } = new URL(page.url())
  return pathname === new URL(address, server.url).pathname ? screenOf(route) : pathname
}

/** The file that shows a route: its own, or the one for what comes later, which is one screen with different words. */
function screenOf({ screen }: RouteEntry): string {
  return existsSync(fileURLToPath(new URL(`../web/src/${screen}.tsx`, import.meta.url))) ? screen : 'LaterScreen'
}

/** An address to visit for a path of the table, its parameters filled in. */
function addressOf(path: string, { homeId, agreementId, draftId }: Visited): string {
  if (path === '*') return '/there/is/no/such/page'
  if (/\/(View|Manage\w+|Assign)Property$/.test(path)) return `${path}?id=${homeId}`
  if (/\/(Preview|Sign)Agreement$/.test(path)) return `${path}?id=${agreementId}`
  if (path === paths.sendAgreement()) return paths.sendAgreement({ id: draftId })
  if (/^\/Sign\/:id$/.test(path)) return paths.signByLink(linkToken)
  return path
    .replace(/\/:\w+\?$/, '')
    .replace(/:id/, homeId)
    .replace(/:slug/, ARTICLE)
    .replace(/:state/, 'CA')
}
