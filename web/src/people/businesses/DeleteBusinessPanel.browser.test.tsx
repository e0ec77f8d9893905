import { ConfirmSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import {
  DELETE_BUSINESS,
  DeleteBusiness,
  BusinessNameDiffers,
  GetBusinessDeletionPreview,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import type { Obstacle } from '@keystead/contract/rpc/obstacle.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { DeleteBusinessPanel } from './DeleteBusinessPanel.tsx'

const ACME = sampleOf(BusinessDetails, { BusinessId: idOf(1), Name: 'Acme Homes' })
const PREVIEW = {
  Name: 'Acme Homes',
  Properties: 480,
  Listings: 12,
  Members: 3,
  Connections: 0,
  Means: [] as string[],
  Refusals: [] as Obstacle[],
  HasPin: true,
}
const CONFIRMATION = 'c'.repeat(43)

function showPanel(preview: Partial<typeof PREVIEW> = {}) {
  signIn({}, memberAs('administrator'))
  answer(GetBusinessDeletionPreview, { ...PREVIEW, ...preview })
  return show(<DeleteBusinessPanel business={ACME} />)
}

test('what goes and what stays is said before anything is asked', async () => {
  const page = await showPanel()
  await expect.element(page.getByText('480 properties leave the market and go.')).toBeVisible()
  await expect.element(page.getByText(/^What stays: the record of who did what/)).toBeVisible()
})

test('it takes the name, typed, and the PIN', async () => {
  answer(ConfirmSecurityPin, { Confirmation: CONFIRMATION, Expires: '2027-01-05T12:00:00Z' })
  answer(DeleteBusiness, { Deleting: true })
  const page = await showPanel()
  await page.getByRole('button', { name: 'Delete this business…' }).click()
  await page.getByRole('textbox', { name: 'Type the name of the business to confirm' }).fill('Acme Homes')
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByRole('textbox', { name: 'Security PIN' }).fill('482913')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.element(page.getByText('Business deleted successfully.')).toBeVisible()
  expect(asked(ConfirmSecurityPin)[0]).toMatchObject({ Operation: DELETE_BUSINESS, ObjectId: ACME.BusinessId })
  expect(asked(DeleteBusiness)).toEqual([{ BusinessId: ACME.BusinessId, Name: 'Acme Homes', PinConfirmation: CONFIRMATION }])
})

test('another name is refused, and nothing goes', async () => {
  answer(ConfirmSecurityPin, { Confirmation: CONFIRMATION, Expires: '2027-01-05T12:00:00Z' })
  answer(DeleteBusiness, () => {
    throw refusal(BusinessNameDiffers)
  })
  const page = await showPanel()
  await page.getByRole('button', { name: 'Delete this business…' }).click()
  await page.getByRole('textbox', { name: 'Type the name of the business to confirm' }).fill('Acme')
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await page.getByRole('textbox', { name: 'Security PIN' }).fill('482913')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.element(page.getByText(BusinessNameDiffers.message)).toBeVisible()
})

test('what is against it is said in place of the button; without a PIN there is the way to one', async () => {
  const refused = await showPanel({ Refusals: [{ Code: 'MoneyOnItsWay', Message: 'Money is on its way.' }] })
  await expect.element(refused.getByText('Money is on its way.')).toBeVisible()
  expect(refused.getByRole('button', { name: 'Delete this business…' }).elements()).toHaveLength(0)
  await refused.unmount()
  const without = await showPanel({ HasPin: false })
  await expect.element(without.getByRole('link', { name: 'Set a security PIN' })).toHaveAttribute('href', '/User/Settings/SecurityPin')
})
