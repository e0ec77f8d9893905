import type { SessionRecord } from '@keystead/contract/users/profiles/profile.schemas.ts'
import {
  ACCOUNT_TYPES,
  PROFILE_TYPES,
  type AccountTypeName,
  type ProfileTypeName,
} from '@keystead/contract/users/profiles/profile.values.ts'
import { expect, test } from 'vitest'
import { menuSections, personalPaths } from './menu-sections.ts'

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
  const found = menuSections(session).find((candidate) => candidate.section === section)
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
  const sections = (session: SessionRecord) => menuSections(session).map((candidate) => candidate.section)
  expect(sections(sessionOf('Owner', 'Business'))).toContain('Business')
  expect(sections(sessionOf('Owner'))).not.toContain('Business')
})

test('without a profile there is no menu and no personal page', () => {
  const session = { ...sessionOf('Owner'), Profile: null }
  expect([menuSections(session), personalPaths(session)]).toEqual([[], null])
})
