import type { PublicProfile } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { expect, test } from 'vitest'
import { listingsInput, pathOfListingsPage, profileHead, profileInput } from './profile-page.ts'

const agent: PublicProfile = {
  ProfileId: '01a1fb32-0000-7b69-b43e-7a4a346e5f29',
  BusinessType: null,
  Name: 'Noor Castellan',
  PicPath: '/media/noor.webp',
  CompanyName: 'Castellan & Daughters',
  Categories: ['Broker'],
  City: 'Denver',
  StateCode: 'CO',
  ServiceRadiusMiles: 40,
  YearsExperience: 17,
  ListingsCount: 2,
  ProfileType: 'Agent',
  AccountType: 'Business',
  About: `I have sold homes along the Front Range.\n${'Ask me. '.repeat(40)}`,
  AboutCompany: null,
  Website: 'https://castellan.example',
  LicenseNumber: null,
  LicenseStateCode: null,
  Languages: ['English'],
  Phone: null,
  Email: null,
  PlaceLine: null,
  MemberSince: '2026-01-02',
  Business: null,
}
const url = new URL('https://homes.example/agent/01A1FB32-0000-7b69-b43e-7a4a346e5f29?page=2')
const headOf = (profile: PublicProfile) => profileHead({ data: profile, params: {}, url })

test('search engines are told what the page shows, at its one address', () => {
  const { title, description, canonical, jsonLd } = headOf(agent)
  expect(title).toBe('Noor Castellan, Denver, CO')
  expect(description).toMatch(/^Noor Castellan, Broker in Denver, CO\. I have sold homes along the Front Range\. Ask me\..*…$/)
  expect(description!.length).toBeLessThanOrEqual(161)
  expect(canonical).toBe(`/Agent/${agent.ProfileId}`)
  expect(jsonLd).toMatchObject([
    {
      '@type': 'ProfilePage',
      url: `https://homes.example/Agent/${agent.ProfileId}`,
      mainEntity: { '@type': 'RealEstateAgent', image: 'https://homes.example/media/noor.webp', areaServed: 'Denver, CO' },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Agents', item: 'https://homes.example/Agents' }, { name: 'Noor Castellan' }] },
  ])
  expect(JSON.stringify(jsonLd)).not.toMatch(/"(email|telephone)"/)
})

test('an owner is a person', () => {
  expect(headOf({ ...agent, ProfileType: 'Owner' }).jsonLd).toMatchObject([
    { mainEntity: { '@type': 'Person', worksFor: { name: 'Castellan & Daughters' } } },
    { itemListElement: [{ name: 'Homes and spaces' }, { item: `https://homes.example/Owner/${agent.ProfileId}` }] },
  ])
})

test('the page of listings stands in the address', () => {
  const pageOf = (query: string) => listingsInput(agent.ProfileId, new URLSearchParams(query)).PageIndex
  expect(['', 'page=3', 'page=-1', 'page=1000000000', 'page=x'].map(pageOf)).toEqual([0, 2, 0, 0, 0])
  expect(pathOfListingsPage(agent, 0)).toBe(`/Agent/${agent.ProfileId}`)
  expect(pathOfListingsPage(agent, 2)).toBe(`/Agent/${agent.ProfileId}?page=3`)
})

test.each(['', 'nobody', "x' or 1=1 --"])('what is no id is like a page that is missing: %j', (id) => {
  expect(() => profileInput({ id })).toThrow(expect.objectContaining({ code: 'ProfileNotFound' }))
})
