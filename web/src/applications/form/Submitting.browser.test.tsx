import { WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  AddAppFormDocument,
  ApplicationFormIncomplete,
  DeleteAppFormDocument,
  GetApplicationFormDetails,
  GetAppFormDocumentFile,
  GetAppFormPdf,
  ProcessApplication,
} from '@keystead/contract/applications/form/form.operations.ts'
import { messages } from '@keystead/contract/applications/form/form-messages.text.ts'
import { FORM_CONSENT_VERSION } from '@keystead/contract/applications/form/form.values.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { smallPdf } from '../../../test/small-pdf.ts'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { beginUploads, type StandInUploads, uploadIdOf } from '../../../test/uploads.ts'
import { ApplicationForm } from './ApplicationForm.tsx'
import {
  address,
  ANSWERED,
  answerForm,
  APPLICATION,
  AT,
  details,
  FORM,
  formDocument,
  job,
  NoGate,
  NOTHING_MISSING,
} from '../../../test/application-form.ts'

let uploads: StandInUploads
beforeEach(() => {
  signIn({ ProfileTypeId: 3, ProfileType: 'Tenant' })
  answerForm()
  uploads = beginUploads()
})
afterEach(() => uploads.end())

const PAPERS = [formDocument(10, 'Pay stub'), formDocument(11, 'Driver’s license', { DocumentTypeId: 9 })]
const shown = (step: string) => show(<ApplicationForm Gate={NoGate} />, { at: `${AT}&step=${step}` })
const answerPdf = () =>
  answer(GetAppFormPdf, { Url: 'data:application/pdf,', Expires: '2026-11-28T15:10:00Z', FileName: 'Application.pdf' })
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

test('two documents are asked for, added with their type, and deleted after a question', async () => {
  answer(GetApplicationFormDetails, details({ MissingDocuments: messages.documentsMissing, Documents: [PAPERS[0]!] }))
  answer(AddAppFormDocument, { DocumentId: idOf(12) })
  const page = await shown('documents')
  await expect.element(page.getByText(messages.documentsMissing)).toBeVisible()
  await page.getByLabelText('Drop files here, or choose them').upload([pdf('stub-1.pdf'), pdf('stub-2.pdf')])
  const add = page.getByRole('button', { name: 'Add 2 documents' })
  await add.click()
  await expect.element(page.getByRole('combobox', { name: 'Document type' })).toHaveAccessibleDescription('Document type can not be empty.')
  await page.getByRole('combobox', { name: 'Document type' }).selectOptions('Bank Statement')
  answer(GetApplicationFormDetails, details({ Documents: PAPERS }))
  await add.click()
  await expect
    .poll(() => asked(AddAppFormDocument))
    .toEqual(['stub-1.pdf', 'stub-2.pdf'].map((name) => ({ FormId: FORM, DocumentTypeId: 12, UploadId: uploadIdOf(name), Title: null })))
  await expect.element(page.getByText(messages.documentsMissing)).not.toBeInTheDocument()

  answer(DeleteAppFormDocument, { DocumentId: idOf(10) })
  await page.getByRole('button', { name: 'Delete Pay stub' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Delete “Pay stub”?' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete document' }).click()
  await expect.poll(() => asked(DeleteAppFormDocument)).toEqual([{ FormId: FORM, DocumentId: idOf(10) }])
})

test('a document opens over the page, unless a scanner has not let it through', async () => {
  const url = URL.createObjectURL(smallPdf(['This is a pay stub']))
  answer(GetAppFormDocumentFile, {
    Url: url,
    Expires: '2027-01-05T12:00:00Z',
    FileName: 'stub.pdf',
    ContentType: 'application/pdf',
    Bytes: 100,
    Pages: 1,
  })
  answer(GetApplicationFormDetails, details({ Documents: [PAPERS[0]!, formDocument(12, 'Letter', { Scan: 'infected' })] }))
  const page = await shown('documents')
  await page.getByRole('button', { name: 'Open Pay stub' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Pay stub' })).toBeVisible()
  await expect
    .poll(() => asked(GetAppFormDocumentFile))
    .toEqual([{ ApplicationId: APPLICATION, FormId: FORM, DocumentId: idOf(10), Use: 'view' }])
  await expect.element(page.getByText('Has a virus')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open Letter' })).not.toBeInTheDocument()
  URL.revokeObjectURL(url)
})

test('what is missing is said first, with the way there, and nothing is submitted', async () => {
  const Sections = NOTHING_MISSING.map((one) =>
    one.Section === 'residence'
      ? { ...one, IsComplete: false, Missing: [{ Path: 'Addresses.1.City', Text: 'City can not be empty.' }] }
      : one,
  )
  answer(GetApplicationFormDetails, details({ Sections, MissingDocuments: messages.documentsMissing }))
  const page = await shown('review')
  await expect.element(page.getByText('Earlier address 1: City can not be empty.')).toBeVisible()
  await expect.element(page.getByText(messages.documentsMissing)).toBeVisible()
  await page.getByRole('button', { name: 'Submit application' }).click({ force: true })
  await page.getByRole('link', { name: 'Go to Residence' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Address 1' })).toBeVisible()
  expect(asked(ProcessApplication)).toEqual([])
})

test('both consents are given before a form is submitted, and what comes next is said', async () => {
  answer(GetApplicationFormDetails, details({ Documents: PAPERS }))
  answer(ProcessApplication, { FormId: FORM, ApplicationId: APPLICATION, IsComplete: false })
  const page = await shown('review')
  await page.getByRole('checkbox', { name: /true and complete/ }).click()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect
    .element(page.getByRole('checkbox', { name: /may be given to the landlord/ }))
    .toHaveAccessibleDescription(messages.consentNeeded)
  expect(asked(ProcessApplication)).toEqual([])
  await page.getByRole('checkbox', { name: /may be given to the landlord/ }).click()
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect.element(page.getByRole('heading', { name: 'Your application form is submitted' })).toHaveFocus()
  expect(asked(ProcessApplication)).toEqual([{ FormId: FORM, ConsentVersion: FORM_CONSENT_VERSION, IsAccurate: true, MayShare: true }])
  await expect.element(page.getByText(/once everyone else in it has submitted/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the application' }))
    .toHaveAttribute('href', expect.stringContaining(APPLICATION))
  answerPdf()
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  await expect.poll(() => asked(GetAppFormPdf)).toEqual([{ ApplicationId: APPLICATION, FormId: FORM }])
})

test('a form that is no longer complete says so where it is submitted', async () => {
  answer(GetApplicationFormDetails, details({ Documents: PAPERS }))
  answer(ProcessApplication, () => {
    throw refusal(ApplicationFormIncomplete)
  })
  const page = await shown('review')
  await page.getByRole('checkbox', { name: /true and complete/ }).click()
  await page.getByRole('checkbox', { name: /may be given to the landlord/ }).click()
  answer(GetApplicationFormDetails, details({ MissingDocuments: messages.documentsMissing }))
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expect.element(page.getByText(ApplicationFormIncomplete.message).first()).toBeVisible()
  await expect.element(page.getByText(messages.documentsMissing)).toBeVisible()
})

test('a submitted form is read-only, says why, and can be withdrawn', async () => {
  const submitted = details({
    State: 'submitted',
    SubmittedAt: '2026-11-28T15:00:00Z',
    IsAdult: true,
    Documents: PAPERS,
    Personal: {
      ...details().Personal,
      FirstName: 'Tova',
      Disclosures: [{ QuestionId: 1, Answer: 'Y', Explanation: 'Long ago.' }, ...ANSWERED.slice(1)],
    },
    Identity: { ...details().Identity, IdTypeId: 1, StateId: 8, SsnKind: 'full', HasSsn: true, SsnLast4: null },
    Residence: { Addresses: [address()] },
    Employment: { Jobs: [job()], OtherIncome: [{ Source: 'Rent', Amount: '100.00', PeriodId: 4 }], MonthlyIncome: '4100.00' },
  })
  answer(GetApplicationFormDetails, submitted)
  answer(WithdrawApplication, { ApplicationId: APPLICATION, IsOver: false })
  const page = await shown('personal')
  await expect.element(page.getByText(/You submitted this form on Nov 28, 2026/)).toBeVisible()
  for (const words of [
    'Tova',
    '18 or older',
    'Yes: Long ago.',
    'All nine digits were given.',
    '12 Oak Street, Denver, Colorado, 80202, United States',
    '$4,000 per month',
    '$4,100.00',
  ])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  expect(document.querySelectorAll('main input, main select, main textarea')).toHaveLength(0)
  answerPdf()
  const saveAsPdf = page.getByRole('button', { name: 'Save as PDF' })
  saveAsPdf.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked(GetAppFormPdf)).toEqual([{ ApplicationId: APPLICATION, FormId: FORM }])
  await expect.element(saveAsPdf).toHaveFocus()

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('textbox', { name: /Reason/ }).fill('I found another home.')
  answer(GetApplicationFormDetails, { ...submitted, State: 'withdrawn', IsOver: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByText(/This form was withdrawn/)).toBeVisible()
  expect(asked(WithdrawApplication)).toEqual([{ FormId: FORM, Reason: 'I found another home.' }])
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
  await expect.element(saveAsPdf).not.toBeInTheDocument()
})

test('the form of an application that came to its end is kept, and filled in no more', async () => {
  answer(GetApplicationFormDetails, details({ State: 'started', IsOver: true, Personal: { ...details().Personal, FirstName: 'Tova' } }))
  const page = await shown('personal')
  await expect.element(page.getByText(/The application has come to its end/)).toBeVisible()
  await expect.element(page.getByText('Tova', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('main input, main select, main textarea')).toHaveLength(0)
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
})
