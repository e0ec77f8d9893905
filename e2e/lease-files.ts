/*
 * Files of homes and of their tenants as another program exports them.
 */

const FIRST = ['Pia', 'Tom', 'Ida', 'Sam', 'Ann', 'Max', 'Eva', 'Leo']
const LAST = ['Novak', 'Berg', 'Stone', 'Rivers', 'Lee']
export const HOMES = 12
export const TENANTS = 40
/** The home that someone else wants while it is leased. */
const LEASED_TWICE = 3

const year = new Date().getUTCFullYear() + 1
export const FIRST_DAY = `1/1/${year}`
/** Within those leases, and after them. */
export const DAY_WITHIN = `3/1/${year}`
export const DAY_AFTER = `1/1/${year + 1}`

const street = (home: number) => `${100 + home * 10} Maple Street`

export function homesFile(): string {
  const rows = Array.from({ length: HOMES }, (_unused, home) => `${street(home)},Denver,CO,80202,2,1,${1_200 + home * 25}`)
  return `Street Address,City,State,Zip,Beds,Baths,Rent\n${rows.join('\n')}\n`
}

/** Three or four people in each home, a row for each, and a row with a mistake. */
export function tenantsFile(): string {
  const rows = Array.from({ length: TENANTS }, (_unused, index) => {
    const home = index % HOMES
    const name = `${FIRST[index % FIRST.length]} ${LAST[index % LAST.length]}`
    return `"${street(home).replace('Street', 'St.')}, Denver, CO 80202",,"${name}",tenant${index}@example.com,303-555-01${String(index).padStart(2, '0')},${FIRST_DAY},12/31/${year},"$${(1_200 + home * 25).toLocaleString('en-US')}.00",500.00,Current`
  })
  const mistaken = `"${street(LEASED_TWICE)}, Denver, CO 80202",,Ed Late,ed@example.com,,${DAY_WITHIN},,900.00,,Future`
  return `Property,Unit #,Tenant,E-mail,Phone (mobile),Lease From,Lease To,Monthly Rent,Deposit Held,Status\n${rows.join('\n')}\n${mistaken}\n`
}

/** Homes and who lives in each, in one file. */
export function homesWithTenantsFile(): string {
  const [head, ...rows] = homesFile().trim().split('\n')
  return `${head},Tenant,Lease Start\n${rows.map((row, home) => `${row},${FIRST[home % FIRST.length]} ${LAST[home % LAST.length]},${FIRST_DAY}`).join('\n')}\n`
}
