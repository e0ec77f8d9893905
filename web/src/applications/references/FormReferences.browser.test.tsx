import { AskReference, ReferenceAddressBusy, RemindReference } from '@keystead/contract/applications/references/reference.operations.ts'
import { LandlordAnswer, ReferenceRequest } from '@keystead/contract/applications/references/reference.schemas.ts'
import { beforeEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { FormReferences } from './FormReferences.tsx'

const reference = (changes: Partial<ReferenceRequest>) =>
  sampleOf(ReferenceRequest, { FormId: idOf(2), Kind: 'landlord', Place: 0, Name: 'Elm Homes', About: '12 Pearl Street', ...changes })
const SENT = { AskedAt: '2026-01-10T12:00:00Z', AskedBy: 'Olive Owner', SentAt: '2026-01-10T12:00:00Z', TimesSent: 1 }

const shown = async (references: ReferenceRequest[], isLandlord = true) => {
  const page = await show(<FormReferences applicationId={idOf(1)} name="Mia Lang" references={references} isLandlord={isLandlord} />)
  await page.getByRole('button', { name: 'References of Mia Lang' }).click()
  return page
}

beforeEach(async () => {
  await screen.viewport(390, 844)
  signIn()
})

test('whom the form names stands there with how it is; one press asks, and what is refused is said beside it', async () => {
  answer(AskReference, { ReferenceId: idOf(9), UntilAt: '2026-01-24T12:00:00Z' })
  const page = await shown([
    reference({ CanAsk: true }),
    reference({ Kind: 'employer', Name: 'Ada Bell', About: 'Boulder Schools', Obstacle: 'mayNotContact' }),
    reference({ Kind: 'personal', Name: 'Jon Bell', About: 'Colleague', ReferenceId: idOf(8), State: 'declined', ...SENT }),
  ])
  await expect.element(page.getByText('0 of 1 reference answered')).toBeVisible()
  await expect.element(page.getByText('The applicant does not want this person to be contacted.')).toBeVisible()
  await expect.element(page.getByText('Won’t answer')).toBeVisible()
  expect(page.getByRole('button', { name: /^Ask/ }).elements()).toHaveLength(1)
  await page.getByRole('button', { name: 'Ask Elm Homes for a reference' }).click()
  await expect.poll(() => asked(AskReference)).toEqual([{ ApplicationId: idOf(1), FormId: idOf(2), Kind: 'landlord', Place: 0 }])
  answer(AskReference, () => {
    throw refusal(ReferenceAddressBusy)
  })
  await page.getByRole('button', { name: 'Ask Elm Homes for a reference' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(ReferenceAddressBusy.message)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('one who has not answered can be sent it again once it is time', async () => {
  answer(RemindReference, { ReferenceId: idOf(8), UntilAt: '2026-01-24T12:00:00Z' })
  const page = await shown([
    reference({ ReferenceId: idOf(8), State: 'asked', UntilAt: '2026-01-24T12:00:00Z', CanRemind: true, ...SENT }),
    reference({
      Kind: 'employer',
      Name: 'Ada Bell',
      ReferenceId: idOf(7),
      State: 'asked',
      UntilAt: '2999-01-24T12:00:00Z',
      AgainAt: '2999-01-11T12:00:00Z',
      ...SENT,
    }),
  ])
  await expect.element(page.getByText(/The link ended January 24, 2026.*sent again\.$/)).toBeVisible()
  await expect.element(page.getByText(/It can be sent again from January 11, 2999/)).toBeVisible()
  await page.getByRole('button', { name: 'Send it to Elm Homes again' }).click()
  await expect.poll(() => asked(RemindReference)).toEqual([{ ApplicationId: idOf(1), ReferenceId: idOf(8) }])
})

test('an answer stands there question by question; who applies reads that there is one', async () => {
  const Landlord = sampleOf(LandlordAnswer, {
    Rent: '1650.00',
    PaidOnTime: 'oftenLate',
    NoticeGiven: 'notYet',
    GoodOrder: 'Y',
    HadComplaints: 'N',
    WouldRentAgain: 'N',
    Comment: 'Paid late in winter.',
  })
  const answered = reference({ ReferenceId: idOf(8), State: 'answered', AnsweredAt: '2026-01-11T12:00:00Z', Landlord, ...SENT })
  const page = await shown([answered])
  for (const words of ['$1,650', 'Often late', 'They still live there', 'Paid late in winter.', 'not checked by Keystead'])
    await expect.element(page.getByRole('group', { name: 'References of Mia Lang' })).toMatchTextContent(words)

  await page.unmount()
  const own = await shown([{ ...answered, Landlord: null, AskedBy: null }], false)
  await expect.element(own.getByText('What they answer is for the landlord alone, so that they can say it freely.')).toBeVisible()
})
