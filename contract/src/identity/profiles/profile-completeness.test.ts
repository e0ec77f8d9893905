import { expect, test } from 'vitest'
import { type CompletenessFacts, completenessChecks, completenessPercent } from './profile-completeness.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from './profile.values.ts'

const nothingSaid: CompletenessFacts = {
  ProfileTypeId: PROFILE_TYPES.Tenant,
  AccountTypeId: ACCOUNT_TYPES.Personal,
  PicPath: null,
  ProfileCategoryIds: [],
  About: null,
  CompanyName: null,
  AboutCompany: null,
  LicenseNumber: null,
  YearsExperience: null,
  LanguageIds: [],
  City: null,
}

test('each kind of profile is asked for what fits it', () => {
  const asked = (facts: Partial<CompletenessFacts>) => completenessChecks({ ...nothingSaid, ...facts }).map((check) => check.Field)
  expect(asked({})).toEqual(['Picture', 'About', 'CategoryIds', 'LanguageIds'])
  expect(asked({ ProfileTypeId: PROFILE_TYPES.Owner })).toContain('City')
  expect(asked({ ProfileTypeId: PROFILE_TYPES.Agent })).toEqual(expect.arrayContaining(['LicenseNumber', 'YearsExperience']))
  expect(asked({ AccountTypeId: ACCOUNT_TYPES.Business })).toEqual(expect.arrayContaining(['CompanyName', 'AboutCompany']))
})

test('is told in percent, from nothing to all', () => {
  expect(completenessPercent(nothingSaid)).toBe(0)
  expect(completenessPercent({ ...nothingSaid, About: 'Hello.' })).toBe(25)
  const all = { ...nothingSaid, PicPath: '/media/x', About: 'Hello.', ProfileCategoryIds: [41], LanguageIds: [1] }
  expect(completenessPercent(all)).toBe(100)
})
