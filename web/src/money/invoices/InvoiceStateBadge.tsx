import { INVOICE_STATE_TEXTS, type InvoiceState } from '@keystead/contract/money/invoices/invoice.values.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { text } from './invoices.text.ts'
import styles from './Invoices.module.css'

const TONES: Readonly<Record<InvoiceState, Tone>> = {
  temporary: 'neutral',
  active: 'info',
  due: 'brand',
  overdue: 'bad',
  partlyPaid: 'warn',
  paid: 'good',
  writtenOff: 'neutral',
  void: 'neutral',
}

/** How an invoice stands, and whether a payment of it is on its way. */
export function InvoiceStateBadge({ State, IsProcessing }: { State: InvoiceState; IsProcessing: boolean }) {
  return (
    <span className={styles.state}>
      <Badge tone={TONES[State]}>{INVOICE_STATE_TEXTS[State]}</Badge>
      {IsProcessing && <Badge tone="info">{text.processing}</Badge>}
    </span>
  )
}
