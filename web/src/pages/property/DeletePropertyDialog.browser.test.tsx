import {
  DeleteAsset,
  GetAssetDeletionPreview,
  PropertyHasOpenInvoices,
} from '@keystead/contract/properties/properties/property.operations.ts'
import type { Obstacle } from '@keystead/contract/rpc/obstacle.ts'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { idOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { DeletePropertyDialog } from './DeletePropertyDialog.tsx'

const OPEN: Obstacle = { Code: PropertyHasOpenInvoices.code, Message: '1 invoice about this property is still open: INV-7.' }

async function dialog(Refusals: Obstacle[], GoesWithIt: string[] = []) {
  signIn()
  answer(GetAssetDeletionPreview, { Refusals, GoesWithIt })
  const onDeleted = vi.fn()
  const page = await show(<DeletePropertyDialog assetId={idOf(1)} home="Larch House" onClose={() => {}} onDeleted={onDeleted} />)
  return { page, onDeleted }
}

test('what goes with a property is said, and then it goes', async () => {
  answer(DeleteAsset, { AssetId: idOf(1) })
  const { page, onDeleted } = await dialog([], ['2 invoice drafts about it are deleted as well.'])
  await expect.element(page.getByText('2 invoice drafts about it are deleted as well.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete property' }).click()
  await expect.poll(() => onDeleted.mock.calls.length).toBe(1)
  expect(asked(DeleteAsset)).toEqual([{ AssetId: idOf(1) }])
})

test('what stands on it is named in place of the button, with the way there', async () => {
  const { page } = await dialog([OPEN])
  await expect.element(page.getByText(OPEN.Message)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See the invoices' }))
    .toHaveAttribute('href', `/User/Payments/Invoices?property=${idOf(1)}&status=open`)
  expect(page.getByRole('button', { name: 'Delete property' }).elements()).toHaveLength(0)
})

test('what came in the way meanwhile stands there after the press', async () => {
  const { page, onDeleted } = await dialog([])
  answer(DeleteAsset, () => {
    throw refusal(PropertyHasOpenInvoices)
  })
  await expect.element(page.getByRole('button', { name: 'Delete property' })).toBeEnabled()
  answer(GetAssetDeletionPreview, { Refusals: [OPEN], GoesWithIt: [] })
  await page.getByRole('button', { name: 'Delete property' }).click()
  await expect.element(page.getByText(OPEN.Message)).toBeVisible()
  expect(onDeleted).not.toHaveBeenCalled()
})
