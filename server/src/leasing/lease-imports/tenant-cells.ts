import {
  LEASE_IMPORT_LABELS,
  TENANT_NUMBERS,
  type TenantNumber,
  numbered,
} from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import { MAX_TENANTS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { email as emailField, personName, phone as phoneField } from '@keystead/contract/values/fields.ts'
import { emptyMessage, invalidMessage, tooLongMessage } from '@keystead/contract/text/messages.ts'
import { bpsOfPercent } from '@keystead/contract/values/shares.ts'
import { numberOf, oneLine, quoted } from '../../properties/imports/sheet.public.ts'
import type { LeaseCells } from './lease-cells.ts'
import { text as texts } from './lease-row-problem.text.ts'

/*
 * The tenants whom a row names: by first and last name or in one cell, perhaps several in it.
 */

export type TenantReading = {
  readonly line: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  /** Null: equal parts of what the others leave. */
  readonly shareBps: number | null
  /** Where in the row they stand. */
  readonly number: TenantNumber
}

/** Of a cell of names or emails: short enough to be taken apart. Cut off, it could name others. */
const LONGEST_NAMES = 300
/** What stands behind a name and is none: `John Smith, Jr.`, `Acme Holdings LLC`. */
const SUFFIXES: ReadonlySet<string> = new Set('jr sr ii iii iv md phd esq llc inc corp ltd lp'.split(' '))
export const tooManyTenants = texts.tooManyTenants({ count: MAX_TENANTS })
const EMAIL = emailField()
const PHONE = phoneField(texts.phone)
const FIRST_NAME = personName(texts.firstName)
const LAST_NAME = personName(texts.lastName)

export function readTenants(cells: LeaseCells, line: number): TenantReading[] {
  const tenants = TENANT_NUMBERS.flatMap((number) => tenantsAt(cells, line, number))
  const isNamed = tenants.length > 0 || cells.problems.some(({ refuses }) => refuses)
  if (!isNamed) cells.refuse('Tenant1Name', emptyMessage(LEASE_IMPORT_LABELS.Tenant1Name))
  return tenants
}

function tenantsAt(cells: LeaseCells, line: number, number: TenantNumber): TenantReading[] {
  const text = (field: 'Name' | 'FirstName' | 'LastName' | 'Email' | 'Phone') => cells.text(numbered(number, field)) ?? ''
  const tooLong = (['Name', 'Email'] as const).find((field) => text(field).length > LONGEST_NAMES)
  if (tooLong) {
    const field = numbered(number, tooLong)
    cells.refuse(field, tooLongMessage(LEASE_IMPORT_LABELS[field], LONGEST_NAMES))
    return []
  }
  const names = namesOf({ name: text('Name'), first: text('FirstName'), last: text('LastName') })
  const emails = text('Email')
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (names.length === 0) {
    if (emails.length > 0) cells.refuse(numbered(number, 'Name'), emptyMessage(LEASE_IMPORT_LABELS[numbered(number, 'Name')]))
    return []
  }
  // None of them is looked at: a file of such cells would take its thread for seconds.
  if (names.length > MAX_TENANTS) {
    cells.refuse(numbered(number, 'Name'), tooManyTenants)
    return []
  }
  if (emails.length > names.length) {
    cells.refuse(numbered(number, 'Email'), texts.tooManyEmails, `${quoted(text('Email'))}.`)
    return []
  }
  const shareBps = names.length === 1 ? shareAt(cells, number) : null
  // Which of several people they are of cannot be known.
  for (const field of names.length === 1 ? [] : (['Phone', 'Share'] as const)) {
    if (cells.text(numbered(number, field)))
      cells.leaveOut(numbered(number, field), texts.besideSeveral({ label: LEASE_IMPORT_LABELS[numbered(number, field)] }))
  }
  return names.flatMap((name, index) => {
    const checked = checkedName(cells, number, name)
    const email = emailAt(cells, number, emails[index])
    const phone = names.length === 1 ? phoneAt(cells, number, text('Phone')) : null
    return checked ? [{ line, ...checked, email, phone, shareBps, number }] : []
  })
}

type Name = { readonly firstName: string; readonly lastName: string; readonly isBehindComma?: boolean }

/** `Pia Novak`, `Novak, Pia`, `Pia Novak & Tom Berg`. */
function namesOf({ name, first, last }: { name: string; first: string; last: string }): Name[] {
  if (first !== '' || (name === '' && last !== '')) return [{ firstName: oneLine(first), lastName: oneLine(last) }]
  return name
    .split(/[;&/\n|]|\band\b/i)
    .map(oneLine)
    .filter(Boolean)
    .flatMap(namesAroundCommas)
}

/** Two words on each side of a comma are two people; a single one behind it is a first name. A suffix goes with the last name. */
function namesAroundCommas(text: string): Name[] {
  const parts = text.split(',').map(oneLine).filter(Boolean)
  const [before = '', after = ''] = parts
  if (parts.length === 2 && (!after.includes(' ') || !before.includes(' ')))
    return [{ firstName: after, lastName: before, isBehindComma: true }]
  return parts.map((part) => {
    const words = part.split(' ')
    const lastWords = words.length > 2 && isSuffix(words.at(-1)!) ? 2 : 1
    return { firstName: words.slice(0, -lastWords).join(' '), lastName: words.slice(-lastWords).join(' ') }
  })
}

/** `Rahman, Md`: so many people write Muhammad. The degree stands behind a whole name, or is written otherwise. */
function isMuhammad(firstName: string, lastName: string): boolean {
  return firstName === 'Md' && !lastName.includes(' ')
}

function isSuffix(text: string): boolean {
  return SUFFIXES.has(text.toLowerCase().replaceAll('.', ''))
}

function checkedName(cells: LeaseCells, number: TenantNumber, { firstName, lastName, isBehindComma }: Name): Name | null {
  const isInOne = cells.text(numbered(number, 'Name')) !== undefined && !cells.text(numbered(number, 'FirstName'))
  if (isInOne && (firstName === '' || lastName === '')) {
    const field = numbered(number, 'Name')
    cells.refuse(field, texts.needsBothNames({ label: LEASE_IMPORT_LABELS[field] }), `${quoted(firstName || lastName)}.`)
    return null
  }
  if (isInOne && isBehindComma && isSuffix(firstName) && !isMuhammad(firstName, lastName)) {
    const field = numbered(number, 'Name')
    const sentence = texts.noFirstName({ label: LEASE_IMPORT_LABELS[field] })
    cells.refuse(field, sentence, texts.withoutComma({ name: quoted(`${lastName} ${firstName}`) }))
    return null
  }
  const first = FIRST_NAME.safeParse(firstName)
  const last = LAST_NAME.safeParse(lastName)
  if (!first.success) cells.refuse(numbered(number, isInOne ? 'Name' : 'FirstName'), first.error.issues[0]!.message)
  if (!last.success) cells.refuse(numbered(number, isInOne ? 'Name' : 'LastName'), last.error.issues[0]!.message)
  return first.success && last.success ? { firstName: first.data, lastName: last.data } : null
}

function emailAt(cells: LeaseCells, number: TenantNumber, text: string | undefined): string | null {
  if (text === undefined) return null
  const parsed = EMAIL.safeParse(text)
  if (parsed.success) return parsed.data
  cells.refuse(numbered(number, 'Email'), invalidMessage(LEASE_IMPORT_LABELS[numbered(number, 'Email')]), `${quoted(text)}.`)
  return null
}

/** Extensions and words are for people; a number that is none goes in as none. */
function phoneAt(cells: LeaseCells, number: TenantNumber, text: string): string | null {
  if (text === '') return null
  const parsed = PHONE.safeParse(oneLine(text.slice(0, 100)))
  if (parsed.success) return parsed.data
  cells.leaveOut(numbered(number, 'Phone'))
  return null
}

function shareAt(cells: LeaseCells, number: TenantNumber): number | null {
  const field = numbered(number, 'Share')
  const text = cells.text(field)
  if (!text) return null
  const read = numberOf(text)
  const bps = read && (read.rest === '' || read.rest === '%') ? bpsOfPercent(read.value) : -1
  if (bps > 0 && bps <= 10_000) return bps
  cells.refuse(field, invalidMessage(LEASE_IMPORT_LABELS[field]), texts.notAPercentage({ written: quoted(text) }))
  return null
}
