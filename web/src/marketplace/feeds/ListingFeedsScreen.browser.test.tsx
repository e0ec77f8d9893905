import { GetListingFeeds, ListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer } from '../../../test/stand-in.ts'
import { ListingFeedsScreen } from './ListingFeedsScreen.tsx'

async function showFeeds(member: Parameters<typeof signIn>[1], feeds = [sampleOf(ListingFeed, { Name: 'Zillow' })]) {
  signIn({}, member)
  answer(GetListingFeeds, { Items: feeds })
  const page = await show(<ListingFeedsScreen />)
  await expect.element(page.getByText(feeds.length > 0 ? 'Zillow' : 'No feeds found.', { exact: true })).toBeVisible()
  return page
}

test('who may look at feeds only sees them without a button that the server would refuse', async () => {
  const page = await showFeeds(memberAs('viewer'))
  expect(page.getByRole('button', { name: 'Add a feed' }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'More for Zillow' }).elements()).toHaveLength(0)
  await page.unmount()
  const empty = await showFeeds(memberAs('viewer'), [])
  expect(empty.getByRole('button', { name: 'Add a feed' }).elements()).toHaveLength(0)
})

test('who may change listings and not delete them gives a feed new addresses', async () => {
  const page = await showFeeds(memberAs('leasing', { Rights: { ...rightsOf('leasing'), listings: 'edit' } }))
  await expect.element(page.getByRole('button', { name: 'Add a feed' })).toBeVisible()
  await page
    .getByRole('button', { name: /Zillow/ })
    .first()
    .click()
  await expect.element(page.getByRole('menuitem', { name: /New addresses/ })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /Delete/ }).elements()).toHaveLength(0)
})
