import { AssetDraftDetails } from '@keystead/contract/properties/drafts/draft.schemas.ts'
import { DraftChanged, DraftNotFound, GetAssetDraftDetails, SaveAssetDraft } from '@keystead/contract/properties/drafts/draft.operations.ts'
import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { CheckAssetAddress } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { GetDdlCountries, GetDdlStates, GetZipDetails } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { messages } from '@keystead/contract/properties/drafts/drafts-messages.text.ts'
import type { LoaderFunction } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { keepCopy } from '../../properties/drafts/draft-copy.ts'
import { emptyDraft } from '../../properties/properties/form/property-draft.ts'
import { AddProperty } from './AddProperty.tsx'

const ADDRESS = '/User/Owners/AddResidentialProperty'
const DRAFT = idOf(1)
const FIELDS = { Address1: '12 Oak Street', City: 'Denver', StateId: 6, Zip: '80202', AddressExactness: 1 }

beforeEach(() => {
  answer(GetDdlCountries, { Items: [{ Id: 1, Text: 'United States', Code: 'US' }] })
  answer(GetDdlStates, { Items: [{ Id: 6, Text: 'Colorado', Code: 'CO' }] })
  answer(GetZipDetails, { Place: null })
  answer(CheckAssetAddress, { Own: null, IsListedByOthers: false })
  answer(SaveAssetDraft, saved(1))
})

const saved = (Version: number) => ({ DraftId: DRAFT, Version, UpdatedAt: '2027-01-05T12:00:00Z' })
const keptBy = (Fields: Partial<typeof FIELDS>, more = {}) =>
  sampleOf(AssetDraftDetails, {
    DraftId: DRAFT,
    CategoryId: CATEGORIES.Residential,
    Version: 1,
    Fields: Fields as AssetDraftDetails['Fields'],
    ...more,
  })

async function showForm(query = '', loader?: LoaderFunction) {
  const page = await show(<AddProperty category={CATEGORIES.Residential} />, { at: ADDRESS + query, loader })
  const street = page.getByRole('textbox', { name: 'Address', exact: true })
  return { page, street, next: () => page.getByRole('button', { name: 'Next' }).click() }
}

test('what is typed is kept on the server a moment after, and the address leads back to it', async () => {
  const { page, street } = await showForm()
  await street.fill('12 Oak Street')
  await expect.element(page.getByText('Saved. You can continue later, on any device.')).toBeVisible()
  expect(asked(SaveAssetDraft)).toMatchObject([{ DraftId: null, Version: null, Step: 'where', Fields: { Address1: '12 Oak Street' } }])
  await expect.poll(page.address).toContain(DRAFT)
  await expect.element(street).toHaveValue('12 Oak Street')
})

test('a draft that is saved while the next step is on its way does not lead back to the step before', async () => {
  const nextStep = Promise.withResolvers<null>()
  const answered = Promise.withResolvers<void>()
  answer(SaveAssetDraft, () => answered.promise.then(() => saved(1)))
  const empty = emptyDraft(CATEGORIES.Residential)
  keepCopy(CATEGORIES.Residential, { draftId: null, version: null, base: empty, fields: { ...empty, ...FIELDS }, step: 'where' })
  const { page, next } = await showForm('', ({ request }) => (request.url.includes('step=kind') ? nextStep.promise : null))
  await expect.poll(() => asked(SaveAssetDraft)).toHaveLength(1)
  await next()
  answered.resolve()
  await expect.element(page.getByText('Saved. You can continue later, on any device.')).toBeVisible()
  nextStep.resolve(null)
  await expect.element(page.getByRole('heading', { name: 'Basics' })).toBeVisible()
  await expect.poll(page.address).toContain(DRAFT)
})

test('what the server did not get is there again, and can be thrown away', async () => {
  answer(SaveAssetDraft, () => new Promise<never>(() => {}))
  const { page, street } = await showForm()
  await street.fill('12 Oak Street')
  await expect.poll(() => localStorage.getItem('selection.addResidentialAsset')).toContain('12 Oak Street')
  await page.unmount()

  const again = await showForm()
  await expect.element(again.page.getByText('We saved what you entered here before.')).toBeVisible()
  await expect.element(again.street).toHaveValue('12 Oak Street')
  await again.page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(again.street).toHaveValue('')
  expect(localStorage.getItem('selection.addResidentialAsset')).toBeNull()
})

test('a draft is opened where it was left', async () => {
  answer(GetAssetDraftDetails, keptBy(FIELDS, { Step: 'kind' }))
  const { page } = await showForm(`?draft=${DRAFT}`)
  await expect.element(page.getByText('Rent by the month, week or year')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('12 Oak Street')
})

test('a step is not left before it is right, and says all that is wrong with it', async () => {
  const { page, street, next } = await showForm()
  await next()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await expect.element(street).toHaveAttribute('aria-invalid', 'true')
  expect(page.getByRole('alert').getByRole('link').elements().length).toBeGreaterThan(2)
})

test('a draft that is gone meanwhile is kept as another one, with what was typed', async () => {
  answer(GetAssetDraftDetails, keptBy({ Address1: '12 Oak Street' }))
  const { page, street } = await showForm(`?draft=${DRAFT}`)
  answer(SaveAssetDraft, () => {
    throw refusal(DraftNotFound)
  })
  await street.fill('14 Oak Street')
  await expect.element(page.getByRole('alert')).toMatchTextContent(messages.draftNotFound)
  answer(SaveAssetDraft, saved(1))
  await page.getByRole('button', { name: 'Keep as another draft' }).click()
  await expect.poll(() => asked(SaveAssetDraft).at(-1)).toMatchObject({ DraftId: null, Fields: { Address1: '14 Oak Street' } })
})

test('where another device was quicker, a person decides between the two', async () => {
  answer(GetAssetDraftDetails, keptBy({ Address1: '12 Oak Street' }))
  const { page, street } = await showForm(`?draft=${DRAFT}`)
  await expect.element(street).toHaveValue('12 Oak Street')
  answer(SaveAssetDraft, () => {
    throw refusal(DraftChanged)
  })
  answer(GetAssetDraftDetails, keptBy({ Address1: '16 Oak Street' }, { Version: 2 }))
  await street.fill('14 Oak Street')
  const question = page.getByRole('region', { name: 'There is a newer version' })
  await expect.element(question).toMatchTextContent('Latest: 16 Oak Street')
  answer(SaveAssetDraft, saved(3))
  await question.getByRole('button', { name: 'Keep my changes' }).click()
  await expect.poll(() => asked(SaveAssetDraft).at(-1)).toMatchObject({ Version: 2, Fields: { Address1: '14 Oak Street' } })
})
