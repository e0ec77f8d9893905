import {
  AssignAsset,
  GetAssetAssignedProfiles,
  GetDdlAssetsUnassignedProfiles,
} from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddLeaseDraft, HomeIsLet } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { GetUserConnectionCounts } from '@keystead/contract/people/connections/connection.operations.ts'
import { GetStateLaw } from '@keystead/contract/places/state-law/state-law.operations.ts'
import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { UnitTotals, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { messages as assignmentsMessages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { messages as leasesMessages } from '@keystead/contract/leasing/leases/leases-messages.text.ts'
import { beforeEach, expect, test } from 'vitest'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { AssignTenantsForm } from './AssignTenantsForm.tsx'

const DETAILS = sampleOf(UserAssetDetails, { AssetId: idOf(1), TimeZone: 'America/Denver', IsListed: true })
const PEOPLE = [sampleOf(PersonItem, { Id: idOf(2), Text: 'Tess Tenant' }), sampleOf(PersonItem, { Id: idOf(3), Text: 'Tom Tenant' })]
const NONE = { Joined: 0, Received: 0, Sent: 0 }

beforeEach(() => {
  answer(GetUserConnectionCounts, { Owners: NONE, Agents: NONE, Tenants: { ...NONE, Joined: 2 }, ForOtherProfiles: 0 })
  answer(GetDdlAssetsUnassignedProfiles, { Items: PEOPLE })
})

async function showForm() {
  const page = await show(<AssignTenantsForm details={DETAILS} />)
  await expect.element(page.getByRole('form', { name: 'Lease to tenants' })).toBeVisible()
  async function choose(label: string, name: string) {
    await page.getByRole('combobox', { name: label, exact: true }).fill(name.slice(0, 3))
    await page.getByRole('option', { name }).click()
  }
  async function fillTerms() {
    await page.getByLabelText('Start date', { exact: true }).fill('1/5/2030')
    await page.getByLabelText('Rent', { exact: true }).fill('1,500')
    await page.getByLabelText('Rent frequency').selectOptions('Monthly')
  }
  return { page, choose, fillTerms, moveIn: () => page.getByRole('button', { name: 'Move in' }).click() }
}

async function withTwo() {
  const shown = await showForm()
  await shown.fillTerms()
  await shown.choose('Tenant', 'Tess Tenant')
  await shown.page.getByRole('button', { name: 'Add a tenant' }).click()
  await shown.choose('Tenant 2', 'Tom Tenant')
  return shown
}

test('two tenants share equally, and each sees what it comes to', async () => {
  const { page } = await withTwo()
  await expect.element(page.getByText(/Pays \$750/).first()).toBeVisible()
  const shares = page.getByLabelText('Share (%)')
  await shares.first().fill('60')
  await shares.last().fill('40')
  await expect.element(page.getByText(/Pays \$900/)).toBeVisible()
  await page.getByRole('button', { name: 'Share equally' }).click()
  await expect.element(shares.first()).toHaveValue('50')
  await expect.element(shares.last()).toHaveValue('50')
})

test('shares that make no whole are said of the tenants, and nothing is sent', async () => {
  const { page, moveIn } = await withTwo()
  await page.getByLabelText('Share (%)').first().fill('60')
  await moveIn()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  expect(asked(AssignAsset)).toEqual([])
})

test('who moves in is recorded with the terms, and the home comes off the market', async () => {
  answer(AssignAsset, { AssignmentIds: [idOf(5)], LeaseId: idOf(6), UnitsCount: 0, Unlisted: true })
  answer(GetAssetAssignedProfiles, { Agents: [], Leases: [] })
  const { page, moveIn } = await withTwo()
  await moveIn()
  await expect.element(page.getByText(assignmentsMessages.propertyAssigned)).toBeVisible()
  expect(asked(AssignAsset)[0]).toMatchObject({
    AssetId: DETAILS.AssetId,
    Unlist: true,
    Lease: {
      TenureStart: '2030-01-05',
      Rent: '1500.00',
      Tenants: [
        { ProfileId: idOf(2), SharePercent: 50 },
        { ProfileId: idOf(3), SharePercent: 50 },
      ],
    },
  })
})

test('a lease is saved as a draft that nobody hears of', async () => {
  answer(AddLeaseDraft, { LeaseId: idOf(6), Version: 1 })
  const { page, choose, fillTerms } = await showForm()
  await fillTerms()
  await choose('Tenant', 'Tess Tenant')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect.element(page.getByText('Draft saved. Only you can see it.')).toBeVisible()
  await expect.poll(page.address).toContain(DETAILS.AssetId)
  expect(asked(AddLeaseDraft)[0]).toMatchObject({ AssetId: DETAILS.AssetId, Lease: { Tenants: [{ ProfileId: idOf(2) }] } })
  expect(asked(AssignAsset)).toEqual([])
})

test('someone without an account is written down instead of chosen, and chosen again', async () => {
  const { page } = await showForm()
  await page.getByRole('button', { name: /Enter their details/ }).click()
  await page.getByLabelText('First name').fill('Ann')
  await page.getByRole('button', { name: /Choose a connected tenant instead/ }).click()
  await expect.element(page.getByLabelText('First name')).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'Tenant', exact: true })).toHaveValue('')
})

test('a refusal keeps what was typed', async () => {
  answer(AssignAsset, () => {
    throw refusal(HomeIsLet)
  })
  const { page, moveIn } = await withTwo()
  await moveIn()
  await expect.element(page.getByRole('alert')).toMatchTextContent(HomeIsLet.message)
  await expect.element(page.getByLabelText('Rent', { exact: true })).toHaveValue('1,500')
})

test('the law of the home’s state stands below the deposit; what is no home has none', async () => {
  const rest = { Statute: null, Says: 'One month of rent.', Basis: 'statute', CheckedOn: '2026-11-28', IsAmended: false } as const
  const Rules = [{ Topic: 'DepositCap', Standing: 'set', Value: { Months: 1 }, ...rest } as const]
  answer(GetStateLaw, { StateId: 6, Code: 'CA', Name: 'California', Rules })
  const home = { ...DETAILS, CategoryId: CATEGORIES.Residential, StateId: 6 }
  const page = await show(<AssignTenantsForm details={home} />)
  await expect.element(page.getByText(/^California law · Largest security deposit: 1 month’s rent\./)).toBeVisible()
  await page.unmount()

  const office = await show(<AssignTenantsForm details={{ ...home, CategoryId: CATEGORIES.Commercial }} />)
  await expect.element(office.getByLabelText('Security deposit')).toBeVisible()
  await expect.element(office.getByText(/California law/)).not.toBeInTheDocument()
  expect(asked(GetStateLaw)).toEqual([{ StateId: 6 }])
})

test('a building is leased by its units', async () => {
  const page = await show(<AssignTenantsForm details={{ ...DETAILS, Units: sampleOf(UnitTotals) }} />)
  await expect.element(page.getByText(leasesMessages.buildingIsLetByUnits)).toBeVisible()
  await expect.element(page.getByRole('form')).not.toBeInTheDocument()
})
