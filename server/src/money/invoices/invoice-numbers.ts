import {
  type GenerateInvoiceNumber,
  type GetInvoiceNumbering,
  InvoiceNumbersRunOut,
  type SetInvoiceNumbering,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { MAX_NUMBER_CHARACTERS } from '@keystead/contract/money/invoices/invoice.values.ts'
import { messages } from '@keystead/contract/money/invoices/invoices-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { invoicesOf } from './invoice.access.ts'
import { type Numbering, findNumbering, isNumberUsed, setNumbering, takeNumber } from './invoice-number.queries.ts'

const USUAL: Numbering = { prefix: 'INV-', digits: 4, next_number: 1 }
/** Numbers that were typed stand in the way of those that come by themselves; so many in a row are no accident. */
const MOST_SKIPPED = 100

export const generateInvoiceNumber: Handler<typeof GenerateInvoiceNumber> = async ({ db, actor }) => ({
  InvoiceNumber: await nextNumber(db, invoicesOf(profileActor(actor))),
})

/** The next number of an issuer that no invoice has. */
export async function nextNumber(db: Db, scope: Scope<'invoice'>): Promise<string> {
  for (let tries = 0; tries < MOST_SKIPPED; tries += 1) {
    const number = written((await takeNumber(db, scope)) ?? fail(InvoiceNumbersRunOut))
    if (number.length > MAX_NUMBER_CHARACTERS) fail(InvoiceNumbersRunOut)
    if (!(await isNumberUsed(db, scope, number))) return number
  }
  return fail(InvoiceNumbersRunOut)
}

export const getInvoiceNumbering: Handler<typeof GetInvoiceNumbering> = async ({ db, actor }) => {
  const numbering = (await findNumbering(db, invoicesOf(profileActor(actor)))) ?? USUAL
  return {
    Prefix: numbering.prefix || null,
    Digits: numbering.digits,
    Next: numbering.next_number,
    Example: written(numbering),
  }
}

export const setInvoiceNumbering: Handler<typeof SetInvoiceNumbering> = async ({ db, actor, audit }, { Prefix, Digits, Next }) => {
  const { profileId, ...rest } = profileActor(actor)
  const wanted = { prefix: Prefix ?? '', digits: Digits, next_number: Next }
  const set = await setNumbering(db, invoicesOf({ profileId, ...rest }), wanted)
  if (!set) failField('Next', messages.nextWasGiven({ number: String(Next) }))
  audit(profileId, { ...wanted })
  return { Example: written(wanted) }
}

function written({ prefix, digits, next_number }: Numbering): string {
  return `${prefix}${String(next_number).padStart(digits, '0')}`
}
