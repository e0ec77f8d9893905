import {
  CreateAgreementTemplate,
  DeleteAgreementTemplate,
  GetAgreementTemplateDetails,
  GetAgreementTemplates,
  GetAgreementTemplateVersions,
  GetTemplateStarters,
  TemplateCard,
  TemplateChanged,
  UpdateAgreementTemplate,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import { GetDdlCountries, GetDdlStates } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import type { TemplateDetails } from './template-draft.ts'
import { TemplateScreen } from './TemplateScreen.tsx'
import { TemplatesScreen } from './TemplatesScreen.tsx'

const LEASE = sampleOf(TemplateCard, {
  TemplateId: idOf(1),
  Name: 'House lease',
  CategoryId: 1,
  Category: 'Lease',
  StateCode: null,
  Kind: 'text',
})
const pageWith = (...Items: TemplateCard[]) => ({ Items, PageIndex: 0, PageSize: 10, TotalCount: Items.length, TotalIsCapped: false })

const bodyFor = (role: string): TemplateBody => ({
  type: 'doc',
  content: [
    { type: 'paragraph', attrs: { align: 'start' }, content: [{ type: 'text', text: 'The home is taken.' }] },
    { type: 'signatureBlock', attrs: { role } },
  ],
})
const DETAILS: TemplateDetails = {
  ...LEASE,
  Version: 4,
  StateId: null,
  Roles: [{ Name: 'Tenant', Part: 'signer', IsMany: true }],
  Body: bodyFor('Tenant'),
  Fields: [],
  PaperDigest: null,
  Pages: [],
}
const STARTER = {
  Key: 'pet-addendum',
  Name: 'Pet addendum',
  CategoryId: 3,
  Description: 'Rules for an animal.',
  Caution: 'It is no advice on assistance animals.',
  Roles: DETAILS.Roles,
  Body: bodyFor('Tenant'),
} as const

beforeEach(() => {
  answer(GetDdlCountries, { Items: [{ Id: 1, Text: 'United States', Code: 'US' }] } as never)
  answer(GetDdlStates, { Items: [] })
  answer(GetTemplateStarters, { Items: [STARTER] } as never)
})

test('each row says what it is for, and deleting names it and asks', async () => {
  signIn()
  let items = [LEASE]
  answer(GetAgreementTemplates, () => pageWith(...items))
  answer(DeleteAgreementTemplate, ({ TemplateId }) => {
    items = []
    return { TemplateId }
  })
  const page = await show(<TemplatesScreen />)
  const row = page.getByRole('row', { name: /House lease/ })
  for (const words of ['Lease', 'All states', 'Text']) await expect.element(row).toMatchTextContent(words)
  await page.getByRole('button', { name: 'Actions for House lease' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  expect(asked(DeleteAgreementTemplate)).toEqual([])
  await page.getByRole('alertdialog', { name: 'Delete “House lease”?' }).getByRole('button', { name: 'Delete template' }).click()
  await expect.element(page.getByText('No templates found.')).toBeVisible()
})

test('a new one begins with a choice, and a starter says what it is not', async () => {
  signIn()
  answer(CreateAgreementTemplate, { TemplateId: idOf(1), Version: 1 })
  answer(GetAgreementTemplateDetails, DETAILS)
  const choice = await show(<TemplateScreen />, { at: '/User/Agreements/Template' })
  await expect.element(choice.getByRole('link', { name: 'Write your own: Write your own' })).toBeVisible()
  await expect.element(choice.getByRole('link', { name: 'Upload a PDF: Upload a PDF' })).toBeVisible()
  await choice.unmount()

  const page = await show(<TemplateScreen />, { at: '/User/Agreements/Template?from=pet-addendum' })
  await expect.element(page.getByText('It is no advice on assistance animals.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toMatchTextContent('The home is taken.')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect
    .poll(() => asked(CreateAgreementTemplate))
    .toEqual([expect.objectContaining({ Name: 'Pet addendum', CategoryId: 3, Roles: STARTER.Roles, Body: STARTER.Body, UploadId: null })])
  await expect.poll(page.address).toBe(`/User/Agreements/Template?id=${idOf(1)}`)
})

test('one’s own says what is missing at its field', async () => {
  signIn()
  const page = await show(<TemplateScreen />, { at: '/User/Agreements/Template?from=blank' })
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
  await page.getByLabelText('Name').fill('My lease')
  await page.getByRole('textbox', { name: 'Role', exact: true }).fill('Tenant')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect.element(page.getByLabelText('Category')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabelText('Category').selectOptions('Lease')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('No one signs this yet. Please add a signature for “Tenant”.')
  expect(asked(CreateAgreementTemplate)).toEqual([])
})

test('what stands for a role goes with its name, and saving stays on the page', async () => {
  signIn()
  answer(GetAgreementTemplateDetails, DETAILS)
  answer(UpdateAgreementTemplate, { TemplateId: idOf(1), Version: 5, PaperDigest: null })
  const page = await show(<TemplateScreen />, { at: `/User/Agreements/Template?id=${idOf(1)}` })
  const role = page.getByRole('textbox', { name: 'Role', exact: true })
  await role.fill('Renter')
  await page.getByLabelText('Name').click()
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect
    .poll(() => asked(UpdateAgreementTemplate))
    .toEqual([expect.objectContaining({ Version: 4, Body: bodyFor('Renter'), Roles: [{ Name: 'Renter', Part: 'signer', IsMany: true }] })])
  await expect.element(page.getByText('The template was saved.')).toBeVisible()
  await page.getByLabelText('Name').fill('House lease 2027')
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect.poll(() => asked(UpdateAgreementTemplate).at(-1)).toMatchObject({ Version: 5, Name: 'House lease 2027' })
})

test('two roles change places, and what stands for each goes along once their names are different', async () => {
  signIn()
  const Roles = ['Landlord', 'Tenant'].map((Name) => ({ Name, Part: 'signer' as const, IsMany: false }))
  const signed = (...roles: string[]) => ({
    type: 'doc' as const,
    content: roles.map((role) => ({ type: 'signatureBlock' as const, attrs: { role } })),
  })
  answer(GetAgreementTemplateDetails, { ...DETAILS, Roles, Body: signed('Landlord', 'Tenant') })
  answer(UpdateAgreementTemplate, { TemplateId: idOf(1), Version: 5, PaperDigest: null })
  const page = await show(<TemplateScreen />, { at: `/User/Agreements/Template?id=${idOf(1)}` })
  const role = (index: number) => page.getByRole('textbox', { name: 'Role', exact: true }).nth(index)
  await role(0).fill('Tenant')
  await role(1).fill('')
  await role(0).click()
  await role(1).fill('Owner')
  await page.getByLabelText('Name').click()
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect.poll(() => asked(UpdateAgreementTemplate)).toEqual([expect.objectContaining({ Body: signed('Tenant', 'Owner') })])
})

test('where someone else was quicker, nothing written is lost', async () => {
  signIn()
  let details = DETAILS
  answer(GetAgreementTemplateDetails, () => details)
  answer(UpdateAgreementTemplate, () => {
    throw refusal(TemplateChanged)
  })
  const page = await show(<TemplateScreen />, { at: `/User/Agreements/Template?id=${idOf(1)}` })
  await page.getByLabelText('Name').fill('Mine')
  details = { ...DETAILS, Version: 5, Name: 'Theirs' }
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect.element(page.getByText('Latest: Theirs')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Mine')
})

test('an earlier version can be opened, and says which it is', async () => {
  signIn()
  answer(GetAgreementTemplateDetails, DETAILS)
  answer(GetAgreementTemplateVersions, {
    Items: [4, 3].map((Number) => ({ Number, Kind: 'text' as const, AddedAt: '2026-11-20T10:00:00Z' })),
  })
  const page = await show(<TemplateScreen />, { at: `/User/Agreements/Template?id=${idOf(1)}` })
  await page.getByText('Earlier versions').click()
  await page.getByRole('link', { name: 'Open version 3' }).click()
  await expect.poll(page.address).toBe(`/User/Agreements/Template?id=${idOf(1)}&version=3`)
  await expect.element(page.getByText('You see version 3. Save it, and it becomes the current one.')).toBeVisible()
  expect(asked(GetAgreementTemplateDetails).at(-1)).toMatchObject({ Number: 3 })
})

test('who may only look reads it, and is offered no saving', async () => {
  signIn({}, memberAs('viewer'))
  answer(GetAgreementTemplateDetails, DETAILS)
  const page = await show(<TemplateScreen />, { at: `/User/Agreements/Template?id=${idOf(1)}` })
  await expect.element(page.getByText('The home is taken.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Save template' }).elements()).toHaveLength(0)
  await expect.element(page.getByLabelText('Name')).toBeDisabled()
})
