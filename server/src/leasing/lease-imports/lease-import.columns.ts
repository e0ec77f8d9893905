import {
  LEASE_IMPORT_FIELDS,
  LEASE_IMPORT_LABELS,
  type LeaseImportField,
  TENANT_NUMBERS,
  type TenantField,
  type TenantNumber,
  numbered,
} from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import type { LeaseImportMapping } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import {
  type SheetColumns,
  bareWord,
  columnPlaces,
  dateOf,
  moneyOf,
  numberOf,
  plainCell,
  rentFrequencyOf,
  saysNothing,
} from '../../properties/imports/sheet.public.ts'

/*
 * Which column of a file of leases fills which field: by the names that other programs give them in their exports, as long
 * as the values do not speak against it.
 */

/** Names of columns in bare letters, the surest first. */
const LEASE_NAMES: Readonly<Partial<Record<LeaseImportField, string>>> = {
  ReferenceCode:
    'propertyreferencecode referencecode propertycode propertyref propertyreference refcode reference ref propertyid unitid unitcode id',
  Property:
    'propertyaddressorname property propertyaddress rentaladdress address address1 streetaddress fulladdress street rentalproperty propertyname rental building buildingname home location title',
  Unit: 'unit unitnumber unitno unitname unitspace apt aptnumber apartment apartmentnumber suite address2',
  City: 'city propertycity cityname town',
  Zip: 'zip zipcode postalcode propertyzip',
  Start:
    'leasestart leasestartdate leasefrom leasebegin leasebegindate leasebegins startdate start moveindate movein movedin commencementdate begindate from',
  End: 'leaseend leaseenddate leaseto leaseends leaseexpiration leaseexpirationdate leaseexpires leaseexpiry enddate end expirationdate expires moveoutdate moveout to',
  Rent: 'rent monthlyrent rentamount leaserent currentrent rentpermonth baserent contractrent recurringrent rentcharge rentalamount',
  RentFrequency: 'rentfrequency frequency rentcycle rentperiod billingcycle paymentfrequency period',
  Deposit: 'securitydeposit deposit depositheld securitydepositheld depositamount securitydepositamount depositsheld deposits',
  Billing: 'billing billingtype',
}

const TENANT_NAMES: Readonly<Record<TenantField, string>> = {
  Name: 'tenantname tenant tenants tenantfullname primarytenant residentname resident residents renter rentername lessee occupant leaseholder fullname name contactname contact',
  FirstName: 'tenantfirstname firstname first givenname',
  LastName: 'tenantlastname lastname last surname familyname',
  Email: 'tenantemail email emailaddress tenantemailaddress residentemail primaryemail emails mail',
  Phone:
    'tenantphone phone phonenumber mobile mobilephone phonemobile cell cellphone phonecell tenantphonenumber primaryphone phonenumbers telephone',
  Share: 'tenantshare share rentshare sharepercent',
}

/** Of the second, third and fourth tenant of a row; the first may be numbered as well. */
const NUMBERED_NAMES: Readonly<Record<TenantField, string>> = {
  Name: 'tenantNname tenantN tenantnameN residentN residentNname residentnameN nameN',
  FirstName: 'tenantNfirstname tenantfirstnameN firstnameN',
  LastName: 'tenantNlastname tenantlastnameN lastnameN',
  Email: 'tenantNemail tenantemailN residentNemail emailN emailaddressN',
  Phone: 'tenantNphone tenantphoneN residentNphone phoneN mobileN',
  Share: 'tenantNshare tenantshareN shareN',
}
const SECOND_NAMES: Readonly<Partial<Record<TenantField, string>>> = {
  Name: 'cotenant cotenantname coresident secondtenant roommate spouse',
  Email: 'cotenantemail secondtenantemail',
  Phone: 'cotenantphone secondtenantphone',
}

function namesOf(number: TenantNumber, field: TenantField): string[] {
  const own = NUMBERED_NAMES[field].replaceAll('N', String(number)).split(' ')
  if (number === 1) return [...TENANT_NAMES[field].split(' '), ...own]
  return number === 2 ? [...own, ...(SECOND_NAMES[field]?.split(' ') ?? [])] : own
}

/** Fields in the order in which they take columns. */
const NAMES: readonly (readonly [LeaseImportField, readonly string[]])[] = [
  ...LEASE_IMPORT_FIELDS.flatMap((field): (readonly [LeaseImportField, string[]])[] => {
    const names = LEASE_NAMES[field]?.split(' ')
    return names ? [[field, names]] : []
  }),
  ...TENANT_NUMBERS.flatMap((number) =>
    (Object.keys(TENANT_NAMES) as TenantField[]).map((field) => [numbered(number, field), namesOf(number, field)] as const),
  ),
]

type Fits = (value: string) => boolean
/** Written in any way: what cannot be read is told at its cell. */
const isDate: Fits = (value) => dateOf(value) !== null || /^\d{1,4}[-/. ]\d/.test(value)
const isMoney: Fits = (value) => moneyOf(value) !== null
const hasLetters: Fits = (value) => /[a-z]/i.test(value) && !value.includes('@') && !isDate(value)

const FITS: Readonly<Partial<Record<LeaseImportField, Fits>>> = {
  Start: isDate,
  End: (value) => isDate(value) || /month|mtm/i.test(value),
  Rent: isMoney,
  Deposit: isMoney,
  RentFrequency: (value) => rentFrequencyOf(value) !== null,
  ...Object.fromEntries(
    TENANT_NUMBERS.flatMap((number) => [
      [numbered(number, 'Name'), hasLetters],
      [numbered(number, 'FirstName'), hasLetters],
      [numbered(number, 'LastName'), hasLetters],
      [numbered(number, 'Email'), (value: string) => value.includes('@')],
      [numbered(number, 'Phone'), (value: string) => value.replace(/\D/g, '').length >= 7],
      [numbered(number, 'Share'), (value: string) => numberOf(value) !== null],
    ]),
  ),
}

/** Of the values that say something, so many must fit a column that is named like the field. */
const ENOUGH = 0.5

export function guessLeaseMapping(columns: readonly string[], rows: readonly (readonly string[])[]): LeaseImportMapping {
  const mapping: LeaseImportMapping = {}
  const free = new Map(columns.map((name, index) => [bareWord(name), { name, index }]).toReversed() as [string, Column][])
  for (const [field, names] of NAMES) {
    const found = names.find((name) => {
      const column = free.get(name)
      return column !== undefined && mostFit(rows, column.index, FITS[field])
    })
    const column = found === undefined ? undefined : free.get(found)
    if (found === undefined || !column) continue
    mapping[field] = column.name
    free.delete(found)
  }
  return mapping
}
type Column = { readonly name: string; readonly index: number }

function mostFit(rows: readonly (readonly string[])[], index: number, fits: Fits | undefined): boolean {
  const values = rows.map((cells) => plainCell(cells[index] ?? '')).filter((value) => !saysNothing(value))
  return !fits || values.length === 0 || values.filter(fits).length >= values.length * ENOUGH
}

/** The columns of a file by what they fill. */
export type LeasePlan = SheetColumns<LeaseImportField> & { readonly columns: readonly string[] }

export function planLeaseColumns(columns: readonly string[], mapping: LeaseImportMapping): LeasePlan {
  return { columns, indexOf: columnPlaces(columns, mapping), labels: LEASE_IMPORT_LABELS, isExact: false }
}

/** Fields without which no row could be taken: a home, a first day, a rent, and someone who lives there. */
export function missingLeaseFields(mapping: LeaseImportMapping): LeaseImportField[] {
  const missing: LeaseImportField[] = []
  if (!mapping.ReferenceCode && !mapping.Property) missing.push('Property')
  if (!mapping.Start) missing.push('Start')
  if (!mapping.Rent) missing.push('Rent')
  if (!mapping.Tenant1Name && !(mapping.Tenant1FirstName && mapping.Tenant1LastName)) missing.push('Tenant1Name')
  return missing
}
