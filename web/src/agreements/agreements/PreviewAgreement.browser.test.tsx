import {
  AgreementNotFound,
  CopyAgreement,
  DeleteAgreement,
  GetAgreementDetails,
  GetAgreementFile,
  NotReadyYet,
  RecordAgreementLease,
  RemindedLately,
  SendAgreementReminder,
  TerminateAgreement,
  VoidAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { agreementDetails, type AgreementDetails, answerAgreementFiles, party, TENANT } from '../../../test/agreements.ts'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { PreviewAgreementScreen } from './PreviewAgreementScreen.tsx'

const AT = `/User/Agreements/PreviewAgreement?id=${idOf(1)}`

let details: AgreementDetails
let letGo: () => void

beforeEach(async () => {
  await screen.viewport(1200, 900)
  signIn()
  letGo = answerAgreementFiles()
  details = agreementDetails({ Can: { Void: true, Remind: true } })
  answer(GetAgreementDetails, () => details)
})
afterEach(() => {
  letGo()
  vi.restoreAllMocks()
})

const shown = (changes?: Parameters<typeof agreementDetails>[0]) => {
  if (changes) details = agreementDetails(changes)
  return show(<PreviewAgreementScreen />, { at: AT })
}

test('says how it stands and whom it waits for, and shows the paper, its people and what happened', async () => {
  const page = await shown()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Lease of Larch House')
  await expect.element(page.getByText('Waiting for Tova Tester. The last day to sign is Dec 15, 2026.')).toBeVisible()
  await expect.element(page.getByText('This is the original paper')).toBeInTheDocument()
  const people = page.getByRole('region', { name: 'People' })
  await expect.element(people.getByRole('listitem').nth(0)).toMatchTextContent('Olive Owner (you)')
  for (const words of ['Tova Tester', 'Opened', 'Turn 2', 'tova@example.com', 'Reminded'])
    await expect.element(people.getByRole('listitem').nth(1)).toMatchTextContent(words)
  await expect.element(people.getByRole('listitem').nth(2)).toMatchTextContent('Not their turn yet')
  const events = page.getByRole('region', { name: 'What happened' }).getByRole('listitem')
  await expect.element(events.nth(1)).toMatchTextContent('Olive Owner sent it.')
  await expect.element(events.nth(1)).toMatchTextContent('Safari on iPhone · From 203.0.113.7')
  expect(events.elements()).toHaveLength(2)
})

test('of a long log the latest lines are shown, and the others when they are asked for', async () => {
  const one = { At: '2026-11-28T14:00:00Z', IpAddress: null, Device: null, Note: null }
  const Events = Array.from({ length: 9 }, (_, index) => ({ ...one, Kind: 'viewed' as const, By: `Reader ${index + 1}` }))
  const page = await shown({ Events })
  await expect.element(page.getByText('Reader 9 opened it.')).toBeVisible()
  expect(page.getByText('Reader 3 opened it.').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Show 3 earlier lines' }).click()
  await expect.element(page.getByText('Reader 1 opened it.')).toBeVisible()
  // The button is gone, and the keyboard goes on at the first line.
  await expect.element(page.getByRole('region', { name: 'What happened' }).getByRole('list')).toHaveFocus()
})

test('who gets a copy comes last, and makes no order of those who come at once', async () => {
  const page = await shown({
    Parties: [
      party(13, 'Cy Clerk', { Role: 'Copy', Part: 'copy', Turn: 1 }),
      party(12, 'Sam Tester', { Turn: 2 }),
      party(10, 'Olive Owner', { Turn: 2 }),
    ],
  })
  const people = page.getByRole('region', { name: 'People' }).getByRole('listitem')
  await expect.element(people.nth(2)).toMatchTextContent('Cy Clerk')
  for (const one of people.elements()) expect(one.textContent).not.toContain('Turn')
})

test('an address without an id shows the one that was opened last', async () => {
  const first = await shown()
  await expect.element(first.getByRole('heading', { level: 1 })).toMatchTextContent('Lease of Larch House')
  await first.unmount()
  const page = await show(<PreviewAgreementScreen />, { at: '/User/Agreements/PreviewAgreement' })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Lease of Larch House')
  expect(asked(GetAgreementDetails).at(-1)).toEqual({ AgreementId: idOf(1) })
})

test('it is voided with a reason, which is asked for', async () => {
  answer(VoidAgreement, ({ AgreementId, Reason }) => {
    details = agreementDetails({ State: 'voided', Next: 'sendAgain', Reason, Can: { Copy: true } })
    return { AgreementId }
  })
  const page = await shown()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Void it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Void “Lease of Larch House”?' })
  await dialog.getByRole('button', { name: 'Void agreement' }).click()
  await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Reason can not be empty\./)
  expect(asked(VoidAgreement)).toEqual([])
  await dialog.getByLabelText('Reason').fill('The rent was wrong.')
  await dialog.getByRole('button', { name: 'Void agreement' }).click()
  await expect.poll(() => asked(VoidAgreement)).toEqual([{ AgreementId: idOf(1), Reason: 'The rent was wrong.' }])
  await expect.element(page.getByText('Reason: The rent was wrong.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send again' })).toBeVisible()
})

test('those whose turn it is are reminded', async () => {
  answer(SendAgreementReminder, { RemindedCount: 2 })
  const page = await shown()
  await page.getByRole('button', { name: 'Remind' }).click()
  await expect.element(page.getByText('2 people were reminded.')).toBeVisible()
  expect(asked(SendAgreementReminder)).toEqual([{ AgreementId: idOf(1) }])
})

test('they are not reminded too often', async () => {
  answer(SendAgreementReminder, () => {
    throw refusal(RemindedLately)
  })
  const page = await shown()
  await page.getByRole('button', { name: 'Remind' }).click()
  await expect.element(page.getByText(RemindedLately.message)).toBeVisible()
})

test('a completed one has its sealed file, what it is known by, and can be ended on a day', async () => {
  answer(TerminateAgreement, ({ AgreementId }) => {
    details = agreementDetails({
      State: 'completed',
      After: null,
      Next: 'download',
      SealedDigest: 'b2'.repeat(32),
      Ending: { Kind: 'terminated', On: '2027-06-30', Reason: 'They move out early.' },
    })
    return { AgreementId }
  })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const page = await shown({
    State: 'completed',
    Next: 'download',
    SealedDigest: 'b2'.repeat(32),
    IsTimeStamped: true,
    Can: { Terminate: true },
  })
  await expect.element(page.getByText('This is the signed paper')).toBeInTheDocument()
  const files = page.getByRole('region', { name: 'Files' })
  await files.getByRole('button', { name: 'Copy the fingerprint: Of the sealed file' }).click()
  expect(copied).toHaveBeenCalledWith('b2'.repeat(32))
  await expect.element(files).toMatchTextContent('The seal has a time stamp from an independent authority.')
  await expect.element(files.getByRole('link', { name: 'Check a signed file' })).toHaveAttribute('href', '/CheckAgreement')
  await files.getByRole('button', { name: 'Download: All of them in one archive' }).click()
  await expect.poll(() => asked(GetAgreementFile).at(-1)).toMatchObject({ File: 'archive', Use: 'download' })

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'End it early' }).click()
  const dialog = page.getByRole('dialog', { name: 'End “Lease of Larch House” early?' })
  await dialog.getByLabelText('Last day').fill('06/30/2027')
  await dialog.getByLabelText('Reason').fill('They move out early.')
  await dialog.getByRole('button', { name: 'Note the end' }).click()
  await expect.poll(() => asked(TerminateAgreement)).toEqual([{ AgreementId: idOf(1), On: '2027-06-30', Reason: 'They move out early.' }])
  await expect.element(page.getByText('It was ended early. Its last day: Jun 30, 2027.')).toBeVisible()
  await expect.element(page.getByText('Reason: They move out early.')).toBeVisible()
})

test('while it is being sealed it says so, and what was sent can be read meanwhile', async () => {
  const page = await shown({ State: 'completed', Next: 'beingSealed' })
  await expect.element(page.getByText(/The file is being sealed/)).toBeVisible()
  await expect.element(page.getByText('This is the original paper')).toBeInTheDocument()
  expect(page.getByRole('button', { name: /^Download: The signed/ }).elements()).toHaveLength(0)
})

test('a lease that could not be recorded is tried once more', async () => {
  const outcome = { IsRecorded: false, Text: 'The home is leased until Dec 31, 2026.' }
  answer(RecordAgreementLease, { AgreementId: idOf(1), IsRecorded: true, Text: 'The lease runs from Jan 1, 2027.' })
  const page = await shown({ State: 'completed', Next: 'download', SealedDigest: 'b2'.repeat(32), LeaseOutcome: outcome })
  await expect.element(page.getByText('The home is leased until Dec 31, 2026.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('It was recorded.')).toBeVisible()
})

test('one that came to nothing is sent again as a new draft', async () => {
  answer(CopyAgreement, { AgreementId: idOf(9), Version: 1 })
  const page = await shown({ State: 'expired', Next: 'sendAgain', Can: { Copy: true } })
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(page.address).toBe(`/User/Agreements/SendAgreement?id=${idOf(9)}`)
})

test('a draft is read as it would be sent, and goes when it is deleted', async () => {
  answer(DeleteAgreement, ({ AgreementId }) => ({ AgreementId }))
  const page = await shown({ State: 'draft', Next: 'finish', Events: [], PaperDigest: null, Can: { Edit: true, Delete: true, Send: true } })
  await expect.element(page.getByText('This is the preview paper')).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/User/Agreements/SendAgreement?id=${idOf(1)}`)
  expect(page.getByRole('region', { name: 'Files' }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect.poll(page.address).toBe('/User/Agreements/MyAgreements')
})

test('a tenant reads it, is led to sign it, and is offered nothing of its sender', async () => {
  signIn(TENANT)
  const page = await shown({
    IsSender: false,
    Next: 'sign',
    Parties: [party(11, 'Tova Tester', { IsYou: true, State: 'sent', Email: null })],
    Events: [],
    Can: { Sign: true, Decline: true },
  })
  await expect.element(page.getByText('It’s your turn: read it and sign it by Dec 15, 2026.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Read and sign' }))
    .toHaveAttribute('href', `/User/Agreements/SignAgreement?id=${idOf(1)}`)
  await expect.element(page.getByText('Lease · From Olive Owner · 1 of 3 signed')).toBeVisible()
  for (const name of ['Remind', 'More actions']) expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
})

test('members who may only look are offered nothing to do', async () => {
  signIn({}, memberAs('viewer'))
  const page = await shown()
  await expect.element(page.getByText(/^Waiting for Tova/)).toBeVisible()
  for (const name of ['Remind', 'More actions']) expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
})

test('a file that is not there yet says so and can be asked for again', async () => {
  answer(GetAgreementFile, () => {
    throw refusal(NotReadyYet)
  })
  const page = await shown()
  await expect.element(page.getByText(NotReadyYet.message)).toBeVisible()
  letGo = answerAgreementFiles()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('This is the original paper')).toBeInTheDocument()
})

test('one that is not there leads back to the list', async () => {
  answer(GetAgreementDetails, () => {
    throw refusal(AgreementNotFound)
  })
  const page = await shown()
  await expect.element(page.getByRole('alert')).toMatchTextContent(AgreementNotFound.message)
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'My agreements' })).toBeVisible()
})

test('on a phone nothing is wider than the page', async () => {
  await screen.viewport(360, 800)
  const page = await shown({ State: 'completed', Next: 'download', SealedDigest: 'b2'.repeat(32), Can: { Terminate: true } })
  await expect.element(page.getByText('This is the signed paper')).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
