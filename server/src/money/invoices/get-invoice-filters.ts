import type { GetDdlInvoiceFilters } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { INVOICE_DIRECTIONS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { issuerSideOf } from './get-invoices.ts'
import { listInvoicePersons, listInvoiceProperties } from './invoice-filter.queries.ts'
import { recipientNames } from './recipient-names.ts'

const MOST_CHOICES = 20

export const getDdlInvoiceFilters: Handler<typeof GetDdlInvoiceFilters> = async ({ db, actor }, { Direction, Of, Text, Id }) => {
  const caller = profileActor(actor)
  const side = Direction === INVOICE_DIRECTIONS.Sent ? issuerSideOf(caller) : 'recipient'
  const wanted = { text: Id === null ? Text : null, onlyId: Id, limit: MOST_CHOICES }
  if (Of === 'property') {
    const rows = await listInvoiceProperties(db, side, caller, wanted)
    return { Items: rows.map(({ id, title }) => ({ Id: id, Text: title })) }
  }
  const persons = await listInvoicePersons(db, side, caller, wanted)
  const nameOf = await recipientNames(db, persons)
  return { Items: persons.map((person) => ({ Id: person.profile_id ?? person.person_id ?? '', Text: nameOf(person) })) }
}
