import {
  ApplicationNotDraft,
  ApplicationNotOpen,
  CloseApplication,
  DeleteApplication,
  LastApplicant,
  RemoveApplicant,
  WithdrawApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { EraseAppForm, GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { TENANT } from '../../../test/agreements.ts'
import { applicationDetails } from '../../../test/applications.ts'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { answer, asked } from '../../../test/stand-in.ts'
import { beginViewing, choose, LEAD, refuse, shown, THIS, viewed, YOU } from '../../../test/viewed-application.tsx'

beforeEach(beginViewing)

test('someone who has not submitted is removed by name', async () => {
  answer(RemoveApplicant, refuse(LastApplicant))
  const page = await shown({ Can: { Remove: true } })
  // What was submitted stays.
  await expect.element(page.getByRole('button', { name: 'Remove Sam Tester' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Remove Tova Tester' }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Remove Gus Guarantor' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove Gus Guarantor from the application?' })
  await dialog.getByRole('button', { name: 'Remove Gus Guarantor' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(LastApplicant.message)
  answer(RemoveApplicant, () => {
    viewed.details = { ...viewed.details, Applicants: viewed.details.Applicants.slice(0, 2) }
    return THIS
  })
  await dialog.getByRole('button', { name: 'Remove Gus Guarantor' }).click()
  await expect.poll(() => asked(RemoveApplicant).at(-1)).toEqual({ ...THIS, FormId: idOf(13) })
  await expect.element(page.getByText('Gus Guarantor was removed.')).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'Remove Gus Guarantor' }).elements().length).toBe(0)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a draft is deleted, and the list is shown', async () => {
  answer(DeleteApplication, refuse(ApplicationNotDraft))
  const page = await shown({ State: 'draft', Next: 'send', Can: { Delete: true } })
  await choose(page, 'Delete draft')
  const dialog = page.getByRole('alertdialog', { name: 'Delete the application for Larch House?' })
  await dialog.getByRole('button', { name: 'Delete draft' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(ApplicationNotDraft.message)
  answer(DeleteApplication, THIS)
  await dialog.getByRole('button', { name: 'Delete draft' }).click()
  await expect.poll(page.address).toBe('/User/Applications')
})

const erasure = (CanErase: 'numbers' | 'all') => ({ Erased: 'none' as const, At: null, CanErase, KeptUntil: '2029-12-01T18:00:00Z' })

test.each([
  { what: 'numbers' as const, title: 'Erase your numbers and documents for Larch House?', words: 'stays with them until Dec 1, 2029' },
  { what: 'all' as const, title: 'Erase what you filled in for Larch House?', words: 'All of your form is erased' },
])('an applicant erases $what of what they filled in, and is told what stays', async ({ what, title, words }) => {
  signIn(TENANT)
  const Erasure = erasure(what)
  answer(GetApplicationFormDetails, sampleOf(GetApplicationFormDetails.output, { ...THIS, FormId: idOf(12), Erasure }))
  answer(EraseAppForm, { FormId: idOf(12), Erased: what })
  const page = await shown({
    State: 'declined',
    Next: 'none',
    IsLandlord: false,
    FormId: idOf(12),
    Applicants: [LEAD, YOU],
    Can: { Erase: true },
  })
  await choose(page, 'Erase what you filled in')
  const dialog = page.getByRole('alertdialog', { name: title })
  await expect.element(dialog).toMatchTextContent(words)
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect.poll(() => asked(EraseAppForm)).toEqual([{ FormId: idOf(12) }])
  await expect.element(page.getByText('Erased.')).toBeVisible()
})

test('one of the others withdraws their own form, with a reason', async () => {
  signIn(TENANT)
  answer(WithdrawApplication, ({ FormId }) => {
    expect(FormId).toBe(idOf(12))
    return { ...THIS, IsOver: false }
  })
  const page = await shown({ IsLandlord: false, FormId: idOf(12), Applicants: [LEAD, YOU], Can: { Withdraw: true } })
  await choose(page, 'Withdraw')
  const dialog = page.getByRole('dialog', { name: 'Withdraw your form?' })
  await expect.element(dialog).toMatchTextContent('The application goes on without you.')
  await dialog.getByLabelText(/^Reason/).fill('I found another home.')
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect.poll(() => asked(WithdrawApplication)).toEqual([{ FormId: idOf(12), Reason: 'I found another home.' }])
  await expect.element(page.getByText('Your form was withdrawn.')).toBeVisible()
})

test('the applicant themselves is told that it ends for all, and where it is over already', async () => {
  signIn(TENANT)
  answer(WithdrawApplication, refuse(ApplicationNotOpen))
  const page = await shown({ IsLandlord: false, FormId: idOf(11), Applicants: [{ ...LEAD, IsYou: true }], Can: { Withdraw: true } })
  await choose(page, 'Withdraw')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('The application ends for everyone who applies with you.')
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(ApplicationNotOpen.message)
})

test('its landlord closes it with a reason, which is shown from then on', async () => {
  answer(CloseApplication, refuse(ApplicationNotOpen))
  const page = await shown({ Can: { Close: true } })
  await choose(page, 'Close without a decision')
  const dialog = page.getByRole('dialog', { name: 'Close the application for Larch House?' })
  await dialog.getByRole('radio', { name: 'No' }).click()
  await dialog.getByLabelText(/^Reason/).fill('The home is leased.')
  await dialog.getByRole('button', { name: 'Close application' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(ApplicationNotOpen.message)
  await expect.element(dialog.getByLabelText(/^Reason/)).toHaveValue('The home is leased.')
  answer(CloseApplication, () => {
    const event = {
      Kind: 'closedNoReport' as const,
      At: '2026-11-29T13:00:00Z',
      By: 'Olive Owner',
      About: null,
      Note: 'The home is leased.',
    }
    viewed.details = applicationDetails({ State: 'closed', Next: 'none', Events: [event] })
    return THIS
  })
  await dialog.getByRole('button', { name: 'Close application' }).click()
  await expect.element(page.getByText('It was closed without a decision.')).toBeVisible()
  await expect.element(page.getByText('Reason: The home is leased.').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('once someone has submitted it is asked whether a report played a part, and what one did is a decline', async () => {
  const page = await shown({ Applicants: [{ ...LEAD, SubmittedAt: '2026-11-28T12:00:00Z' }], Can: { Close: true } })
  answer(CloseApplication, THIS)
  await choose(page, 'Close without a decision')
  const dialog = page.getByRole('dialog', { name: 'Close the application for Larch House?' })
  await dialog.getByRole('button', { name: 'Close application' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please say whether a report played any part in this.')
  await dialog.getByRole('radio', { name: 'Yes' }).click()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(dialog).toMatchTextContent('Then it is a decline')
  expect(dialog.getByRole('button', { name: 'Close application' }).elements()).toHaveLength(0)
  await dialog.getByRole('radio', { name: 'No' }).click()
  await dialog.getByRole('button', { name: 'Close application' }).click()
  await expect.poll(() => asked(CloseApplication)).toEqual([{ ...THIS, Reason: null, ReportUsed: 'N' }])
})
