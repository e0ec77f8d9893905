import { SendInvites } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { EmailNotConfirmed } from '@keystead/contract/people/connections/connection.operations.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { InviteManyForm } from './InviteManyForm.tsx'

async function showForm() {
  const page = await show(<InviteManyForm typeId={3} home={null} profileType="Owner" />)
  const box = page.getByRole('textbox', { name: 'Email addresses' })
  const list = page.getByRole('list', { name: 'Addresses in the list' })
  async function paste(text: string) {
    const data = new DataTransfer()
    data.setData('text', text)
    await box.click()
    box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }
  return { page, box, list, paste, send: () => page.getByRole('button', { name: 'Send invitations' }).click() }
}

test('pasted addresses are read one by one, with names, and what is none is said at its line', async () => {
  const { page, list, paste } = await showForm()
  await paste('Ann Lee <ann@example.com>\nbob@example.com; not an address')
  await expect.element(page.getByText('3 addresses in the list, 1 with a problem.')).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'Fix not an address' })).toBeVisible()
  expect(list.getByRole('button', { name: /^Fix/ }).elements()).toHaveLength(1)
})

test('an address is typed and taken by Enter, corrected in the box, and removed by name', async () => {
  const { page, box, list } = await showForm()
  await box.click()
  await userEvent.keyboard('ann@example.com{Enter}')
  await expect.element(page.getByText('1 address in the list.')).toBeVisible()
  await expect.element(box).toHaveValue('')
  await userEvent.keyboard('bob@example{Enter}')
  await list.getByRole('button', { name: 'Fix bob@example' }).click()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('bob@example')
  await list.getByRole('button', { name: 'Remove ann@example.com' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
})

test('those who are invited leave the list, the others stay with the reason', async () => {
  answer(SendInvites, {
    Results: [
      { Email: 'ann@example.com', Outcome: 'sent', Reason: null },
      { Email: 'bob@example.com', Outcome: 'refused', Reason: 'You asked them a moment ago.' },
    ],
  })
  const { list, paste, send } = await showForm()
  await paste('ann@example.com, bob@example.com')
  await send()
  await expect.element(list).toMatchTextContent('You asked them a moment ago.')
  expect(list.getByRole('listitem').elements()).toHaveLength(1)
  expect(asked(SendInvites)[0]).toMatchObject({ ProfileTypeId: 3, Invites: [{ Email: 'ann@example.com' }, { Email: 'bob@example.com' }] })
})

test('what the server refuses as a whole loses no address', async () => {
  answer(SendInvites, () => {
    throw refusal(EmailNotConfirmed)
  })
  const { page, list, paste, send } = await showForm()
  await paste('ann@example.com, bob@example.com')
  await send()
  await expect.element(page.getByRole('alert')).toMatchTextContent(EmailNotConfirmed.message)
  expect(list.getByRole('listitem').elements()).toHaveLength(2)
})
