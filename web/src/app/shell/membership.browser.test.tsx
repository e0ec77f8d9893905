import { GetLeadCounts } from '@keystead/contract/office/leads/lead.operations.ts'
import { FollowPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { GetUserProfiles, SwitchUserProfile } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { OwnProfile } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import type { MemberSummary, SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { useSession } from '../../sessions/session.ts'
import { useMembership } from './use-membership.ts'
import { useWaitingLeads } from './use-waiting-leads.ts'
import { UserMenu } from './UserMenu.tsx'

const OWN = sampleOf(OwnProfile, {
  ProfileId: idOf(1),
  Name: 'Olive Owner',
  ProfileType: 'Owner',
  AccountType: 'Personal',
  IsDefault: true,
})
const ACME = { ProfileId: idOf(2), Name: 'Acme Homes', AccountTypeId: 2, AccountType: 'Business' }

/** The part of the frame that has to do with businesses. */
function Part() {
  const session = useSession()
  useMembership(session)
  return session && <Known session={session} />
}

function Known({ session }: { session: SessionRecord }) {
  const waiting = useWaitingLeads(session)
  return (
    <>
      <UserMenu session={session} />
      <p>Waiting: {waiting ?? 'not asked'}</p>
    </>
  )
}

/** Signs in for the business, and says what the server knows of the membership by now. */
function actAs(member: MemberSummary, now: MemberSummary | null, profiles = [OWN]) {
  const session = signIn(ACME, member)
  answer(GetUserProfiles, {
    ActiveProfileId: now && ACME.ProfileId,
    Profiles: profiles,
    Businesses: now ? [{ ...session.Profile!, Member: now }] : [],
    FirstName: null,
    LastName: null,
  })
  answer(GetLeadCounts, { Messages: 2, Tours: 1 })
  // As the server does, it writes the record again.
  answer(SwitchUserProfile, ({ ProfileId }) => (ProfileId === ACME.ProfileId ? signIn(ACME, now ?? undefined) : signIn({ ProfileId })))
  return session
}

test('the menu of the person offers the businesses with the role in each, and switching makes them act for it', async () => {
  const member = memberAs('leasing', { Role: 'Leasing' })
  actAs(member, member)
  signIn({ ProfileId: OWN.ProfileId })
  const page = await show(<Part />)
  await page.getByRole('button', { name: /^Account of Olive Owner/ }).click()
  const entry = page.getByRole('menuitem', { name: /Act for Acme Homes/ })
  await expect.element(entry).toMatchTextContent('Leasing')
  await entry.click()
  await expect.element(page.getByText('You’re now acting for Acme Homes as Leasing.')).toBeVisible()
  await expect.poll(() => asked(SwitchUserProfile)).toEqual([{ ProfileId: ACME.ProfileId }])
})

test('a long name of a business stays on one line of the menu', async () => {
  const member = memberAs('leasing', { Role: 'Assistant to the regional property manager' })
  actAs(member, member)
  answer(GetUserProfiles, {
    ActiveProfileId: OWN.ProfileId,
    Profiles: [OWN],
    Businesses: [{ ...signIn(ACME).Profile!, Name: 'The Extraordinarily Long Name of a Management Company LLC', Member: member }],
    FirstName: null,
    LastName: null,
  })
  signIn({ ProfileId: OWN.ProfileId })
  const page = await show(<Part />)
  await page.getByRole('button', { name: /^Account of Olive Owner/ }).click()
  const [name] = page
    .getByRole('menuitem', { name: /Act for The Extraordinarily/ })
    .element()
    .querySelectorAll('span > span')
  expect(name!.getClientRects()).toHaveLength(1)
  expect(name!.scrollWidth).toBeGreaterThan(name!.clientWidth)
  expect(name!.clientHeight).toBeLessThan(24)
})

test('what waits is only asked by those who may see it', async () => {
  const bookkeeper = memberAs('bookkeeper')
  actAs(bookkeeper, bookkeeper)
  const page = await show(<Part />)
  await expect.element(page.getByText('Waiting: not asked')).toBeVisible()
  await page.getByRole('button', { name: /^Account of Acme Homes/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'This Business' })).toBeVisible()
  expect(asked(GetLeadCounts)).toEqual([])
})

test('a role that has changed rewrites the record, once, and says so', async () => {
  actAs(memberAs('viewer', { Role: 'Viewer' }), memberAs('leasing', { Role: 'Leasing' }))
  const page = await show(<Part />)
  await expect.element(page.getByText('What you may do for Acme Homes has changed.')).toBeVisible()
  await expect.element(page.getByText('Waiting: 3')).toBeVisible()
  expect(asked(SwitchUserProfile)).toEqual([{ ProfileId: ACME.ProfileId }])
})

test('who has lost their only place becomes a person without a profile, once, and is told what they can do', async () => {
  actAs(memberAs('bookkeeper'), null, [])
  answer(FollowPlan, () => signIn(null))
  const page = await show(<Part />)
  await expect.poll(page.address).toBe('/User/CreateProfile')
  expect(asked(FollowPlan)).toEqual([{}])
  expect(asked(SwitchUserProfile)).toEqual([])
})

test('who has lost their place goes on as themselves, with a word about it', async () => {
  actAs(memberAs('bookkeeper'), null)
  const page = await show(<Part />)
  await expect.element(page.getByText('You no longer have a place in Acme Homes. You’re using your own profile now.')).toBeVisible()
  await expect.poll(page.address).toBe('/User/Dashboard')
  expect(asked(SwitchUserProfile)).toEqual([{ ProfileId: OWN.ProfileId }])
})
