/** Tenants whom one row can name; more of one lease stand in rows of their own. */
export const MOST_TENANTS_IN_ROW = 4

/** What a file says of each tenant. */
const OF_A_TENANT = {
  Name: 'name',
  FirstName: 'first name',
  LastName: 'last name',
  Email: 'email',
  Phone: 'phone',
  Share: 'share',
} as const
export type TenantField = keyof typeof OF_A_TENANT
export const TENANT_FIELDS = Object.keys(OF_A_TENANT) as readonly TenantField[]

export type TenantNumber = 1 | 2 | 3 | 4
export const TENANT_NUMBERS = [1, 2, 3, 4] as const satisfies readonly TenantNumber[]

/** `Tenant2Email`: the email of the second tenant of a row. */
export type NumberedTenantField = `Tenant${TenantNumber}${TenantField}`
export function numbered(number: TenantNumber, field: TenantField): NumberedTenantField {
  return `Tenant${number}${field}`
}

const OF_THE_LEASE = {
  ReferenceCode: 'Property reference code',
  Property: 'Property address or name',
  Unit: 'Unit',
  City: 'City',
  Zip: 'Zip',
  Start: 'Lease start',
  End: 'Lease end',
  Rent: 'Rent',
  RentFrequency: 'Rent frequency',
  Deposit: 'Security deposit',
  Billing: 'Billing',
} as const

/** Fields that the columns of a file of leases can fill. */
export type LeaseImportField = keyof typeof OF_THE_LEASE | NumberedTenantField

/** What a person reads over each field in the matching step. */
export const LEASE_IMPORT_LABELS: Readonly<Record<LeaseImportField, string>> = {
  ...OF_THE_LEASE,
  ...(Object.fromEntries(
    TENANT_NUMBERS.flatMap((number) => TENANT_FIELDS.map((field) => [numbered(number, field), labelOf(number, field)])),
  ) as Record<NumberedTenantField, string>),
}

function labelOf(number: TenantNumber, field: TenantField): string {
  return `Tenant ${number === 1 ? '' : `${number} `}${OF_A_TENANT[field]}`
}

export const LEASE_IMPORT_FIELDS = Object.keys(LEASE_IMPORT_LABELS) as [LeaseImportField, ...LeaseImportField[]]

/** A file is read as a whole before its first lease is written, since the tenants of a lease may stand far apart in it. */
export const MOST_LEASE_ROWS = 10_000
