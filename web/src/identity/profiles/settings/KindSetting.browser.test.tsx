import { ProfileHasConnections, UpdateProfileType } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import { expect, test } from 'vitest'
import { signIn } from '../../../../test/people.ts'
import { sampleOf } from '../../../../test/sample.ts'
import { show } from '../../../../test/show.tsx'
import { answer, refusal } from '../../../../test/stand-in.ts'
import { KindSetting } from './KindSetting.tsx'

const TYPES = {
  ProfileTypes: [
    { Id: 1, Text: 'Owner', Description: 'Owns homes.' },
    { Id: 2, Text: 'Agent', Description: 'Looks after homes.' },
  ],
  AccountTypes: [{ Id: 1, Text: 'Personal', Description: 'A person.' }],
}

test('why a profile cannot change stays beside the choice, with the way to where that can be fixed', async () => {
  signIn()
  answer(UpdateProfileType, () => {
    throw refusal(ProfileHasConnections)
  })
  const profile = sampleOf(ProfileDetails, { ProfileTypeId: 1, AccountTypeId: 1 })
  const page = await show(<KindSetting profile={profile} profiles={[]} types={TYPES} />)
  await page.getByRole('button', { name: 'Change to Agent' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, change to Agent' }).click()
  await expect.element(page.getByRole('region', { name: 'Profile type' }).getByText(ProfileHasConnections.message)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See your connections' })).toHaveAttribute('href', '/User/Connections')
})
