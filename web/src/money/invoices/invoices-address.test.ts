import { expect, test } from 'vitest'
import { filtersOf, invoicesViewOf, monthsAround, searchOfInvoices } from './invoices-address.ts'

const ID = '0190a000-0000-7000-8000-000000000001'
const viewOf = (address: string, canBill = true) => invoicesViewOf(new URLSearchParams(address), canBill)

test('an address says what is chosen, and what it says wrong counts as not said', () => {
  expect(viewOf(`text= rent &status=overdue&property=${ID}&person=${ID}&item=${ID}&month=2026-11&page=2`)).toEqual({
    isReceived: false,
    text: 'rent',
    status: 'overdue',
    property: ID,
    person: ID,
    item: ID,
    month: '2026-11',
    pageIndex: 1,
    pageSize: 10,
  })
  expect(viewOf('status=late&property=1&month=2026-13&page=x')).toMatchObject({ status: null, property: null, month: null, pageIndex: 0 })
})

test('who bills no one has received ones alone, and none of these is a draft', () => {
  expect(viewOf('status=temporary', false)).toMatchObject({ isReceived: true, status: null })
  expect(viewOf('tab=received&status=active').status).toBe(null)
  expect(searchOfInvoices(viewOf('', false), false)).toMatchObject({ tab: null })
  expect(searchOfInvoices(viewOf('tab=received'), true)).toMatchObject({ tab: 'received', text: null, page: null, size: null })
})

test('a month is asked for by its first day', () => {
  expect(filtersOf(viewOf('month=2026-02'))).toMatchObject({ direction: 1, list: { Month: '2026-02-01' } })
})

test('months are offered around today, over the turn of a year', () => {
  const months = monthsAround('2026-11-26')
  expect(months.map(({ month }) => month)).toEqual(expect.arrayContaining(['2027-02', '2026-11', '2025-11']))
  expect(months).toHaveLength(16)
  expect(months[0]).toEqual({ month: '2027-02', text: 'Feb 2027' })
})
