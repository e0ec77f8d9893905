import {
  GetNotificationSettings,
  NotificationChannelFixed,
  UpdateNotificationSettings,
} from '@keystead/contract/platform/preferences/preference.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx'

const event = { Group: 'Homes', When: 'A message has come.', InApp: true, Email: true, InAppIsFixed: false, EmailIsFixed: false }
const SETTINGS = {
  Settings: [
    { ...event, Event: 'enquiry.received', Label: 'Message received' },
    { ...event, Event: 'security.newSignIn', Group: 'Security', Label: 'New sign-in', EmailIsFixed: true },
  ],
  Digest: 'off' as const,
  QuietFrom: null,
  QuietTo: null,
  TimeZone: 'America/Denver',
}

async function showSettings() {
  answer(GetNotificationSettings, SETTINGS)
  answer(UpdateNotificationSettings, { Saved: true })
  const page = await show(<NotificationSettingsScreen />)
  return { page, save: () => page.getByRole('button', { name: 'Save settings' }).click() }
}

test('each event has a box for each channel, and none where it is always told', async () => {
  const { page } = await showSettings()
  await expect.element(page.getByRole('checkbox', { name: 'Message received: Email' })).toBeChecked()
  await expect.element(page.getByRole('row', { name: /New sign-in/ })).toMatchTextContent('Always')
  await expect.element(page.getByRole('checkbox', { name: 'New sign-in: Email' })).not.toBeInTheDocument()
})

test('what is unticked is sent with all the others, and said to be saved', async () => {
  const { page, save } = await showSettings()
  await page.getByRole('checkbox', { name: 'Message received: Email' }).click()
  await page.getByText('One email a day').click()
  await page.getByRole('combobox', { name: /^Quiet hours start/ }).selectOptions('22')
  await page.getByRole('combobox', { name: /^Quiet hours end/ }).selectOptions('7')
  await save()
  await expect.element(page.getByText('Notification settings saved.')).toBeVisible()
  expect(asked(UpdateNotificationSettings)).toEqual([
    {
      Settings: [
        { Event: 'enquiry.received', InApp: true, Email: false },
        { Event: 'security.newSignIn', InApp: true, Email: true },
      ],
      Digest: 'daily',
      QuietFrom: 22,
      QuietTo: 7,
      TimeZone: 'America/Denver',
    },
  ])
})

test('a refusal leaves everything as it was chosen', async () => {
  const { page, save } = await showSettings()
  answer(UpdateNotificationSettings, () => {
    throw refusal(NotificationChannelFixed)
  })
  await page.getByRole('checkbox', { name: 'Message received: Email' }).click()
  await save()
  await expect.element(page.getByRole('alert')).toMatchTextContent(NotificationChannelFixed.message)
  await expect.element(page.getByRole('checkbox', { name: 'Message received: Email' })).not.toBeChecked()
})

test('settings that do not come can be asked for again', async () => {
  answer(GetNotificationSettings, () => {
    throw refusal(CallErrors.Unexpected)
  })
  const page = await show(<NotificationSettingsScreen />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Reference reference')
  answer(GetNotificationSettings, SETTINGS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Message received: Email' })).toBeVisible()
})
