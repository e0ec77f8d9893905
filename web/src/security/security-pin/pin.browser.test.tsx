import {
  ConfirmSecurityPin,
  GetSecurityPin,
  PinExists,
  PinTooEasy,
  PinWrong,
  SetSecurityPin,
} from '@keystead/contract/security/security-pin/pin.operations.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { Button } from '../../ui/Button.tsx'
import { SecurityPinScreen } from './SecurityPinScreen.tsx'
import { usePinConfirmation } from './use-pin-confirmation.tsx'

const QUESTION = { operation: 'CloseAccount', objectId: '1', sentence: 'You are about to close your account.' }

function Closing() {
  const { askForPin, pinDialog } = usePinConfirmation()
  const [confirmation, setConfirmation] = useState<string | null>('not asked')
  return (
    <>
      <Button onClick={() => void askForPin(QUESTION).then(setConfirmation)}>Close my account</Button>
      <p>Confirmation: {confirmation ?? 'none'}</p>
      {pinDialog}
    </>
  )
}

async function ask() {
  const page = await show(<Closing />)
  await page.getByRole('button', { name: 'Close my account' }).click()
  await expect.element(page.getByLabelText('Security pin')).toHaveFocus()
  return page
}

test('a pin is typed unseen and confirms this one act', async () => {
  answer(ConfirmSecurityPin, { Confirmation: 'token', Expires: '2027-01-05T12:00:00Z' })
  const page = await ask()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription(QUESTION.sentence)
  await expect.element(page.getByLabelText('Security pin')).toHaveAttribute('type', 'password')
  await userEvent.keyboard('482915{Enter}')
  await expect.element(page.getByText('Confirmation: token')).toBeVisible()
  expect(asked(ConfirmSecurityPin)).toEqual([{ Pin: '482915', Operation: 'CloseAccount', ObjectId: '1', AmountCents: null }])
})

test('a wrong pin is said, and the question stays', async () => {
  answer(ConfirmSecurityPin, () => {
    throw refusal(PinWrong, { Pin: PinWrong.message })
  })
  const page = await ask()
  await userEvent.keyboard('482915{Enter}')
  await expect.element(page.getByLabelText('Security pin')).toHaveAccessibleDescription(PinWrong.message)
  await expect.element(page.getByText('Confirmation: not asked')).toBeInTheDocument()
})

test('who thinks better of it confirms nothing', async () => {
  const page = await ask()
  await userEvent.keyboard('48{Escape}')
  await expect.element(page.getByText('Confirmation: none')).toBeVisible()
  expect(asked(ConfirmSecurityPin)).toEqual([])
})

async function setPin(pin: string, confirmed: string) {
  answer(GetSecurityPin, { IsSet: false, SetAt: null })
  const page = await show(<SecurityPinScreen />)
  await page.getByLabelText('Security pin').fill(pin)
  await page.getByLabelText('Confirm pin').fill(confirmed)
  await page.getByRole('button', { name: 'Set pin' }).click()
  return page
}

test('two pins that differ are not sent', async () => {
  const page = await setPin('482915', '482916')
  await expect.element(page.getByLabelText('Confirm pin')).toHaveAttribute('aria-invalid', 'true')
  expect(asked(SetSecurityPin)).toEqual([])
})

test('a pin that is too easy is said so at its field', async () => {
  answer(SetSecurityPin, () => {
    throw refusal(PinTooEasy, { Pin: PinTooEasy.message })
  })
  const page = await setPin('482915', '482915')
  await expect.element(page.getByLabelText('Security pin')).toHaveAccessibleDescription(expect.stringContaining(PinTooEasy.message))
})

test('a pin that was set elsewhere meanwhile is no success', async () => {
  answer(SetSecurityPin, () => {
    throw refusal(PinExists)
  })
  const page = await setPin('482915', '482915')
  await expect.element(page.getByRole('alert')).toMatchTextContent(PinExists.message)
  await expect.element(page.getByText('Security pin set.')).not.toBeInTheDocument()
})
