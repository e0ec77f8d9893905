import { AddEditAssetImages, DeleteAssetImage } from '@keystead/contract/properties/images/image.operations.ts'
import { AssetImage, UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { PropertyImages } from './PropertyImages.tsx'

const NAMES = ['Front', 'Kitchen', 'Garden', 'Bath']
const IMAGES = NAMES.map((Caption, index) =>
  sampleOf(AssetImage, { ImageId: idOf(index + 1), Caption, AltText: Caption, IsPrimary: index === 0, Width: 600, Height: 400 }),
)
const DETAILS = sampleOf(UserAssetDetails, { AssetId: idOf(9), Title: 'Oak House', Images: IMAGES })

async function showPhotos() {
  answer(AddEditAssetImages, ({ Images }) => ({ Images: Images.map(({ ImageId }) => IMAGES.find((image) => image.ImageId === ImageId)!) }))
  const page = await show(<PropertyImages details={DETAILS} />)
  const list = page.getByRole('list', { name: 'Photos of this property' })
  await expect.element(list).toBeVisible()
  return {
    page,
    /** Their captions, in the order on the screen. */
    order: () => [...list.element().children].map((card) => NAMES.find((name) => card.textContent?.includes(name))),
    /** The same, as it was last sent. */
    sent: () =>
      asked(AddEditAssetImages)
        .at(-1)
        ?.Images.map(({ ImageId }) => NAMES[Number(ImageId?.slice(-3)) - 1]),
    handle: (place: number) => page.getByRole('button', { name: new RegExp(`^(Pick up|Drop) photo ${place} `) }),
    /** By the keyboard. Keys move it from when its being held is read out. */
    pickUp: async (place: number) => {
      page
        .getByRole('button', { name: new RegExp(`^Pick up photo ${place} `) })
        .element()
        .focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(news).toMatch(new RegExp(`photo ${place} of 4`, 'i'))
    },
  }
}

/** What is read out. */
function news() {
  return [...document.querySelectorAll('[role="status"], [aria-live]')].map(({ textContent }) => textContent).join('|')
}

test('the keyboard picks a photo up, moves it and drops it: that is read out, and saved once', async () => {
  const { pickUp, order, sent } = await showPhotos()
  await pickUp(1)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(news).toMatch(/place 2 of 4/i)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(news).toMatch(/place 3 of 4/i)
  expect(sent()).toBeUndefined()
  await userEvent.keyboard('{Enter}')
  await expect.poll(news).toMatch(/dropped at place 3 of 4/i)
  await expect.poll(sent).toEqual(['Kitchen', 'Garden', 'Front', 'Bath'])
  expect(asked(AddEditAssetImages)).toHaveLength(1)
  await expect.poll(order).toEqual(['Kitchen', 'Garden', 'Front', 'Bath'])
})

test('the focus stays with the photo that is moved by the keyboard', async () => {
  const { pickUp, order } = await showPhotos()
  await pickUp(1)
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(order).toEqual(['Kitchen', 'Front', 'Garden', 'Bath'])
  await expect.poll(() => document.activeElement?.closest('li')?.textContent).toContain('Front')
})

test('keys that are pressed one right after the other all count', async () => {
  const { pickUp, sent } = await showPhotos()
  await pickUp(1)
  // All before the page is painted again.
  for (const code of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Enter']) {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
  }
  await expect.poll(sent).toEqual(['Kitchen', 'Garden', 'Front', 'Bath'])
})

test('the first and the last place have keys of their own, also beyond what is in sight', async () => {
  await screen.viewport(390, 500)
  const { pickUp, sent } = await showPhotos()
  await pickUp(1)
  await userEvent.keyboard('{End}{Enter}')
  await expect.poll(sent).toEqual(['Kitchen', 'Garden', 'Bath', 'Front'])
  await screen.viewport(1200, 900)
})

test('the keyboard does not move a photo past the first or the last place', async () => {
  const { pickUp, sent } = await showPhotos()
  await pickUp(3)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(sent).toEqual(['Front', 'Kitchen', 'Bath', 'Garden'])
})

test('Escape puts it back, and nothing is saved', async () => {
  const { pickUp, order } = await showPhotos()
  await pickUp(1)
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.poll(news).toMatch(/put back at place 1/i)
  await expect.poll(order).toEqual(NAMES)
  expect(asked(AddEditAssetImages)).toEqual([])
})

test('the pointer drags a photo to the place of another, and that is saved', async () => {
  const { page, order, sent } = await showPhotos()
  await page
    .getByRole('button', { name: /photo 1 to move it/ })
    .dropTo(page.getByRole('button', { name: /photo 3 to move it/ }), { steps: 5 })
  await expect.poll(sent).toEqual(['Kitchen', 'Garden', 'Front', 'Bath'])
  await expect.poll(order).toEqual(['Kitchen', 'Garden', 'Front', 'Bath'])
  await expect.poll(news).toMatch(/place 3 of 4/i)
})

test('buttons move a photo by one, and keep the focus while there is a place to go', async () => {
  const { page, order, sent } = await showPhotos()
  await page.getByRole('button', { name: 'Move photo 1 later' }).click()
  await expect.poll(sent).toEqual(['Kitchen', 'Front', 'Garden', 'Bath'])
  await expect.poll(order).toEqual(['Kitchen', 'Front', 'Garden', 'Bath'])
  await expect.element(page.getByRole('button', { name: 'Move photo 2 later' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Move photo 1 earlier' })).toHaveAttribute('aria-disabled', 'true')
})

test('an order that could not be saved is put back, and the reason said', async () => {
  const { page, order } = await showPhotos()
  answer(AddEditAssetImages, () => {
    throw refusal(CallErrors.NotAvailableForProfile)
  })
  await page.getByRole('button', { name: 'Move photo 1 later' }).click()
  await expect.element(page.getByText(CallErrors.NotAvailableForProfile.message)).toBeVisible()
  await expect.poll(order).toEqual(NAMES)
})

test('the main photo is another one by a press', async () => {
  const { page, sent } = await showPhotos()
  await page.getByRole('button', { name: 'Make photo 3 the main photo' }).click()
  await expect.poll(sent).toEqual(NAMES)
  expect(asked(AddEditAssetImages)[0]?.PrimaryIndex).toBe(2)
})

test('a photo is deleted after a question, and the focus goes to the heading', async () => {
  const { page } = await showPhotos()
  answer(DeleteAssetImage, { Images: IMAGES.slice(1) })
  await page.getByRole('button', { name: 'Delete photo 1' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete “Front”?' })
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await question.getByRole('button', { name: 'Delete photo' }).click()
  await expect.element(page.getByText(messages.imageDeleted)).toBeVisible()
  expect(asked(DeleteAssetImage)).toEqual([{ ImageId: idOf(1) }])
})
