import type { InvoiceCard } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { INVOICE_DIRECTIONS, type InvoiceState } from '@keystead/contract/money/invoices/invoice.values.ts'

const OWED: readonly InvoiceState[] = ['due', 'overdue', 'partlyPaid']

/** Whether its reader owes anything of it. */
export function canBePaid({ Direction, State, Balance }: Pick<InvoiceCard, 'Direction' | 'State' | 'Balance'>): boolean {
  return Direction === INVOICE_DIRECTIONS.Received && OWED.includes(State) && Balance !== '0.00'
}
