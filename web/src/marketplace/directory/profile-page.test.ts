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
  Brand: null,
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

const brokerage: PublicProfile = {
  ...agent,
  Name: 'Front Range </script> Homes',
  BusinessType: 'Brokerage',
  About: null,
  Business: {
    BusinessId: agent.ProfileId,
    Type: 'brokerage',
    LegalName: 'Front Range LLC',
    DbaName: null,
    Description: 'We look after homes.',
    Images: [
      {
        ImageId: agent.ProfileId,
        Caption: null,
        AltText: 'The office',
        Width: 900,
        Height: 600,
        Placeholder: null,
        Sizes: [400, 800].map((Width) => ({ Width, Webp: `/media/businesses/x/${Width}.webp`, Avif: `/media/businesses/x/${Width}.avif` })),
      },
    ],
    License: { Number: 'PM 12', StateCode: 'CO', ExpiresOn: '2030-02-28' },
    ServiceAreas: [{ City: 'Boulder', StateCode: 'CO' }],
    Hours: [{ Day: 7, From: '09:00', To: '17:00' }],
    TimeZone: 'America/Denver',
    Phone: '(303) 555-0123',
    Email: 'desk@frontrange.example',
    Website: 'https://frontrange.example',
    Street: '1 Main St',
    Zip: '80202',
    AddressLine: '1 Main St, Denver, CO 80202',
    Team: [{ Name: 'Ines Ortiz', Title: 'Leasing lead', PicPath: null }],
  },
}

test('a business is said as such, with its address, hours, pictures and team', () => {
  const { title, description, image, jsonLd } = headOf(brokerage)
  expect(title).toBe('Front Range </script> Homes, Denver, CO')
  expect(description).toBe('Front Range </script> Homes, Brokerage in Denver, CO. We look after homes.')
  expect(image).toBe('/media/businesses/x/800.webp')
  expect(jsonLd).toMatchObject([
    {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'RealEstateAgent',
        legalName: 'Front Range LLC',
        logo: 'https://homes.example/media/noor.webp',
        image: ['https://homes.example/media/businesses/x/800.webp'],
        telephone: '(303) 555-0123',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Main St',
          addressLocality: 'Denver',
          addressRegion: 'CO',
          postalCode: '80202',
        },
        areaServed: [{ '@type': 'City', name: 'Boulder, CO' }],
        openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Sunday', opens: '09:00', closes: '17:00' }],
        member: [{ '@type': 'Person', name: 'Ines Ortiz', jobTitle: 'Leasing lead' }],
      },
    },
    { itemListElement: [{ name: 'Agents' }, { name: 'Front Range </script> Homes' }] },
  ])
})

test('a landlord company of an owner is a local business, found among the agents', () => {
  const landlord: PublicProfile = {
    ...brokerage,
    ProfileType: 'Owner',
    Business: { ...brokerage.Business!, Type: 'landlord', Hours: [], Team: [] },
  }
  expect(headOf(landlord).canonical).toBe(`/Owner/${agent.ProfileId}`)
  const [page, way] = headOf(landlord).jsonLd as [{ mainEntity: object }, object]
  expect(page.mainEntity).toMatchObject({ '@type': 'LocalBusiness', openingHoursSpecification: undefined, member: undefined })
  expect(way).toMatchObject({ itemListElement: [{ name: 'Agents' }, { item: `https://homes.example/Owner/${agent.ProfileId}` }] })
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
