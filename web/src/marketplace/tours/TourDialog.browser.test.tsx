import { GetViewingOptions, HomeIsBusy, RequestViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { idOf } from '../../../test/sample.ts'
import { signIn } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { Button } from '../../ui/Button.tsx'
import { TourDialog } from './TourDialog.tsx'

const HOME = { AssetId: idOf(1), Title: 'Oak House' }

beforeEach(() => answer(GetViewingOptions, { TimeZone: 'America/Denver', FirstDate: '2030-01-01', LastDate: '2030-03-01' }))

function Listing() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask for a tour</Button>
      <TourDialog open={isOpen} onClose={() => setOpen(false)} asset={HOME} />
    </>
  )
}

async function openDialog() {
  const page = await show(<Listing />)
  const open = () => page.getByRole('button', { name: 'Ask for a tour' }).click()
  await open()
  const time = (number: number) => page.getByRole('group', { name: `Time ${number}` })
  async function name(number: number, day: string, hour: string) {
    await time(number).getByLabelText('Date', { exact: true }).fill(day)
    await time(number).getByLabelText('Time', { exact: true }).selectOptions(hour)
  }
  return { page, open, time, name, send: () => page.getByRole('button', { name: 'Send request' }).click() }
}

test('times are named in the zone of the home, and sent with who asks', async () => {
  answer(RequestViewing, { ListerName: 'Agnes Agent' })
  signIn({ Name: 'Tess Tenant' })
  const { page, name, send } = await openDialog()
  await expect.element(page.getByText(/Times are in the home’s time zone: Mountain/)).toBeVisible()
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Tess Tenant')
  await name(1, '1/5/2030', '10:00 AM')
  await page.getByRole('button', { name: 'Add another time' }).click()
  await name(2, '1/6/2030', '2:30 PM')
  await send()
  await expect.element(page.getByText('Your request was sent to Agnes Agent.')).toBeVisible()
  expect(asked(RequestViewing)[0]).toMatchObject({
    AssetId: HOME.AssetId,
    Times: [
      { Date: '2030-01-05', Time: '10:00' },
      { Date: '2030-01-06', Time: '14:30' },
    ],
    Email: 'olive@example.com',
  })
})

test('of several times it says which one is meant; one can be left out, and three are the most', async () => {
  const { page, time, name, send } = await openDialog()
  await name(1, '1/5/2030', '10:00 AM')
  await page.getByRole('button', { name: 'Add another time' }).click()
  await page.getByRole('button', { name: 'Add another time' }).click()
  await expect.element(page.getByRole('button', { name: 'Add another time' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove time 3' }).click()
  await send()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Time 2: /)
  await expect.element(time(2).getByLabelText('Date', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(time(1).getByLabelText('Date', { exact: true })).not.toHaveAttribute('aria-invalid')
})

test('what was typed is there when the window is opened again', async () => {
  const { page, open } = await openDialog()
  await page.getByLabelText('Name', { exact: true }).fill('Tess')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await open()
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Tess')
})

test('a refusal keeps what was typed', async () => {
  answer(RequestViewing, () => {
    throw refusal(HomeIsBusy)
  })
  signIn()
  const { page, name, send } = await openDialog()
  await name(1, '1/5/2030', '10:00 AM')
  await send()
  await expect.element(page.getByRole('alert')).toMatchTextContent(HomeIsBusy.message)
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue('olive@example.com')
})
