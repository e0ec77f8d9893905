import {
  DeclineReference,
  GetReferenceToGive,
  GiveEmployerReference,
  GiveLandlordReference,
  GivePersonalReference,
  ReferenceLinkOver,
} from '@keystead/contract/applications/references/reference.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { signOut } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { GiveReferenceScreen } from './GiveReferenceScreen.tsx'

const TOKEN = 'a'.repeat(43)
let toGive: OutputOf<typeof GetReferenceToGive>
const shown = () => show(<GiveReferenceScreen />, { at: `/Reference/${TOKEN}`, path: '/Reference/:id' })
type Shown = Awaited<ReturnType<typeof shown>>
const pick = (page: Shown, question: string, said: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: said, exact: true }).click()

beforeEach(async () => {
  await screen.viewport(390, 844)
  signOut()
  toGive = {
    Kind: 'landlord',
    State: 'asked',
    Name: 'Elm Homes',
    ApplicantName: 'Mia Lang',
    LandlordName: 'Olive Owner',
    About: '12 Pearl Street, Boulder',
    UntilAt: '2026-12-12T12:00:00Z',
    AnsweredAt: null,
  }
  answer(GetReferenceToGive, () => toGive)
})

test('opening the address sends nothing; a landlord answers what is asked, and hears that it can’t be changed', async () => {
  answer(GiveLandlordReference, { State: 'answered' })
  const page = await shown()
  await expect.element(page.getByRole('heading', { level: 1, name: 'A reference for Mia Lang' })).toBeVisible()
  for (const words of [
    'Olive Owner asks what you know',
    'Named: Elm Homes',
    'The home: 12 Pearl Street, Boulder',
    'sees that you answered',
  ])
    await expect.element(page.getByRole('main')).toMatchTextContent(words)
  await page.getByRole('button', { name: 'Send the reference' }).click()
  await expect.element(page.getByRole('group', { name: 'Was the rent paid on time?' })).toHaveAccessibleDescription(/can not be empty/)
  expect(asked(GiveLandlordReference)).toEqual([])
  await page.getByRole('textbox', { name: /^Rent for a month/ }).fill('1,650')
  await pick(page, 'Was the rent paid on time?', 'Mostly')
  await pick(page, 'Did they give notice before they moved out?', 'Yes')
  await pick(page, 'Did they leave the home in good order?', 'Yes')
  await pick(page, 'Were there complaints about them?', 'No')
  await pick(page, 'Would you rent to them again?', 'Yes')
  await page.getByRole('button', { name: 'Send the reference' }).click()
  await expect.element(page.getByText('Thank you: your reference was sent.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(asked(GiveLandlordReference)).toEqual([
    {
      Token: TOKEN,
      From: null,
      To: null,
      Rent: '1650.00',
      PaidOnTime: 'mostly',
      NoticeGiven: 'Y',
      GoodOrder: 'Y',
      HadComplaints: 'N',
      WouldRentAgain: 'Y',
      Comment: null,
      FairHousingReviewed: false,
    },
  ])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('who writes what may go against the law is told, and says that they have read it', async () => {
  toGive = { ...toGive, Kind: 'personal', About: null }
  answer(GivePersonalReference, { State: 'answered' })
  const page = await shown()
  await page.getByRole('textbox', { name: 'How do you know each other?' }).fill('Colleagues')
  await pick(page, 'For how long?', 'One to three years')
  await page.getByRole('textbox', { name: /^Comment/ }).fill('No children, please.')
  await page.getByRole('checkbox', { name: /^I have read what was found/ }).click()
  await page.getByRole('button', { name: 'Send the reference' }).click()
  await expect.poll(() => asked(GivePersonalReference)).toHaveLength(1)
  expect(asked(GivePersonalReference)[0]).toMatchObject({ FairHousingReviewed: true, Comment: 'No children, please.' })
})

test('an employer says what they pay, or that they may not', async () => {
  toGive = { ...toGive, Kind: 'employer', Name: 'Ada Bell', About: 'Boulder Schools' }
  answer(GiveEmployerReference, { State: 'answered' })
  const page = await shown()
  await expect.element(page.getByRole('main')).toMatchTextContent('The work: Boulder Schools')
  await pick(page, 'Do they work for you?', 'Yes, now')
  await pick(page, 'What are they paid?', 'I can say how much')
  await pick(page, 'Do you expect it to go on?', 'Yes')
  await page.getByRole('button', { name: 'Send the reference' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Pay before taxes' })).toHaveAccessibleDescription(/say how much/)
  await pick(page, 'What are they paid?', 'I am not allowed to say')
  await page.getByRole('button', { name: 'Send the reference' }).click()
  await expect.poll(() => asked(GiveEmployerReference)).toHaveLength(1)
  expect(asked(GiveEmployerReference)[0]).toMatchObject({ PaySaid: 'notAllowed', IsFullTime: null })
})

test('no one has to answer: that they are someone else is said once more before it is sent', async () => {
  answer(DeclineReference, { State: 'notThem' })
  const page = await shown()
  await page.getByRole('button', { name: 'I am not this person' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent('did not reach the person who was named')
  expect(asked(DeclineReference)).toEqual([])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'I am not this person' }).click()
  await dialog.getByRole('button', { name: 'I am not this person' }).click()
  await expect.element(page.getByText('You said that you are not this person.')).toBeVisible()
  expect(asked(DeclineReference)).toEqual([{ Token: TOKEN, IsNotThem: true }])
})

test('what was answered is not asked again, and a link that is over says so', async () => {
  toGive = { ...toGive, State: 'answered', AnsweredAt: '2026-11-30T12:00:00Z' }
  const page = await shown()
  await expect.element(page.getByText('That was on Nov 30, 2026. It can’t be changed any more.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Send the reference' }).elements()).toHaveLength(0)

  toGive = { ...toGive, State: 'asked', AnsweredAt: null }
  const over = () => {
    throw refusal(ReferenceLinkOver)
  }
  answer(DeclineReference, over)
  const second = await shown()
  await second.getByRole('button', { name: 'I don’t want to answer' }).last().click()
  answer(GetReferenceToGive, over)
  await second.getByRole('alertdialog').getByRole('button', { name: 'I don’t want to answer' }).click()
  await expect.element(second.getByText(ReferenceLinkOver.message).last()).toBeVisible()
})
