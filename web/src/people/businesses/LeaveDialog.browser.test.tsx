import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetMemberRemovalPreview, LeaveBusiness } from '@keystead/contract/people/businesses/member.operations.ts'
import type { BuiltInRole } from '@keystead/contract/people/businesses/role.values.ts'
import { FollowPlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { LeaveDialog } from './LeaveDialog.tsx'

const ACME = { BusinessId: idOf(1), Name: 'Acme Homes' }

function open(role: BuiltInRole) {
  signIn({ ProfileId: idOf(2), Name: 'Acme Homes', AccountTypeId: 2 }, memberAs(role))
  return show(<LeaveDialog business={ACME} onClose={() => {}} />)
}

test('the last administrator reads why they cannot leave, and the way to make another one', async () => {
  answer(GetMemberRemovalPreview, { Holdings: [], Successors: [], IsLastAdministrator: true })
  const page = await open('administrator')
  await expect.element(page.getByText('This is the last administrator. Make another member one first.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See members' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Leave business' }).elements()).toHaveLength(0)
})

test('who leaves the only place that they have goes on as a person without a profile', async () => {
  answer(GetUserProfiles, { ActiveProfileId: idOf(2), Profiles: [], Businesses: [], FirstName: null, LastName: null })
  answer(LeaveBusiness, { Left: true })
  answer(FollowPlan, () => signIn(null))
  const page = await open('leasing')
  await page.getByRole('button', { name: 'Leave business' }).click()
  await expect.element(page.getByText('You have left Acme Homes.')).toBeVisible()
  await expect.poll(page.address).toBe('/User/CreateProfile')
  expect(asked(FollowPlan)).toHaveLength(1)
})
