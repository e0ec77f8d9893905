import { GetAssetFacets, GetDdlPlaces } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useSearchParams } from 'react-router'
import { show } from '../../../../test/show.tsx'
import { answer, asked } from '../../../../test/stand-in.ts'
import { FilterBar } from './FilterBar.tsx'
import { searchFromAddress } from './search-address.ts'

function Search() {
  const [params] = useSearchParams()
  return <FilterBar search={searchFromAddress(params)} />
}

beforeEach(() => answer(GetAssetFacets, { Facets: [] }))

async function showSearch(query = '') {
  const page = await show(<Search />, { at: `/Properties${query}` })
  const panel = (name: string) => page.getByRole('group', { name, exact: true }).first()
  /** A summary has no role that browsers agree on. */
  const open = (name: string) =>
    userEvent.click([...document.querySelectorAll('summary')].find(({ firstChild }) => firstChild?.textContent === name)!)
  return { page, panel, open, params: () => Object.fromEntries(new URLSearchParams(page.address().split('?')[1])) }
}

test('a price is typed and shown in the address, in order and without what is not asked', async () => {
  const { page, panel, open, params } = await showSearch()
  await open('Price')
  await panel('Price').getByPlaceholder('No minimum').fill('2k')
  await panel('Price').getByPlaceholder('No maximum').fill('1,500')
  await panel('Price').getByRole('button', { name: 'Show results' }).click()
  await expect.poll(params).toEqual({ min: '1500', max: '2000' })
  await expect.element(panel('Price')).not.toBeInTheDocument()
  await expect.element(page.getByText('2 set', { exact: false })).toBeInTheDocument()
})

test('what is no price is said at its box, and the search stays', async () => {
  const { panel, open, page } = await showSearch()
  await open('Price')
  const from = panel('Price').getByPlaceholder('No minimum')
  await from.fill('cheap')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => (from.element() as HTMLInputElement).validationMessage).not.toBe('')
  expect(page.address()).toBe('/Properties')
  await from.fill('900')
  expect((from.element() as HTMLInputElement).validationMessage).toBe('')
})

test('choices say how many homes they would find, once the chip is open', async () => {
  answer(GetAssetFacets, { Facets: [{ Field: 'MinBedrooms', Options: [{ Value: 2, Count: 37, CountIsCapped: false }] }] })
  const { panel, open } = await showSearch('?place=Denver')
  expect(asked(GetAssetFacets)).toEqual([])
  await open('Beds and baths')
  await expect.element(panel('Beds and baths').getByText('37')).toBeVisible()
  expect(asked(GetAssetFacets)[0]).toMatchObject({ Place: 'Denver', Fields: ['MinBedrooms', 'MinBathrooms'] })
})

test('a chip is opened and closed by the keyboard, and one at a time', async () => {
  const { page, panel, open } = await showSearch()
  await open('Price')
  await expect.element(panel('Price')).toBeVisible()
  await open('Distance')
  await expect.element(panel('Price')).not.toBeInTheDocument()
  await expect.element(panel('Distance')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel('Distance')).not.toBeInTheDocument()
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  await expect.element(page.getByText('Distance', { exact: true })).toBeVisible()
})

test('one chip is cleared, the others stay', async () => {
  const { panel, open, params } = await showSearch('?place=Denver&min=900&beds=2')
  await open('Price')
  await panel('Price').getByRole('link', { name: 'Clear' }).click()
  await expect.poll(params).toEqual({ place: 'Denver', beds: '2' })
})

test('a link that changes the search changes what the controls show', async () => {
  const { page, panel, open } = await showSearch('?min=900')
  await page.goTo('/Properties?min=1200')
  await open('Price')
  await expect.element(panel('Price').getByPlaceholder('No minimum')).toHaveValue('1200')
})

test('a place is suggested while it is typed, walked by the arrow keys and taken by Enter', async () => {
  answer(GetDdlPlaces, {
    Items: [
      { Text: 'Denver, CO', Kind: 'city', StateCode: null },
      { Text: 'Denver City, TX', Kind: 'city', StateCode: null },
    ],
  })
  const { page, params } = await showSearch('?min=900&box=1,2,3,4')
  const box = page.getByRole('combobox', { name: 'Place' })
  await box.fill('denv')
  await expect.element(page.getByRole('option', { name: /Denver, CO/ })).toBeVisible()
  await expect.element(page.getByText('2 places found')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('option', { name: /Denver City/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(params).toEqual({ place: 'Denver City, TX', min: '900' })
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('a place that nobody suggested is searched as it was typed', async () => {
  answer(GetDdlPlaces, { Items: [] })
  const { page, params } = await showSearch()
  await page.getByRole('combobox', { name: 'Place' }).fill('near the lake')
  await expect.element(page.getByText('No places found.')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(params).toEqual({ place: 'near the lake' })
})
