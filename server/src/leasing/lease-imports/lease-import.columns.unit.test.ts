import { expect, test } from 'vitest'
import { guessLeaseMapping, missingLeaseFields } from './lease-import.columns.ts'

/* Headings as other programs write them in their exports of leases and tenants; the rows are made up. */

const guessed = (head: string, ...rows: string[]) =>
  guessLeaseMapping(
    head.split(','),
    rows.map((row) => row.split('|')),
  )

test('a rent roll: property, unit, tenant, from and to', () => {
  const mapping = guessed(
    'Property,Unit,Tenant,Status,BD/BA,Sqft,Market Rent,Rent,Deposit,Lease From,Lease To,Move-in,Past Due',
    '1400 Maple Street|1A|Novak, Pia|Current|2/1|800|1,500.00|1,450.00|1,450.00|01/01/2026|12/31/2026|01/01/2026|0.00',
  )
  expect(mapping).toEqual({
    Property: 'Property',
    Unit: 'Unit',
    Tenant1Name: 'Tenant',
    Start: 'Lease From',
    End: 'Lease To',
    Rent: 'Rent',
    Deposit: 'Deposit',
  })
  expect(missingLeaseFields(mapping)).toEqual([])
})

test('first and last names, an email with a dash, a mobile number', () => {
  expect(
    guessed(
      'Property Name,Unit #,First Name,Last Name,E-mail,Phone (mobile),Lease Start,Lease End,Monthly Rent,Security Deposit Held',
      'Maple Court|1A|Pia|Novak|pia@example.com|(303) 555-0142|1/1/2026||$1450.00|$1450.00',
    ),
  ).toEqual({
    Property: 'Property Name',
    Unit: 'Unit #',
    Tenant1FirstName: 'First Name',
    Tenant1LastName: 'Last Name',
    Tenant1Email: 'E-mail',
    Tenant1Phone: 'Phone (mobile)',
    Start: 'Lease Start',
    End: 'Lease End',
    Rent: 'Monthly Rent',
    Deposit: 'Security Deposit Held',
  })
})

test('an email that a file calls mail', () => {
  expect(guessed('Property,Tenant,Mail', 'Maple Court|Pia Novak|pia@example.com')).toMatchObject({ Tenant1Email: 'Mail' })
})

test('tenants in numbered columns, and columns that have one name twice', () => {
  expect(
    guessed(
      'Rental,Tenant 1 Name,Tenant 1 Email,Tenant 2 Name,Tenant 2 Email,Tenant 2 Share,Move-in,Rent Amount',
      '12 Elm St|Pia Novak|pia@example.com|Tom Berg|tom@example.com|40%|Jan 1 2026|900',
    ),
  ).toEqual({
    Property: 'Rental',
    Tenant1Name: 'Tenant 1 Name',
    Tenant1Email: 'Tenant 1 Email',
    Tenant2Name: 'Tenant 2 Name',
    Tenant2Email: 'Tenant 2 Email',
    Tenant2Share: 'Tenant 2 Share',
    Start: 'Move-in',
    Rent: 'Rent Amount',
  })
  expect(guessed('Address,Tenant,Email,Email (2),Co-Tenant,Start Date,Rent')).toMatchObject({
    Tenant1Email: 'Email',
    Tenant2Email: 'Email (2)',
    Tenant2Name: 'Co-Tenant',
  })
})

test('values speak against a name that misleads', () => {
  expect(guessed('Property,Tenant,Start,Rent,Contact', '1 Elm St|Pia Novak|1/1/2026|due on the 1st|9')).not.toHaveProperty('Rent')
})

test('what no row can do without is named', () => {
  expect(missingLeaseFields({})).toEqual(['Property', 'Start', 'Rent', 'Tenant1Name'])
  expect(missingLeaseFields({ ReferenceCode: 'a', Start: 'b', Rent: 'c', Tenant1FirstName: 'd', Tenant1LastName: 'e' })).toEqual([])
})
