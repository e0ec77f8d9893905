import { RENT_FREQUENCIES } from '@keystead/contract/properties/fields/property.values.ts'
import { LEASE_IMPORT_LABELS, type LeaseImportField } from '@keystead/contract/leasing/lease-imports/lease-import.fields.ts'
import type { Billing } from '@keystead/contract/leasing/leases/lease.values.ts'
import { emptyMessage, invalidMessage } from '@keystead/contract/text/messages.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import { bareWord, dateOf, moneyOf, quoted, rentFrequencyOf, type SheetCells } from '../../properties/imports/sheet.public.ts'
import { text as problem } from './lease-row-problem.text.ts'

/*
 * The terms of a lease as a row has them. What is not there may stand in another row of the same lease.
 */

export type LeaseCells = SheetCells<LeaseImportField>

/** What a row says of its lease. Null: nothing. */
export type StatedTerms = {
  readonly endsOn: string | null
  readonly rentCents: number | null
  readonly rentFrequencyId: number | null
  readonly depositCents: number | null
  readonly billing: Billing | null
}

/** What is owed each month, where a lease does not say how often. */
export const usualFrequency = RENT_FREQUENCIES[0].Id
const NO_END: ReadonlySet<string> = new Set('monthtomonth m2m mtm monthly periodic ongoing open openended atwill rolling'.split(' '))
/** `1.250,50`, `1250,5` and `1.250` are one amount in Europe and another one here, or none. */
const READ_TWO_WAYS = /^\d{1,3}(\.\d{3})+(,\d+)?$|,\d{1,2}$/

export function readStart(cells: LeaseCells): string | null {
  const text = cells.text('Start')
  if (!text) {
    cells.refuse('Start', emptyMessage(LEASE_IMPORT_LABELS.Start))
    return null
  }
  return dateIn(cells, 'Start', text)
}

export function readTerms(cells: LeaseCells): StatedTerms {
  const end = cells.text('End') ?? ''
  const rent = readAmount(cells, 'Rent')
  if (rent?.cents === 0) cells.refuse('Rent', invalidMessage(problem.rent), problem.aboveZero)
  return {
    endsOn: end === '' || NO_END.has(bareWord(end.slice(0, 100))) ? null : dateIn(cells, 'End', end),
    rentCents: rent?.cents ?? null,
    rentFrequencyId: readFrequency(cells) ?? rent?.frequencyId ?? null,
    depositCents: readAmount(cells, 'Deposit')?.cents ?? null,
    billing: readBilling(cells),
  }
}

function dateIn(cells: LeaseCells, field: 'Start' | 'End', text: string): string | null {
  const date = dateOf(text)
  if (date === null) cells.refuse(field, invalidMessage(LEASE_IMPORT_LABELS[field]), problem.notADate({ written: quoted(text) }))
  return date
}

function readAmount(cells: LeaseCells, field: 'Rent' | 'Deposit'): { cents: number; frequencyId: number | null } | null {
  const text = cells.text(field)
  if (!text) return null
  const label = LEASE_IMPORT_LABELS[field]
  const digits = /[\d.,]+/.exec(text.slice(0, 100))?.[0] ?? ''
  if (READ_TWO_WAYS.test(digits)) {
    cells.refuse(field, invalidMessage(label), problem.twoAmounts({ written: quoted(text) }))
    return null
  }
  const money = moneyOf(text)
  const frequency = money?.rest ? rentFrequencyOf(money.rest) : null
  if (!money || (money.rest !== '' && (frequency === null || field === 'Deposit'))) {
    cells.refuse(field, invalidMessage(label), `${quoted(text)}.`)
    return null
  }
  return { cents: centsFromText(money.amount), frequencyId: frequency?.id ?? null }
}

function readFrequency(cells: LeaseCells): number | null {
  const text = cells.text('RentFrequency')
  if (!text) return null
  const frequency = rentFrequencyOf(text)
  if (frequency === null || frequency.several) {
    cells.refuse('RentFrequency', invalidMessage(LEASE_IMPORT_LABELS.RentFrequency), `${quoted(text)}.`)
    return null
  }
  return frequency.id
}

const BILLING_WORDS: Readonly<Record<string, Billing>> = {
  joint: 'joint',
  jointly: 'joint',
  onebill: 'joint',
  onebillforall: 'joint',
  together: 'joint',
  individual: 'individual',
  individually: 'individual',
  separate: 'individual',
  split: 'individual',
  abillforeach: 'individual',
}

function readBilling(cells: LeaseCells): Billing | null {
  const text = cells.text('Billing')
  if (!text) return null
  const billing = BILLING_WORDS[bareWord(text.slice(0, 100))] ?? null
  if (billing === null) cells.refuse('Billing', invalidMessage(problem.billing), problem.notABilling({ written: quoted(text) }))
  return billing
}
