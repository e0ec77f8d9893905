/*
 * What a landlord of 60 homes takes from another program: its unit directory and its tenant list, each in a shape of its own.
 */

export const BUILDINGS = ['12 Sparrow Hill Road', '400 Birch Street', '77 Harbor View Terrace', '1500 North Lincoln Avenue'] as const
export const UNITS_EACH = 14
export const HOUSES = ['3 Elm Court', '8 Elm Court', '21 Elm Court', '34 Elm Court'] as const
const TENANTS_EACH = 4
/** The first ones of these homes are leased to four people each; the rest is vacant. */
export const LEASED = 50
export const TENANTS = LEASED * TENANTS_EACH

type Home = { street: string; unit: string; rent: number }

const homes: readonly Home[] = [
  ...BUILDINGS.flatMap((street, building) =>
    Array.from({ length: UNITS_EACH }, (_unused, index) => ({
      street,
      unit: `${1 + Math.floor(index / 4)}${'ABCD'[index % 4]}`,
      rent: 1_200 + building * 150 + index * 10,
    })),
  ),
  ...HOUSES.map((street, index) => ({ street, unit: '', rent: 2_400 + index * 100 })),
]
export const HOMES = homes.length

const FIRST = ['Pia', 'Tom', 'Ida', 'Sam', 'Ann', 'Max', 'Eva', 'Leo', 'Ray', 'Zoe']
const LAST = [
  'Novak',
  'Berg',
  'Stone',
  'Rivers',
  'Lee',
  'Ortiz',
  'Park',
  'Dale',
  'Moss',
  'Hill',
  'Frost',
  'Lake',
  'Reed',
  'Wood',
  'Cole',
  'Ross',
  'Bell',
  'Gray',
  'Ford',
  'Nash',
]

export type FileTenant = { firstName: string; lastName: string; email: string; home: Home }

/** Four of each home in turn, under two hundred different names. */
export const tenants: readonly FileTenant[] = Array.from({ length: TENANTS }, (_unused, index) => {
  const firstName = FIRST[index % FIRST.length]!
  const lastName = LAST[Math.floor(index / FIRST.length)]!
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    home: homes[Math.floor(index / TENANTS_EACH)]!,
  }
})

/** A title above the header would be another file's; the unit stands in a column of its own, and no row is a building. */
export function unitDirectory(): string {
  const rows = homes.map(
    ({ street, unit, rent }) => `"${street}",${unit},Denver,CO,80202,${unit === '' ? 3 : 1},1,"$${rent.toLocaleString('en-US')}.00"`,
  )
  return `Street Address,Unit,City,State,Zip,BR,BA,Market Rent\n${rows.join('\n')}\n`
}

/** Semicolons, the streets shortened, a last name before a comma, the share of each. */
export function tenantList(): string {
  const year = new Date().getUTCFullYear()
  const rows = tenants.map(({ firstName, lastName, email, home }) => {
    const street = home.street.replace('Street', 'St').replace('Road', 'Rd').replace('North ', 'N. ').replace('Avenue', 'Ave.')
    return `${lastName}, ${firstName};${email};${street};${home.unit};01/01/${year};12/31/${year + 1};${home.rent}.00;25%`
  })
  return `Resident;E-mail Address;Property Address;Unit;Lease From;Lease To;Rent Amount;Share\n${rows.join('\n')}\n`
}
