import { PublicBusiness, PublicProfile } from '@keystead/contract/marketplace/directory/directory.schemas.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { BusinessPart } from './BusinessPart.tsx'

const nothingSaid = sampleOf(PublicBusiness)
const profile = sampleOf(PublicProfile, { Name: 'Northgate Realty', BusinessType: 'Brokerage' })

function showPart(said: Partial<PublicBusiness>) {
  return show(<BusinessPart profile={profile} business={{ ...nothingSaid, ...said }} />)
}

test('what a business says stands on its page', async () => {
  const page = await showPart({
    Description: 'We look after <b>homes</b>.',
    LegalName: 'Northgate LLC',
    DbaName: 'Northgate Realty',
    License: { Number: 'BR 7', StateCode: 'CO', ExpiresOn: '2030-02-28' },
    ServiceAreas: [
      { City: 'Boulder', StateCode: 'CO' },
      { City: 'Denver', StateCode: 'CO' },
    ],
    Phone: '(303) 555-0123',
    Email: 'desk@northgate.example',
    Website: 'https://northgate.example/',
    AddressLine: '1 Main St, Denver, CO 80202',
    Team: [
      { Name: 'Ines Ortiz', Title: 'Leasing lead', PicPath: null },
      { Name: 'Jon Ortiz', Title: null, PicPath: null },
    ],
  })
  await expect.element(page.getByRole('region', { name: 'About Northgate Realty' }).getByText('We look after <b>homes</b>.')).toBeVisible()
  const facts = page.getByRole('region', { name: 'Facts' })
  for (const said of [
    'Brokerage',
    'BR 7, CO, valid until Feb 28, 2030',
    'Boulder, CO · Denver, CO',
    '1 Main St, Denver, CO 80202',
    'Northgate LLC',
  ]) {
    await expect.element(facts.getByText(said, { exact: true })).toBeVisible()
  }
  // It is the title of the page.
  expect(facts.getByText('Northgate Realty').all()).toEqual([])
  await expect.element(facts.getByRole('link', { name: '(303) 555-0123' })).toHaveAttribute('href', 'tel:3035550123')
  await expect.element(facts.getByRole('link', { name: 'desk@northgate.example' })).toHaveAttribute('href', 'mailto:desk@northgate.example')
  await expect
    .element(facts.getByRole('link', { name: 'northgate.example', exact: true }))
    .toHaveAttribute('rel', 'nofollow noopener noreferrer')
  const team = page.getByRole('region', { name: 'Team' }).getByRole('listitem')
  expect(team.all().map((member) => member.element().textContent)).toEqual([
    expect.stringContaining('Ines OrtizLeasing lead'),
    expect.stringContaining('Jon Ortiz'),
  ])
})

test('the hours are a table of all seven days, and today is the day of where the business is', async () => {
  // Already Thursday in London.
  vi.setSystemTime('2026-11-26T02:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const page = await showPart({ Hours: [1, 2, 3, 4, 5].map((Day) => ({ Day, From: '09:00', To: '17:00' })), TimeZone: 'America/Denver' })
  const table = page.getByRole('region', { name: 'Opening hours' }).getByRole('table')
  await expect.element(table.getByRole('row', { name: /^Wednesday\s?Today 9:00\sAM to 5:00\sPM$/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Sunday Closed', exact: true })).toBeVisible()
  expect(table.getByRole('row').all()).toHaveLength(7)
  expect(table.getByText('Today').all()).toHaveLength(1)
})

test('what a business does not say leaves no empty part', async () => {
  const page = await showPart({})
  await expect.element(page.getByRole('region', { name: 'Facts' })).toBeVisible()
  expect(page.getByRole('heading').all()).toHaveLength(1)
  expect(
    page
      .getByRole('term')
      .all()
      .map((term) => term.element().textContent),
  ).toEqual(['Type', 'Member since'])
})
