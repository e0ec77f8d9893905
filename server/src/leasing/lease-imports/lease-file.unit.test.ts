import { expect, test } from 'vitest'
import { HEAD, MANY_NAMES, readLeaseLines as read } from './lease-file.factory.ts'

test('dates, amounts and phones in all the ways in which people write them', async () => {
  const { leases, problems } = await read(
    HEAD,
    'A,,Pia Novak,,303.555.0142,,1/31/2026,m2m,"$1,450.50",',
    'B,,Tom Berg,,call me,,Jan 31 2026,2027-01-30,250/week,500',
    'C,,Ann Lee,,,,2026-01-31,1/30/27,900 monthly,$0',
    'D,,Bo Lee,,,,7/15/98,,700,',
  )
  expect(leases).toMatchObject([
    { startsOn: '2026-01-31', endsOn: null, rentCents: 145_050, rentFrequencyId: 1, depositCents: 0 },
    { startsOn: '2026-01-31', endsOn: '2027-01-30', rentCents: 25_000, rentFrequencyId: 2, depositCents: 50_000 },
    { startsOn: '2026-01-31', endsOn: '2027-01-30', rentCents: 90_000, rentFrequencyId: 1 },
    { startsOn: '1998-07-15', endsOn: null },
  ])
  expect(leases[0]?.tenants[0]).toMatchObject({ phone: '303.555.0142' })
  expect(problems).toEqual(['3: Tenant phone is not valid. It was left out.'])
})

test.each(['1.250,50', '1250,5', '1.250', '12.345.678', '1.250,50 monthly'])('%s is no amount that can be told', async (rent) => {
  const { leases, problems } = await read(HEAD, `A,,Pia Novak,,,,1/1/2026,,"${rent}",`)
  expect(leases).toEqual([])
  expect(problems).toEqual([`2: Rent is not valid: '${rent}' could be two different amounts. Please write it like 1250.50.`])
})

test('rows of one home and day are one lease, wherever they stand', async () => {
  const { leases, lastOfLease } = await read(
    HEAD,
    'Maple Court,Apt. 1A,Pia Novak,,,,1/1/2026,,900,',
    'Maple Court,1B,Tom Berg,,,,1/1/2026,,900,',
    'maple court,#1a,Ann Lee,,,,1/1/2026,,900,',
    'Maple Court,1B,Bo Lee,,,,1/1/2027,,900,',
  )
  expect(leases.map(({ tenants }) => tenants.map(({ firstName, shareBps }) => [firstName, shareBps]))).toEqual([
    [
      ['Pia', 5_000],
      ['Ann', 5_000],
    ],
    [['Tom', 10_000]],
    [['Bo', 10_000]],
  ])
  expect(lastOfLease).toEqual([2, 1, 2, 3])
})

test.each([
  ['Pia Novak', [['Pia', 'Novak']]],
  ['Novak, Pia', [['Pia', 'Novak']]],
  ['Maria de la Cruz', [['Maria de la', 'Cruz']]],
  ['John Smith Jr.', [['John', 'Smith Jr.']]],
  ['Smith Jr., John', [['John', 'Smith Jr.']]],
  ['Acme LLC', [['Acme', 'LLC']]],
  ['Rahman, Md', [['Md', 'Rahman']]],
  ['MD RAHMAN', [['MD', 'RAHMAN']]],
  ['Rahman, Md Abdul', [['Md Abdul', 'Rahman']]],
  [
    'Pia Novak & Tom Berg',
    [
      ['Pia', 'Novak'],
      ['Tom', 'Berg'],
    ],
  ],
  [
    'Pia Novak, Tom Berg',
    [
      ['Pia', 'Novak'],
      ['Tom', 'Berg'],
    ],
  ],
  [
    'Novak, Pia; Berg, Tom',
    [
      ['Pia', 'Novak'],
      ['Tom', 'Berg'],
    ],
  ],
])('%s', async (names, expected) => {
  const { leases } = await read(HEAD, `A,,"${names}",,,,1/1/2026,,900,`)
  expect(leases[0]?.tenants.map(({ firstName, lastName }) => [firstName, lastName])).toEqual(expected)
})

test.each([
  ['John Smith, Jr.', 'John Smith Jr.'],
  ['john smith, III', 'john smith III'],
  ['Ann Lee, Ph.D.', 'Ann Lee Ph.D.'],
  ['Acme Holdings, LLC', 'Acme Holdings LLC'],
  ['Pia Novak & Tom Berg, Esq', 'Tom Berg Esq'],
  ['Ann Lee, Md', 'Ann Lee Md'],
  ['Rahman, MD', 'Rahman MD'],
  ['Rahman, M.D.', 'Rahman M.D.'],
])('what stands behind the comma of %s is no first name', async (names, instead) => {
  const { leases, problems } = await read(HEAD, `A,,"${names}",,,,1/1/2026,,900,`)
  expect(leases).toEqual([])
  expect(problems).toEqual([`2: Tenant name has no first name after the comma: please write '${instead}' without a comma.`])
})

test('cells of tenants that are too long to be taken apart are refused, not cut', async () => {
  const people = Array.from({ length: 10 }, (_one, at) => `${'ABCDEFGHIJ'[at]}na Novak`)
  const emails = people.map((_one, at) => `tenant${at}.of.the.house@email.company.com`)
  const { leases, problems } = await read(
    HEAD,
    `A,,"${people.join(' & ')}","${emails.join(', ')}",,,1/1/2026,,900,`,
    `B,,"${people.map((name) => `${name}-${'x'.repeat(20)}`).join(' & ')}",,,,1/1/2026,,900,`,
  )
  expect(leases).toEqual([])
  expect(problems).toEqual(['2: Tenant email can have at most 300 characters.', '3: Tenant name can have at most 300 characters.'])
})

test('emails go to the names beside them; more of them than names are refused', async () => {
  const { leases, problems } = await read(
    HEAD,
    'A,,Pia Novak & Tom Berg,"Pia@example.com; tom@example.com",,,1/1/2026,,900,',
    'B,,Ann Lee,"ann@example.com, bo@example.com",,,1/1/2026,,900,',
  )
  expect(leases[0]?.tenants.map(({ email }) => email)).toEqual(['pia@example.com', 'tom@example.com'])
  expect(problems).toEqual(["3: There are more emails than tenants: 'ann@example.com, bo@example.com'."])
})

test('a phone or share beside several names is left out with a note', async () => {
  const { leases, problems } = await read(HEAD, 'A,,Pia Novak / Tom Berg,,303-555-0142,70,1/1/2026,,900,')
  expect(leases[0]?.tenants.map(({ phone, shareBps }) => [phone, shareBps])).toEqual([
    [null, 5_000],
    [null, 5_000],
  ])
  expect(problems).toEqual([
    '2: Tenant phone was left out because the row has several tenant names. Please give each tenant a separate row.',
    '2: Tenant share was left out because the row has several tenant names. Please give each tenant a separate row.',
  ])
})

test('names in other scripts are told apart', async () => {
  const { leases } = await read(
    HEAD,
    'Двор 1,Ä,Pia Novak,,,,1/1/2026,,900,',
    'Дом 1,Ö,Tom Berg,,,,1/1/2026,,900,',
    'Дом 1,ö,Ann Lee,,,,1/1/2026,Month-to-Month,,',
  )
  expect(leases.map(({ tenants }) => tenants.length)).toEqual([1, 2])
})

test('shares that are left out are equal parts of what is left', async () => {
  const rows = (...shares: string[]) => shares.map((share, index) => `A,,Pia Novak${'abc'[index]},,,${share},1/1/2026,,900,`)
  const sharesOf = async (...shares: string[]) => (await read(HEAD, ...rows(...shares))).leases[0]?.tenants.map(({ shareBps }) => shareBps)
  expect(await sharesOf('50', '', '')).toEqual([5_000, 2_500, 2_500])
  expect(await sharesOf('33.34%', '33.33 %', '33.33')).toEqual([3_334, 3_333, 3_333])
  expect((await read(HEAD, ...rows('60', '50'))).problems).toEqual([
    '2: Line 3 of the same lease was refused.',
    '3: Shares add up to 110, not to 100.',
  ])
})

test('a mistake in one row keeps the others of its lease out', async () => {
  const { leases, problems } = await read(
    HEAD,
    'A,,Pia Novak,,,,1/1/2026,,900,',
    'A,,Tom Berg,tom@,,,1/1/2026,,,',
    'B,,Ann Lee,,,,1/1/2026,,900,',
  )
  expect(leases).toHaveLength(1)
  expect(problems).toEqual(['2: Line 3 of the same lease was refused.', "3: Tenant email is not valid: 'tom@'."])
})

test('more names in a cell than a lease can have are not taken apart', async () => {
  const { leases, problems } = await read(HEAD, `A,,"${MANY_NAMES}",,,,1/1/2027,m2m,1000,`)
  expect(leases).toEqual([])
  expect(problems).toEqual(['2: A lease can have at most 10 tenants.'])
})
