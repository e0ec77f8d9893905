import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { ACCOUNT_TYPES, PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { expect, test } from 'vitest'
import { draftOf, mergeDrafts, profileRules } from './profile-draft.ts'

const details: ProfileDetails = {
  ProfileId: '01a1fb32-0000-7b69-b43e-7a4a346e5f29',
  Version: 3,
  Name: 'Ada Quill',
  FirstName: 'Ada',
  LastName: 'Quill',
  PicPath: null,
  ProfileTypeId: PROFILE_TYPES.Agent,
  ProfileType: 'Agent',
  AccountTypeId: ACCOUNT_TYPES.Business,
  AccountType: 'Business',
  CountryId: 539,
  ProfileCategoryIds: [],
  IsDefault: true,
  IsPublic: false,
  Completeness: 0,
  Email: 'ada@example.com',
  Mobile: null,
  Categories: [],
  MemberSince: '2026-11-20',
  About: null,
  CompanyName: 'Quill Homes',
  AboutCompany: null,
  Website: null,
  LicenseNumber: null,
  LicenseStateId: null,
  LicenseStateCode: null,
  LanguageIds: [],
  YearsExperience: null,
  City: null,
  StateId: null,
  StateCode: null,
  ServiceRadiusMiles: 25,
  PublicPhone: null,
  PublicEmail: null,
  PublicPlaceLine: null,
}

test('a profile as it was read may be saved as it is', () => {
  expect(profileRules(details).safeParse(draftOf(details)).success).toBe(true)
})

test('the form asks what the server asks of this kind of profile', () => {
  const result = profileRules(details).safeParse({ ...draftOf(details), CompanyName: '', IsPublic: true })
  expect(Object.fromEntries(result.error!.issues.map(({ path, message }) => [path[0], message]))).toEqual({
    CompanyName: 'Company can not be empty.',
    About: 'About me can not be empty.',
    AboutCompany: 'About company can not be empty.',
  })
})

test('changes of two people are joined, and what both changed is named', () => {
  const base = draftOf(details)
  const mine = { ...base, FirstName: 'Adele', LanguageIds: [1], About: 'Mine.' }
  const newest = { ...base, Version: 4, LastName: 'Quillon', LanguageIds: [2, 3], About: 'Mine.' }
  const { draft, conflicts } = mergeDrafts({ base, mine, newest }, [])
  expect(draft).toMatchObject({ Version: 4, FirstName: 'Adele', LastName: 'Quillon', LanguageIds: [1] })
  expect(conflicts).toEqual([{ field: 'LanguageIds', label: 'Languages', mine: 'English', newest: 'Spanish, Chinese' }])
})
