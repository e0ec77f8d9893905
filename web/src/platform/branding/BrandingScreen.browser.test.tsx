import { GetUserBrandingDetails } from '@keystead/contract/platform/branding/branding.operations.ts'
import type { BuiltInRole } from '@keystead/contract/people/businesses/role.values.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { answer } from '../../../test/stand-in.ts'
import { BrandingScreen } from './BrandingScreen.tsx'

async function showLooks(role: BuiltInRole) {
  signIn({}, memberAs(role))
  answer(GetUserBrandingDetails, { Mode: 0, Version: 0, Custom: null })
  const page = await show(<BrandingScreen />)
  await expect.element(page.getByRole('heading', { name: 'No branding' })).toBeVisible()
  return page
}

test('who may only look at the brand reads why, and is offered no other one', async () => {
  const page = await showLooks('viewer')
  await expect.element(page.getByText(/^Your role in this business does not let you change the page and the brand/)).toBeVisible()
  expect(page.getByRole('button', { name: /^Use/ }).elements()).toHaveLength(0)
  expect(page.getByRole('link', { name: 'Create your design' }).elements()).toHaveLength(0)
})

test('who may change it is offered each', async () => {
  const page = await showLooks('property-manager')
  await expect.element(page.getByRole('button', { name: 'Use no branding' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Create your design' })).toBeVisible()
})
