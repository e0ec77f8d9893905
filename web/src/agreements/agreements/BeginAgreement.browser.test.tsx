import { CreateAgreement, GetAgreementDraft } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import {
  GetAgreementTemplateDetails,
  GetAgreementTemplates,
  TemplateCard,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { ConnectedPerson, ConnectionDetails } from '@keystead/contract/people/connections/connection.schemas.ts'
import { GetUserConnectionDetails } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { draftRead } from '../../../test/agreements.ts'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { SendAgreementScreen } from './SendAgreementScreen.tsx'

const AT = '/User/Agreements/SendAgreement'
const DRAFT = `${AT}?id=${idOf(1)}`
const LEASE = sampleOf(TemplateCard, { TemplateId: idOf(7), Name: 'House lease', Category: 'Lease' })
const NOTICE = sampleOf(TemplateCard, { TemplateId: idOf(8), Name: 'Notice to enter', Category: 'Notice' })
const pageWith = (...Items: TemplateCard[]) => ({ Items, PageIndex: 0, PageSize: 12, TotalCount: Items.length, TotalIsCapped: false })

beforeEach(async () => {
  await screen.viewport(1200, 900)
  signIn()
  answer(CreateAgreement, { AgreementId: idOf(1), Version: 1 })
  answer(GetAgreementDraft, draftRead())
  answer(GetAgreementTemplates, pageWith(LEASE, NOTICE))
  answer(GetDdlUserAssets, { Items: [{ Id: idOf(2), Text: 'Larch House', Detail: 'Denver, CO' }] })
  answer(GetAssetAssignedProfiles, {
    Agents: [],
    Leases: [
      sampleOf(LeaseRead, { LeaseId: idOf(3), IsDraft: true, StartsOn: '2027-01-01', State: 'upcoming' }),
      sampleOf(LeaseRead, { LeaseId: idOf(4), IsDraft: false, StartsOn: '2020-01-01', EndsOn: '2021-01-01', State: 'past' }),
    ],
  })
})

test('begins from a template, about a lease of a property that the address names', async () => {
  const page = await show(<SendAgreementScreen />, { at: `${AT}?assetId=${idOf(2)}` })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Template can not be empty.')
  await page.getByRole('radio', { name: /House lease/ }).click()
  await expect.element(page.getByRole('combobox', { name: 'Property' })).toHaveValue('Larch House, Denver, CO')
  const leases = page.getByRole('combobox', { name: /^Lease/ })
  // What is over is nothing to agree on.
  await expect.element(leases.getByRole('option', { name: /^Draft for/ })).toBeInTheDocument()
  expect(leases.getByRole('option').elements()).toHaveLength(2)
  await leases.selectOptions(idOf(3))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => asked(CreateAgreement)).toEqual([{ TemplateId: idOf(7), AssetId: idOf(2), LeaseId: idOf(3), ConnectionId: null }])
  await expect.poll(page.address).toBe(DRAFT)
})

test('begins with someone whom the address names', async () => {
  const With = sampleOf(ConnectedPerson, { ProfileId: idOf(20), Name: 'Aron Agent' })
  answer(GetUserConnectionDetails, sampleOf(ConnectionDetails, { ConnectionId: idOf(5), StatusId: 1, Direction: 1, With }))
  const page = await show(<SendAgreementScreen />, { at: `${AT}?connectionId=${idOf(5)}&templateId=${idOf(8)}` })
  await expect.element(page.getByRole('radio', { name: /Notice to enter/ })).toBeChecked()
  await expect.element(page.getByRole('combobox', { name: 'Connection' })).toHaveValue('Aron Agent')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => asked(CreateAgreement)).toEqual([{ TemplateId: idOf(8), AssetId: null, LeaseId: null, ConnectionId: idOf(5) }])
})

test('what the address names and can’t be looked up now is tried again, rather than shown as nothing', async () => {
  const refused = () => {
    throw refusal(CallErrors.Unexpected)
  }
  answer(GetUserConnectionDetails, refused)
  const page = await show(<SendAgreementScreen />, { at: `${AT}?connectionId=${idOf(5)}` })
  await expect.element(page.getByRole('alert')).toMatchTextContent(CallErrors.Unexpected.message)
  expect(page.getByRole('combobox', { name: 'Connection' }).elements()).toHaveLength(0)
  const With = sampleOf(ConnectedPerson, { ProfileId: idOf(20), Name: 'Aron Agent' })
  answer(GetUserConnectionDetails, sampleOf(ConnectionDetails, { ConnectionId: idOf(5), StatusId: 1, Direction: 1, With }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Connection' })).toHaveValue('Aron Agent')
  await page.unmount()

  answer(GetAgreementTemplates, { ...pageWith(NOTICE), TotalCount: 30 })
  answer(GetAgreementTemplateDetails, refused)
  const other = await show(<SendAgreementScreen />, { at: `${AT}?templateId=${idOf(8)}` })
  await expect.element(other.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('without a template it leads to where one is made', async () => {
  answer(GetAgreementTemplates, pageWith())
  const page = await show(<SendAgreementScreen />, { at: AT })
  await expect.element(page.getByText('You have no templates yet.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Choose how to begin' })).toHaveAttribute('href', '/User/Agreements/Template')
})

test('begins with a lease alone, where the address names no more', async () => {
  const page = await show(<SendAgreementScreen />, { at: `${AT}?leaseId=${idOf(3)}` })
  await expect.element(page.getByRole('radio', { name: /^The lease that you came from/ })).toBeChecked()
  await page.getByRole('radio', { name: /House lease/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => asked(CreateAgreement)).toEqual([{ TemplateId: idOf(7), AssetId: null, LeaseId: idOf(3), ConnectionId: null }])
})

test('of many templates one is found by its name, and the one that the address names is known', async () => {
  answer(GetAgreementTemplates, ({ Keyword }) => (Keyword ? pageWith(LEASE) : { ...pageWith(NOTICE), TotalCount: 30 }))
  answer(GetAgreementTemplateDetails, sampleOf(GetAgreementTemplateDetails.output, { ...NOTICE, Version: 1 }))
  const page = await show(<SendAgreementScreen />, { at: `${AT}?assetId=${idOf(2)}&templateId=${idOf(8)}` })
  const template = page.getByRole('combobox', { name: 'Template' })
  await expect.element(template).toHaveValue('Notice to enter')
  await template.fill('house')
  await page.getByRole('option', { name: 'House lease' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => asked(CreateAgreement)).toMatchObject([{ TemplateId: idOf(7), AssetId: idOf(2) }])
})

test('on a phone nothing is wider than the page', async () => {
  await screen.viewport(360, 800)
  const page = await show(<SendAgreementScreen />, { at: `${AT}?assetId=${idOf(2)}` })
  await expect.element(page.getByRole('combobox', { name: /^Lease/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
