import {
  DeleteView,
  GetSavedViews,
  ReplaceView,
  SaveView,
  TooManySavedViews,
} from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { messages } from '@keystead/contract/platform/saved-views/saved-views-messages.text.ts'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { SavedViews } from './SavedViews.tsx'
import type { ViewedList } from './viewed-list.ts'

const LISTED = { SavedViewId: idOf(1), Name: 'Listed', Search: 'tab=listed' }
const VACANT = { SavedViewId: idOf(2), Name: 'Vacant', Search: 'tab=vacant' }
const LIST: ViewedList = {
  list: 'Properties',
  place: (search) => withSearch('/list', search),
  kept: (search) => ({ tab: search.get('tab'), text: search.get('text') }),
}

beforeEach(() => answer(GetSavedViews, { Items: [LISTED, VACANT] }))

async function openViews(address: string) {
  const page = await show(<SavedViews of={LIST} />, { at: address })
  const open = () => page.getByRole('button', { name: 'Views' }).click()
  await open()
  return { page, open, entry: (name: string | RegExp) => page.getByRole('menuitem', { name }) }
}

test('a view is opened by its name, and marked as the one that is open', async () => {
  const { page, open, entry } = await openViews('/list')
  await entry('Vacant').click()
  await expect.poll(page.address).toBe('/list?tab=vacant')
  await open()
  await expect.element(entry('Vacant')).toHaveAttribute('aria-current')
  await expect.element(entry('Listed')).not.toHaveAttribute('aria-current')
})

test('filters are saved under a name, by the keyboard', async () => {
  answer(SaveView, { SavedViewId: idOf(3), Name: 'Oaks', Search: 'text=oak' })
  const { page, entry } = await openViews('/list?text=oak&page=3')
  await entry('Save these filters as a view…').click()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('Oaks{Enter}')
  await expect.element(page.getByText(messages.viewSaved)).toBeVisible()
  expect(asked(SaveView)).toEqual([{ List: 'Properties', Name: 'Oaks', Search: 'text=oak' }])
  // With the new one.
  await expect.poll(() => asked(GetSavedViews).length).toBe(2)
})

test('what cannot be saved says why', async () => {
  const { page, open, entry } = await openViews('/list')
  await expect.element(entry(/^Save these filters/)).toMatchTextContent('Choose filters or an order first.')
  await userEvent.keyboard('{Escape}')
  await page.goTo('/list?tab=listed')
  await open()
  await expect.element(entry(/^Save these filters/)).toMatchTextContent('“Listed” already has these filters.')
})

test('a name that is refused stays in the box', async () => {
  answer(SaveView, () => {
    throw refusal(TooManySavedViews)
  })
  const { page, entry } = await openViews('/list?text=oak')
  await entry('Save these filters as a view…').click()
  await page.getByLabelText('Name').fill('Oaks')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toMatchTextContent(TooManySavedViews.message)
  await expect.element(page.getByLabelText('Name')).toHaveValue('Oaks')
})

test('other filters are saved over an open view, and taken back', async () => {
  answer(ReplaceView, ({ Search }) => ({ ...LISTED, Search }))
  const { page, open, entry } = await openViews('/list?tab=listed')
  await userEvent.keyboard('{Escape}')
  await page.goTo('/list?tab=listed&text=oak')
  await open()
  await entry('Replace “Listed”').click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => asked(ReplaceView).map(({ Search }) => Search)).toEqual(['tab=listed&text=oak', 'tab=listed'])
})

test('a view is deleted after a question', async () => {
  answer(DeleteView, { SavedViewId: LISTED.SavedViewId })
  const { page, entry } = await openViews('/list?tab=listed')
  await entry('Delete “Listed”…').click()
  await page.getByRole('button', { name: 'Delete view' }).click()
  await expect.element(page.getByText(messages.viewDeleted)).toBeVisible()
  expect(asked(DeleteView)).toEqual([{ SavedViewId: LISTED.SavedViewId }])
})
