import { expect, test } from 'vitest'
import { type InquiryListView, addressOfInquiries, addressOfFolder, inquiryListFromAddress } from './inquiry-list-address.ts'

const read = (address: string) => inquiryListFromAddress(new URL(address, 'http://keystead.example').searchParams)
const inbox: InquiryListView = { Folder: 'inbox', PageIndex: 0, PageSize: 10 }

test('an address says what is listed and back', () => {
  const view: InquiryListView = { Folder: 'archived', PageIndex: 3, PageSize: 20 }
  expect(read(addressOfInquiries(view))).toEqual(view)
  expect(addressOfFolder('inbox')).toBe('/User/Inquiries')
  expect(read('/User/Inquiries')).toEqual(inbox)
})

test.each(['folder=spam', 'page=-1', 'page=0', 'page=1000000000', 'page=1.5', 'size=7'])(
  'what is wrong counts as not said: %s',
  (query) => {
    expect(read(`/User/Inquiries?${query}`)).toEqual(inbox)
  },
)
