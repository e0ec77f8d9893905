import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES, type AccountTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { expect, test } from 'vitest'
import { entryAt } from '../../navigation/route-match.ts'
import { isBuilt } from '../screen-files.ts'
import { mayOpen } from '../../identity/profiles/guard.ts'
import { quickAdds } from '../../office/finder/quick-adds.ts'
import { bottomPlaces } from './bottom-places.ts'
import { finderPlaces } from './finder-places.ts'
import { menuSections } from './menu-sections.ts'
import { personalPaths } from '../../identity/profiles/personal-paths.ts'
import { userLinks } from './user-links.ts'

const everything = { isThere: () => true }

function sessionOf(profileType: ProfileTypeName, accountType: AccountTypeName = 'Personal'): SessionRecord {
  return {
    AccountId: 'a',
    SessionId: 's',
    Email: 'ada@example.com',
    PlanId: 1,
    Plan: 'Free',
    Profile: {
      ProfileId: 'p',
      Name: 'Ada King',
      PicPath: null,
      ProfileTypeId: PROFILE_TYPES[profileType],
      ProfileType: profileType,
      AccountTypeId: ACCOUNT_TYPES[accountType],
      AccountType: accountType,
      CountryId: 1,
      ProfileCategoryIds: [],
    },
  }
}

function linksOf(session: SessionRecord, section: string): string[] {
  const found = menuSections(session, everything).find((candidate) => candidate.section === section)
  return found && 'links' in found ? found.links.map((link) => link.text) : []
}

test.each<[ProfileTypeName, string[]]>([
  ['Owner', ['My Properties', 'Listed Properties', 'Partnership Properties', 'Add New Property']],
  ['Agent', ['My Properties', 'Assigned Properties']],
  ['Tenant', ['Connected Properties']],
])('%s has the properties menu of the specification', (profileType, texts) => {
  expect(linksOf(sessionOf(profileType), 'Properties')).toEqual(texts)
})

test('tenants have no agreement templates', () => {
  expect(linksOf(sessionOf('Tenant'), 'Agreements')).toEqual(['My Agreements'])
  expect(linksOf(sessionOf('Agent'), 'Agreements')).toEqual(['My Agreements', 'Agreement Templates'])
})

test('only business accounts have the business menu', () => {
  const sections = (session: SessionRecord) => menuSections(session, everything).map((candidate) => candidate.section)
  expect(sections(sessionOf('Owner', 'Business'))).toContain('Business')
  expect(sections(sessionOf('Owner'))).not.toContain('Business')
})

test('members of a business have the way to it with whatever profile is active', () => {
  const sections = menuSections(sessionOf('Tenant'), { ...everything, hasBusinesses: true }).map((candidate) => candidate.section)
  expect(sections).toContain('Business')
})

test('a member is offered what their role lets them open, and nothing else', () => {
  const session: SessionRecord = {
    ...sessionOf('Owner', 'Business'),
    Member: { MemberId: 'm', Role: 'Maintenance', IsAdministrator: false, IsLimited: false, Rights: rightsOf('maintenance') },
  }
  const texts = menuSections(session, everything).map((section) => section.text)
  expect(texts).toEqual(['Dashboard', 'Properties', 'Documents', 'Business', 'Services'])
  expect(linksOf(session, 'Properties')).toEqual(['My Properties', 'Listed Properties', 'Partnership Properties'])
  const links = userLinks(session, () => true).map(({ text }) => text)
  expect(links).toEqual(expect.arrayContaining(['This Business', 'Settings', 'Manage Profiles', 'Saved Homes']))
  expect(links).not.toContain('My Profile')
  expect(links).not.toContain('Manage Plans')
  const isOpen = (address: string) => mayOpen(address, session)
  expect(bottomPlaces('Owner', isOpen).map(({ text }) => text)).toEqual(['Dashboard', 'Properties'])
  expect(quickAdds('Owner', isOpen)).toEqual([])
})

test('without a profile there is no menu and no personal page', () => {
  const session = { ...sessionOf('Owner'), Profile: null }
  expect([menuSections(session), personalPaths(session)]).toEqual([[], null])
})

test('what is not built yet is in no menu, although its address stays', () => {
  const session = sessionOf('Owner', 'Business')
  const addresses = menuSections(session).flatMap((section) => ('to' in section ? [section.to] : section.links.map(({ to }) => to)))
  expect(addresses.filter((address) => !isBuilt(address))).toEqual([])
  expect(menuSections(session, { isThere: (address) => !address.includes('/Connections') }).map(({ text }) => text)).not.toContain(
    'Connections',
  )
  expect(userLinks(session).filter(({ to }) => !isBuilt(to))).toEqual([])
  expect(isBuilt('/User/Connections/Owners?tab=sent')).toBe(true)
})

test('owners and agents have leads, with what waits there; tenants the tours that they asked for', () => {
  const leads = (profileType: ProfileTypeName) =>
    menuSections(sessionOf(profileType), { waiting: '2' }).find(({ section }) => section === 'Leads')
  for (const profileType of ['Owner', 'Agent'] as const) {
    expect(leads(profileType)).toEqual({ section: 'Leads', text: 'Leads', to: '/User/Leads', waiting: '2' })
  }
  expect(leads('Tenant')).toEqual({ section: 'Leads', text: 'Tours', to: '/User/Tours' })
})

test('the search leads to every screen of the menus, each by a name of its own', () => {
  const session = sessionOf('Owner')
  const places = finderPlaces(session, menuSections(session))
  expect(places.map(({ text }) => text)).toEqual(expect.arrayContaining(['My Properties', 'Connections: All', 'Leads', 'Saved Homes']))
  expect(new Set(places.map(({ text }) => text)).size).toBe(places.length)
  expect(places.filter(({ to }) => !isBuilt(to))).toEqual([])
})

test.each<[ProfileTypeName, string[]]>([
  ['Owner', ['Dashboard', 'Properties', 'Leads']],
  ['Agent', ['Dashboard', 'Properties', 'Leads']],
  ['Tenant', ['Home', 'My lease', 'Requests', 'Tours']],
])('at the bottom of a phone %s has the places of every day, without what is not built', (profileType, texts) => {
  expect(bottomPlaces(profileType, () => true).map(({ text }) => text)).toEqual(texts)
  for (const { section, to } of bottomPlaces(profileType, () => true)) expect(entryAt(to.split('?')[0]!).section).toBe(section)
  expect(bottomPlaces(profileType).filter(({ to }) => !isBuilt(to))).toEqual([])
})

test('nothing is offered to be added by a screen that is not built', () => {
  for (const profileType of ['Owner', 'Agent', 'Tenant'] as const) {
    expect(quickAdds(profileType, isBuilt).filter(({ to }) => !isBuilt(to))).toEqual([])
    expect(quickAdds(profileType, () => false)).toEqual([])
  }
})

test('the user menu has its entries of the specification, each with a section of its own', () => {
  const links = userLinks(sessionOf('Owner'), () => true)
  const named = ['My Profile', 'Settings', 'Manage Profiles', 'Reports', 'Manage Plans', 'Notifications']
  expect(links.map(({ text }) => text).slice(0, named.length)).toEqual(named)
  for (const { section, to } of links) expect([to, entryAt(to).section]).toEqual([to, section])
  expect(new Set(links.map(({ section }) => section)).size).toBe(links.length)
})
