import {
  AcceptBusinessMemberInvitation,
  DeclineBusinessMemberInvitation,
  GetBusinessMemberInvitation,
  MemberInvitation,
  MemberInvitationExpired,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { JoinBusinessScreen } from './JoinBusinessScreen.tsx'

const TOKEN = 'a'.repeat(43)
const INVITATION = sampleOf(MemberInvitation, {
  Business: 'Acme Homes',
  InvitedBy: 'Bea Broker',
  Email: 'olive@example.com',
  Role: 'Leasing',
  HasAccount: true,
})

async function showPage(invitation: Partial<MemberInvitation> = {}) {
  answer(GetBusinessMemberInvitation, { ...INVITATION, ...invitation })
  return showScreen()
}

const showScreen = () => show(<JoinBusinessScreen />, { at: `/JoinBusiness/${TOKEN}`, path: '/JoinBusiness/:id' })

test('it says which business, in which role and who invites, and opening it changes nothing', async () => {
  const page = await showPage({ IsLimited: true, Message: 'Welcome aboard' })
  await expect.element(page.getByRole('heading', { name: 'Acme Homes invites you to join as Leasing' })).toBeVisible()
  await expect.element(page.getByText(/^Invited by Bea Broker/)).toBeVisible()
  await expect.element(page.getByText('Welcome aboard')).toBeVisible()
  await expect.element(page.getByText(/some of its properties/)).toBeVisible()
  expect(asked(AcceptBusinessMemberInvitation)).toEqual([])
})

test('with an account one signs in and comes back, without one signs up with the address', async () => {
  const known = await showPage()
  await expect
    .element(known.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `/Signin/olive%40example.com?returnTo=%2FJoinBusiness%2F${TOKEN}`)
  await known.unmount()
  const stranger = await showPage({ HasAccount: false })
  await expect
    .element(stranger.getByRole('link', { name: 'Sign up' }))
    .toHaveAttribute('href', `/Signup/olive%40example.com?returnTo=%2FJoinBusiness%2F${TOKEN}`)
})

test('someone else can not accept it, and is told for whom it is', async () => {
  signIn()
  const page = await showPage({ Email: 'leo@example.com' })
  await expect.element(page.getByText(/was sent to leo@example\.com\. You’re signed in as olive@example\.com/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Accept and join' }).elements()).toHaveLength(0)
})

test('who accepts acts for the business at once, and reads what they may do', async () => {
  const session = signIn()
  answer(AcceptBusinessMemberInvitation, { BusinessId: idOf(1), ProfileId: idOf(2) })
  answer(SwitchUserProfile, {
    ...session,
    Profile: { ...session.Profile!, ProfileId: idOf(2), Name: 'Acme Homes' },
    Member: memberAs('leasing', { Role: 'Leasing' }),
  })
  const page = await showPage()
  await page.getByRole('button', { name: 'Accept and join' }).click()
  await expect.element(page.getByRole('heading', { name: 'Welcome to Acme Homes' })).toBeVisible()
  await expect.element(page.getByText('See, change and delete listings.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible()
  expect(asked(AcceptBusinessMemberInvitation)).toEqual([{ Token: TOKEN }])
  expect(asked(SwitchUserProfile)).toEqual([{ ProfileId: idOf(2) }])
})

test('declining asks first, and needs no account', async () => {
  answer(DeclineBusinessMemberInvitation, { Declined: true })
  const page = await showPage()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline invitation' }).click()
  await expect.element(page.getByRole('heading', { name: 'Invitation declined.' })).toBeVisible()
  expect(asked(DeclineBusinessMemberInvitation)).toEqual([{ Token: TOKEN }])
})

test('an invitation that is over says so', async () => {
  answer(GetBusinessMemberInvitation, () => {
    throw refusal(MemberInvitationExpired)
  })
  const page = await showScreen()
  await expect.element(page.getByText('This invitation is no longer valid.')).toBeVisible()
})
