import { GetDdlInvoiceRecipients } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { UserPlusIcon } from '../../ui/icons.ts'
import { text } from './invoice-form.text.ts'
import type { RecipientChoice } from './RecipientFields.tsx'
import styles from './InvoiceForm.module.css'

type OthersOfLeaseProps = {
  assetId: string
  leaseId: string
  billed: readonly (string | null)[]
  onAdd: (others: readonly RecipientChoice[]) => void
}

/** Offers the other tenants of a lease of which one is billed, with their shares. */
export function OthersOfLease({ assetId, leaseId, billed, onAdd }: OthersOfLeaseProps) {
  const { data } = useCall(GetDdlInvoiceRecipients, { AssetId: assetId, LeaseId: leaseId })
  const tenants = data?.Items ?? []
  const others = tenants.filter(({ Id }) => !billed.includes(Id))
  if (others.length === 0 || !tenants.some(({ Id }) => billed.includes(Id))) return null
  const names = others.map(({ Text, SharePercent }) =>
    SharePercent === null ? Text : text.withShare({ name: Text, percent: `${SharePercent}%` }),
  )
  return (
    <div className={styles.offer} role="status">
      <p>{text.sharesLease({ count: others.length, names: names.join(', ') })}</p>
      <Button size="sm" icon={UserPlusIcon} onClick={() => onAdd(others)}>
        {text.addOthers}
      </Button>
    </div>
  )
}
