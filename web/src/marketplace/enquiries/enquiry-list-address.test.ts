import { expect, test } from 'vitest'
import { type EnquiryListView, addressOfEnquiries, addressOfFolder, enquiryListFromAddress } from './enquiry-list-address.ts'

const read = (address: string) => enquiryListFromAddress(new URL(address, 'http://keystead.example').searchParams)
const inbox: EnquiryListView = { Folder: 'inbox', PageIndex: 0, PageSize: 10 }

test('an address says what is listed and back', () => {
  const view: EnquiryListView = { Folder: 'archived', PageIndex: 3, PageSize: 20 }
  expect(read(addressOfEnquiries(view))).toEqual(view)
  expect(addressOfFolder('inbox')).toBe('/User/Enquiries')
  expect(read('/User/Enquiries')).toEqual(inbox)
})

test.each(['folder=spam', 'page=-1', 'page=0', 'page=1000000000', 'page=1.5', 'size=7'])(
  'what is wrong counts as not said: %s',
  (query) => {
    expect(read(`/User/Enquiries?${query}`)).toEqual(inbox)
  },
)
