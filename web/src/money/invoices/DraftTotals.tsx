import { formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { draftAmounts } from './draft-amounts.ts'
import type { InvoiceDraft } from './invoice-draft.ts'
import { text } from './invoice-form.text.ts'
import { TotalLines } from './TotalLines.tsx'
import styles from './InvoiceForm.module.css'

/** What it comes to by now. The server counts it again. */
export function DraftTotals() {
  const { control } = useFormContext<InvoiceDraft>()
  const [Lines, Discount, TaxPercent] = useWatch({ control, name: ['Lines', 'Discount', 'TaxPercent'] })
  const { subtotalCents, discountCents, taxCents, totalCents } = draftAmounts({ Lines, Discount, TaxPercent })
  const shown = (cents: number) => formatExactMoney(textFromCents(cents))
  return (
    <section className={styles.totals} aria-label={text.totals}>
      <TotalLines
        lines={[
          { label: text.subtotal, amount: shown(subtotalCents) },
          discountCents > 0 && { label: text.lessDiscount, amount: shown(-discountCents) },
          taxCents > 0 && { label: text.plusTax, amount: shown(taxCents) },
        ]}
        total={{ label: text.total, amount: shown(totalCents) }}
      />
    </section>
  )
}
