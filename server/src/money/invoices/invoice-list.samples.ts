import { INVOICE_FILTERS } from '@keystead/contract/money/invoices/invoice.values.ts'
import type { Sample } from '../../database/samples.ts'
import { listInvoicePersons, listInvoiceProperties } from './invoice-filter.queries.ts'
import { countInvoices, findNextDue, type InvoiceListFilter, listInvoices, sumInvoices, sumOwed } from './invoice-list.queries.ts'

const ANY = '0197b4b0-0000-7000-8000-000000000001'
const SIDES = ['issuer', 'agent', 'recipient'] as const

const WHO = { accountId: ANY, profileId: ANY }
const WANTED = { text: 'two words', onlyId: null, limit: 20 }

const ofFilters = SIDES.flatMap((side): Sample[] => [
  (db) => listInvoiceProperties(db, side, WHO, WANTED),
  (db) => listInvoicePersons(db, side, WHO, WANTED),
])

const ofLists = SIDES.flatMap((side) =>
  [null, ...INVOICE_FILTERS].flatMap((status): Sample[] => {
    const filter: InvoiceListFilter = {
      side,
      accountId: ANY,
      profileId: ANY,
      sentOnly: status === 'open',
      status,
      text: 'two words',
      assetId: ANY,
      personId: ANY,
      invoiceItemId: ANY,
      month: '2026-11-01',
    }
    const bare: InvoiceListFilter = { ...filter, text: null, assetId: null, personId: null, invoiceItemId: null, month: null }
    return [filter, bare].flatMap((one): Sample[] => [
      (db) => listInvoices(db, one, { limit: 10, offset: 0 }),
      (db) => countInvoices(db, one),
      (db) => sumInvoices(db, one),
      (db) => sumOwed(db, one),
      (db) => findNextDue(db, one),
    ])
  }),
)

export const samples: readonly Sample[] = [...ofFilters, ...ofLists]
