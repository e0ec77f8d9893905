import {
  AddApplicants,
  ApplicationChanged,
  ApplicationFormNotFound,
  ApplicationNotFound,
  ApplicationOpened,
  GetApplicationDetails,
  OpenApplication,
  OwnFormFirst,
  SendApplication,
  TooManyApplicants,
  UnSendApplication,
  UpdateApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { ResendApplicationInvite } from '@keystead/contract/applications/applications/take-form.operations.ts'
import { GetAppFormDocumentFile, GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import { FormDocument } from '@keystead/contract/applications/form/form.schemas.ts'
import { GetScreenings } from '@keystead/contract/applications/screening/screening.operations.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { GetDdlCountries } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { TENANT } from '../../../test/agreements.ts'
import { applicant, applicationDetails } from '../../../test/applications.ts'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { screening, screeningDetails } from '../../../test/screening.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { ViewApplicationScreen } from './ViewApplicationScreen.tsx'
import { beginViewing, choose, LEAD, refuse, shown, THIS, viewed, YOU } from '../../../test/viewed-application.tsx'

beforeEach(beginViewing)

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
    viewed.details = applicationDetails({ Can: { Unsend: true } })
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
    viewed.details = { ...viewed.details, Version: 4, MoveInOn: '2027-04-01' }
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

test('a renter names others by their emails, the second as the first', async () => {
  signIn(TENANT)
  const page = await shown({ IsLandlord: false, IsLead: true, FormId: idOf(12), Applicants: [LEAD, YOU], Can: { Invite: true } })
  await choose(page, 'Invite more people')
  const dialog = page.getByRole('dialog', { name: 'Invite more people' })
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add another person' }).click()
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Email' }).elements().length).toBe(2)
})

test('where nine people are part of it, the menu says that there is no room for more', async () => {
  const Applicants = Array.from({ length: 9 }, (_, index) => applicant(70 + index, `Person ${index}`))
  const page = await shown({ Applicants, Can: { Invite: true } })
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect.element(page.getByRole('menuitem', { name: /Invite more people/ })).toMatchTextContent('An application can have 9 people.')
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
