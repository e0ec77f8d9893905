import {
  AddApplicants,
  ApplicationChanged,
  ApplicationFormNotFound,
  ApplicationNotDraft,
  ApplicationNotFound,
  ApplicationNotOpen,
  ApplicationOpened,
  CloseApplication,
  DeleteApplication,
  GetApplicationDetails,
  LastApplicant,
  OpenApplication,
  OwnFormFirst,
  RemoveApplicant,
  SendApplication,
  TooManyApplicants,
  UnSendApplication,
  UpdateApplication,
  WithdrawApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { ResendApplicationInvite } from '@keystead/contract/applications/applications/take-form.operations.ts'
import { GetApplicationDecision } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { EraseAppForm, GetAppFormDocumentFile, GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import { FormDocument } from '@keystead/contract/applications/form/form.schemas.ts'
import { GetScreenings } from '@keystead/contract/applications/screening/screening.operations.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { GetDdlCountries } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { CallErrors, type ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { GetApplicationReferences } from '@keystead/contract/applications/references/reference.operations.ts'
import { GetApplicationFees } from '@keystead/contract/applications/fees/fee.operations.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { TENANT } from '../../../test/agreements.ts'
import { applicant, applicationDetails, type ApplicationDetails, decisionDetails } from '../../../test/applications.ts'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { screening, screeningDetails } from '../../../test/screening.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { ViewApplicationScreen } from './ViewApplicationScreen.tsx'

const AT = `/User/Applications/ViewApplication?id=${idOf(1)}`
const THIS = { ApplicationId: idOf(1) }
const LEAD = applicant(11, 'Lea Lead', { ApplicantTypeId: 1, IsLead: true, State: 'submitted', IsReadable: true })
const YOU = applicant(12, 'Sam Tester', { IsYou: true, IsReadable: true })

let details: ApplicationDetails

beforeEach(async () => {
  await screen.viewport(1200, 1000)
  signIn()
  details = applicationDetails()
  answer(GetApplicationReferences, { ApplicationId: idOf(1), Items: [] })
  answer(GetApplicationDetails, () => details)
  answer(OpenApplication, THIS)
  answer(GetApplicationFees, { ApplicationId: idOf(1), Items: [], Law: null })
  answer(GetApplicationDecision, decisionDetails())
  answer(GetScreenings, screeningDetails())
})

type Shown = Awaited<ReturnType<typeof show>>
const shown = (changes?: Parameters<typeof applicationDetails>[0]) => {
  if (changes) details = applicationDetails(changes)
  return show(<ViewApplicationScreen />, { at: AT })
}
const refuse = (definition: ErrorDefinition, fields?: Record<string, string>) => () => {
  throw refusal(definition, fields)
}
async function choose(page: Shown, entry: string) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('its landlord reads how it stands, who applies and how far they are, and what happened', async () => {
  const page = await shown()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Larch House, A-101')
  await expect.element(page.getByText('For your home · 2 of 3 have submitted')).toBeVisible()
  await expect.element(page.getByRole('status').first()).toMatchTextContent('Still to be submitted by Sam Tester and Gus Guarantor.')
  const people = page.getByRole('region', { name: 'People' }).getByRole('listitem')
  for (const words of ['Tova Tester', 'Applicant', 'Submitted November 28, 2026'])
    await expect.element(people.nth(0)).toMatchTextContent(words)
  for (const words of ['Co-Applicant', 'Filling in', 'Opened November 28, 2026'])
    await expect.element(people.nth(1)).toMatchTextContent(words)
  for (const words of ['Guarantor/Co-Signer', 'Invited']) await expect.element(people.nth(2)).toMatchTextContent(words)
  const facts = page.getByRole('region', { name: 'What it is about' })
  for (const words of ['$1,500', 'Mar 1, 2027', '12 months', 'We look forward to it.', 'Begun byOlive Owner'])
    await expect.element(facts).toMatchTextContent(words)
  await expect.element(facts.getByRole('link', { name: 'Larch House' })).toHaveAttribute('href', `/Property/${idOf(2)}`)
  await expect
    .element(facts.getByRole('link', { name: 'Compare applications' }))
    .toHaveAttribute('href', `/User/Applications/Board?id=${idOf(2)}`)
  const events = page.getByRole('region', { name: 'What happened' }).getByRole('listitem')
  await expect.element(events.nth(1)).toMatchTextContent('Olive Owner sent it.')
  // A form of it is submitted: that it was read is noted, also where they have sent it themselves.
  await expect.poll(() => asked(OpenApplication)).toEqual([THIS])
  expect(page.getByRole('button', { name: 'More actions' }).elements()).toHaveLength(0)
})

test('of someone who was named by an email it is said, and the email is sent once more', async () => {
  answer(ResendApplicationInvite, THIS)
  const page = await shown({
    Applicants: [
      applicant(11, 'Tova Tester', { ApplicantTypeId: 1, InvitedAs: 'Tova T.' }),
      applicant(12, 'Robin Marlow', {
        ProfileId: null,
        Email: 'robin@example.com',
        InviteSentAt: '2026-11-26T12:00:00Z',
        CanResend: true,
      }),
    ],
  })
  const people = page.getByRole('region', { name: 'People' }).getByRole('listitem')
  await expect.element(people.nth(0)).toMatchTextContent('Invited by email as Tova T.')
  for (const words of ['Invited by email', 'Email to robin@example.com on November 26, 2026'])
    await expect.element(people.nth(1)).toMatchTextContent(words)
  await page.getByRole('button', { name: 'Send the invitation to Robin Marlow again' }).click()
  await expect.poll(() => asked(ResendApplicationInvite)).toEqual([{ ...THIS, FormId: idOf(12) }])
})

test('what a renter has sent is noted as opened once its landlord reads it', async () => {
  const page = await shown({ Applicants: [LEAD], Next: 'decide', State: 'submitted' })
  await expect.poll(() => asked(OpenApplication)).toEqual([THIS])
  await expect.element(page.getByText('Begun by')).toBeVisible()
  // The answer comes again after it, and is not opened a second time.
  await expect.poll(() => asked(GetApplicationDetails).length).toBe(2)
  expect(asked(OpenApplication)).toHaveLength(1)
})

test('who was asked reads it, is led to their form, and others’ forms stay closed', async () => {
  signIn(TENANT)
  const page = await shown({
    IsLandlord: false,
    Next: 'fill',
    FormId: idOf(12),
    Applicants: [applicant(11, 'Tova Tester', { ApplicantTypeId: 1, State: 'submitted' }), YOU],
  })
  await expect.element(page.getByText('It’s your turn: fill in your form. Olive Owner reads it once you have submitted it.')).toBeVisible()
  await expect.poll(() => asked(OpenApplication)).toEqual([THIS])
  for (const link of page.getByRole('link', { name: 'Fill in your form' }).elements())
    expect(link.getAttribute('href')).toBe(`/User/Applications/Form?id=${idOf(12)}`)
  expect(page.getByRole('button', { name: /^Read the form/ }).elements()).toHaveLength(0)
  await expect.element(page.getByText('Sam Tester (you)')).toBeVisible()
})

test('who has begun it sees a draft, and goes on with their form', async () => {
  signIn(TENANT)
  const own = applicant(11, 'Lea Lead', { ApplicantTypeId: 1, IsLead: true, IsYou: true, State: 'started' })
  const page = await shown({
    IsLandlord: false,
    IsLead: true,
    State: 'draft',
    Next: 'fill',
    FormId: idOf(11),
    Applicants: [own, applicant(12, 'Sam Tester')],
    Can: { Edit: true, Invite: true, Delete: true },
  })
  await expect.element(page.getByText(/does not see this yet\. Fill in your form/)).toBeVisible()
  await expect.element(page.getByText('Invited', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Lea Lead (you)').first()).toBeVisible()
  expect(page.getByRole('link', { name: 'Go on with your form' }).elements()).toHaveLength(2)
  expect(page.getByRole('button', { name: 'Remove Lea Lead' }).elements()).toHaveLength(0)
  expect(asked(OpenApplication)).toEqual([])
})

test('a form that was submitted is read below its person, and so are its documents', async () => {
  const papers = sampleOf(FormDocument, { DocumentId: idOf(50), Title: 'Pay stub of October', ContentType: 'image/png' })
  answer(
    GetApplicationFormDetails,
    sampleOf(GetApplicationFormDetails.output, { ...THIS, FormId: idOf(11), Name: 'Tova Tester', Documents: [papers] }),
  )
  answer(GetAppFormDocumentFile, refuse(CallErrors.Unexpected))
  answer(GetDdlCountries, { Items: [] })
  const page = await shown()
  const read = page.getByRole('button', { name: 'Read the form of Tova Tester' })
  await expect.element(read).toHaveAttribute('aria-expanded', 'false')
  read.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(read).toHaveAttribute('aria-expanded', 'true')
  expect(asked(GetApplicationFormDetails)).toEqual([{ ...THIS, FormId: idOf(11) }])
  const form = page.getByRole('group', { name: 'Form of Tova Tester' })
  await form.getByRole('button', { name: 'Open Pay stub of October' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay stub of October' })
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(CallErrors.Unexpected.message)
  expect(asked(GetAppFormDocumentFile)).toEqual([{ ...THIS, FormId: idOf(11), DocumentId: idOf(50), Use: 'view' }])
  await userEvent.keyboard('{Escape}')
  await expect.element(form.getByRole('button', { name: 'Open Pay stub of October' })).toHaveFocus()
  await read.click()
  await expect.poll(() => form.elements().length).toBe(0)
})

test('a form that can’t be read now says so at its place', async () => {
  answer(GetApplicationFormDetails, refuse(ApplicationFormNotFound))
  const page = await shown()
  await page.getByRole('button', { name: 'Read the form of Tova Tester' }).click()
  await expect
    .element(page.getByRole('group', { name: 'Form of Tova Tester' }).getByRole('alert'))
    .toMatchTextContent(ApplicationFormNotFound.message)
})

test('it is sent after naming those who get it, and the focus is handed on', async () => {
  answer(SendApplication, () => {
    details = applicationDetails({ Can: { Unsend: true } })
    return THIS
  })
  const page = await shown({ State: 'draft', Next: 'send', Can: { Send: true, Edit: true } })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect.element(send).toBeVisible()
  send.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('alertdialog', { name: 'Send the application for Larch House?' })
  await expect.element(dialog).toMatchTextContent('It goes to Sam Tester and Gus Guarantor, to fill in their forms.')
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect.poll(() => asked(SendApplication)).toEqual([THIS])
  await expect.element(page.getByText('The application was sent.')).toBeVisible()
  await expect.poll(() => send.elements().length).toBe(0)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a lead sends it to the landlord, and hears at once where their own form comes first', async () => {
  signIn(TENANT)
  answer(SendApplication, refuse(OwnFormFirst))
  const own = { ...LEAD, IsYou: true }
  const page = await shown({ IsLandlord: false, IsLead: true, State: 'draft', Next: 'send', Applicants: [own], Can: { Send: true } })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent('It goes to Olive Owner.')
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(OwnFormFirst.message)
})

test('it is taken back, unless it was opened meanwhile', async () => {
  answer(UnSendApplication, refuse(ApplicationOpened))
  const page = await shown({ Can: { Unsend: true } })
  await choose(page, 'Take back')
  const dialog = page.getByRole('alertdialog', { name: 'Take back the application for Larch House?' })
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(ApplicationOpened.message)
  answer(UnSendApplication, THIS)
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect.element(page.getByText('The application is a draft again.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'More actions' })).toHaveFocus()
})

test('a draft is edited, and nothing that was saved meanwhile is overwritten unseen', async () => {
  const page = await shown({ State: 'draft', Next: 'send', Can: { Edit: true } })
  answer(UpdateApplication, () => {
    details = { ...details, Version: 4, MoveInOn: '2027-04-01' }
    answer(UpdateApplication, { ...THIS, Version: 5 })
    throw refusal(ApplicationChanged)
  })
  await choose(page, 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit the application' })
  await expect.element(dialog.getByLabelText(/^Lease length/)).toHaveValue('12')
  await dialog.getByLabelText(/^Lease length/).fill('24')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(ApplicationChanged.message).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep my changes' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => asked(UpdateApplication).at(-1))
    .toEqual({ ...THIS, Version: 4, MoveInOn: '2027-04-01', LeaseMonths: 24, Message: 'We look forward to it.' })
  await expect.element(page.getByText('Application updated successfully.')).toBeVisible()
})

test('more people are invited, of other types than the applicant', async () => {
  answer(GetDdlJoinedUserConnections, {
    Items: [
      {
        Id: idOf(60),
        Text: 'Otto Occupant',
        ProfileTypeId: 3,
        ProfileType: 'Tenant',
        AccountType: 'Individual',
        PicPath: null,
        ConnectionId: idOf(61),
      },
    ],
  })
  answer(AddApplicants, refuse(TooManyApplicants))
  const page = await shown({ Can: { Invite: true } })
  await choose(page, 'Invite more people')
  const dialog = page.getByRole('dialog', { name: 'Invite more people' })
  await expect.element(dialog.getByText('They are asked to fill in a form at once.')).toBeVisible()
  expect(dialog.getByRole('option', { name: 'Applicant', exact: true }).elements()).toHaveLength(0)
  await dialog.getByRole('combobox', { name: 'Tenant' }).fill('otto')
  await dialog.getByRole('option', { name: 'Otto Occupant' }).click()
  await dialog.getByRole('combobox', { name: 'Application type' }).selectOptions('Occupant 18+')
  await dialog.getByRole('button', { name: 'Add to the application' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(TooManyApplicants.message)
  answer(AddApplicants, { ...THIS, FormIds: [idOf(14)] })
  await dialog.getByRole('button', { name: 'Add to the application' }).click()
  await expect.element(page.getByText('1 person was added.')).toBeVisible()
  expect(asked(AddApplicants).at(-1)).toEqual({
    ...THIS,
    Applicants: [{ ApplicantTypeId: 4, ProfileId: idOf(60), Name: null, Email: null }],
  })
})

test('where nine people are part of it, the menu says that there is no room for more', async () => {
  const Applicants = Array.from({ length: 9 }, (_, index) => applicant(70 + index, `Person ${index}`))
  const page = await shown({ Applicants, Can: { Invite: true } })
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: /Invite more people/ })).toMatchTextContent('An application can have 9 people.')
})

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
    details = { ...details, Applicants: details.Applicants.slice(0, 2) }
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
    details = applicationDetails({ State: 'closed', Next: 'none', Events: [event] })
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

test('members who may only look are offered nothing to do', async () => {
  signIn({}, memberAs('viewer'))
  const page = await shown({ Can: { Edit: true, Invite: true, Send: true, Unsend: true, Close: true, Delete: true } })
  await expect.element(page.getByText(/^Still to be submitted by Sam/)).toBeVisible()
  for (const name of ['Send', 'More actions', 'Remove Sam Tester']) expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
})

test('an address without an id shows the one that was opened last', async () => {
  const first = await shown()
  await expect.element(first.getByRole('heading', { level: 1 })).toMatchTextContent('Larch House, A-101')
  await first.unmount()
  const page = await show(<ViewApplicationScreen />, { at: '/User/Applications/ViewApplication' })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Larch House, A-101')
})

test('one that is not there leads back to the list', async () => {
  answer(GetApplicationDetails, refuse(ApplicationNotFound))
  const page = await shown()
  await expect.element(page.getByRole('alert')).toMatchTextContent(ApplicationNotFound.message)
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'Applications' })).toHaveAttribute('href', '/User/Applications')
})

test('of a long log the latest lines are shown, and the others when they are asked for', async () => {
  const Events = Array.from({ length: 9 }, (_, index) => ({
    Kind: 'opened' as const,
    At: '2026-11-28T14:00:00Z',
    By: `Reader ${index + 1}`,
    About: null,
    Note: null,
  }))
  const page = await shown({ Events })
  expect(page.getByText('Reader 3 opened it.').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Show 3 earlier lines' }).click()
  await expect.element(page.getByText('Reader 1 opened it.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'What happened' }).getByRole('list')).toHaveFocus()
})

test('on a phone nothing is wider than the page', async () => {
  await screen.viewport(360, 800)
  const page = await shown({ Can: { Edit: true, Invite: true, Send: true }, Message: 'w'.repeat(300) })
  await expect.element(page.getByText('Sam Tester').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a screening that waits for someone is said on top, and stands before the people', async () => {
  signIn(TENANT)
  const waits = screening({ IsYours: true, State: 'requested', Can: { Authorize: true, Refuse: true } })
  answer(GetScreenings, screeningDetails({ IsVerified: null, Screenings: [waits] }))
  const page = await shown({ IsLandlord: false, Next: 'waitForDecision', State: 'submitted', Applicants: [YOU] })
  await expect.element(page.getByRole('status').first()).toMatchTextContent('Olive Owner asks you to agree to a screening.')
  const parts = page
    .getByRole('region')
    .elements()
    .map((part) => part.getAttribute('aria-labelledby'))
  const idOfPart = (name: string) => page.getByRole('region', { name }).element().getAttribute('aria-labelledby')
  expect(parts.indexOf(idOfPart('Screening'))).toBeLessThan(parts.indexOf(idOfPart('People')))
})

test('those who decide can ask for screening, and hear where it can not be read', async () => {
  const MayAsk = [{ FormId: idOf(11), Name: 'Tova Tester', IsSubmitted: true }]
  answer(GetScreenings, refuse(CallErrors.Unexpected))
  const page = await shown()
  const part = page.getByRole('region', { name: 'Screening' })
  await expect.element(part.getByRole('alert')).toMatchTextContent(CallErrors.Unexpected.message)
  answer(GetScreenings, screeningDetails({ MayAsk }))
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect.element(part.getByRole('button', { name: 'Ask for screening' })).toBeVisible()
})
