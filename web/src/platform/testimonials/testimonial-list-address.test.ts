import { expect, test } from 'vitest'
import { testimonialPageOf } from './testimonial-list-address.ts'

test.each([
  ['', 0],
  ['?page=3', 2],
  ['?page=0', 0],
  ['?page=1.5', 0],
  ['?page=x', 0],
  ['?page=100000', 0],
])('the address %j asks for page %d', (address, PageIndex) => {
  expect(testimonialPageOf(new URLSearchParams(address))).toEqual({ PageIndex, PageSize: 9 })
})
