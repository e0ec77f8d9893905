import { EnquiryDetails, GetProfileEnquiryDetails, SetEnquiryRead } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { expect, test } from 'vitest'
import { memberAs, signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked } from '../../../test/stand-in.ts'
import { ReadInquiry } from './ReadInquiry.tsx'

async function open(role: 'viewer' | 'leasing') {
  signIn({}, memberAs(role))
  answer(GetProfileEnquiryDetails, sampleOf(EnquiryDetails, { EnquiryId: idOf(1), Name: 'Nora Field', IsRead: false }))
  answer(SetEnquiryRead, { EnquiryId: idOf(1) })
  const page = await show(<ReadInquiry inquiryId={idOf(1)} />)
  await expect.element(page.getByRole('heading', { name: 'Nora Field' })).toBeVisible()
  return page
}

test('opening a message reads it for those who answer messages', async () => {
  const page = await open('leasing')
  await expect.element(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  await expect.poll(() => asked(SetEnquiryRead)).toHaveLength(1)
})

test('a member who may only look leaves it unread, and is offered nothing', async () => {
  const page = await open('viewer')
  expect(page.getByRole('button', { name: 'Mark as unread' }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: /rchive/ }).elements()).toHaveLength(0)
  expect(asked(SetEnquiryRead)).toEqual([])
})
