import { GetApplicationOptions } from '@keystead/contract/applications/applications/application.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { expect, test } from 'vitest'
import { TENANT } from '../../../test/agreements.ts'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { ApplyButton } from './ApplyButton.tsx'

const BEGIN = `/User/Applications/CreateApplication?property=${idOf(2)}`
const FREE = { MayApply: true, Obstacle: null, ApplicationId: null, FormId: null, FormState: null, FormFrom: null, ProfileUntil: null }

test('who is not signed in does that first, and comes back to apply', async () => {
  const page = await show(<ApplyButton assetId={idOf(2)} />)
  const back = encodeURIComponent(BEGIN)
  await expect.element(page.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', `/Signup?returnTo=${back}`)
  await page.unmount()
  localStorage.setItem('loginEmail', JSON.stringify('tova@example.com'))
  const known = await show(<ApplyButton assetId={idOf(2)} />)
  await expect.element(known.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', `/Signin?returnTo=${back}`)
  expect(asked(GetApplicationOptions)).toEqual([])
})

test('who is here applies', async () => {
  signIn(TENANT)
  answer(GetApplicationOptions, FREE)
  const page = await show(<ApplyButton assetId={idOf(2)} />)
  await expect.element(page.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', BEGIN)
  expect(asked(GetApplicationOptions)).toEqual([{ AssetId: idOf(2) }])
})

test('or goes on with an application that is open', async () => {
  signIn(TENANT)
  const open = { ...FREE, MayApply: false, ApplicationId: idOf(1), FormId: idOf(11) } as const
  answer(GetApplicationOptions, { ...open, FormState: 'started' })
  const page = await show(<ApplyButton assetId={idOf(2)} />)
  await expect
    .element(page.getByRole('link', { name: 'Go on with your application' }))
    .toHaveAttribute('href', `/User/Applications/Form?id=${idOf(11)}`)
  await page.unmount()
  answer(GetApplicationOptions, { ...open, FormState: 'submitted' })
  const filledIn = await show(<ApplyButton assetId={idOf(2)} />)
  await expect
    .element(filledIn.getByRole('link', { name: 'See your application' }))
    .toHaveAttribute('href', `/User/Applications/ViewApplication?id=${idOf(1)}`)
})

test('of one’s own home there is nothing to apply for, and a role that may not apply is not offered it', async () => {
  signIn()
  answer(GetApplicationOptions, { ...FREE, MayApply: false, Obstacle: 'ownHome' })
  const page = await show(<ApplyButton assetId={idOf(2)} />)
  await expect.poll(() => asked(GetApplicationOptions)).toHaveLength(1)
  await expect.poll(() => page.getByText('Apply').elements().length).toBe(0)
  await page.unmount()
  signIn({}, memberAs('viewer'))
  const other = await show(<ApplyButton assetId={idOf(2)} />)
  expect(other.getByText('Apply').elements()).toHaveLength(0)
  expect(asked(GetApplicationOptions)).toHaveLength(1)
})

test('what could not be found out, the page itself says; a preview asks nothing', async () => {
  signIn()
  const preview = await show(<ApplyButton assetId={idOf(2)} isPreview />)
  await expect.element(preview.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', BEGIN)
  expect(asked(GetApplicationOptions)).toEqual([])
  await preview.unmount()
  answer(GetApplicationOptions, () => {
    throw refusal(CallErrors.Unexpected)
  })
  const page = await show(<ApplyButton assetId={idOf(2)} />)
  await expect.element(page.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', BEGIN)
})
