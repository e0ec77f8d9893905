import { CreateInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import type { InvoiceAction } from '@keystead/contract/money/invoices/invoice.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BackIcon, CheckIcon, CopyIcon, DotsVerticalIcon, ForbidIcon, PencilIcon, SendIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { useInvoiceActions } from './use-invoice-actions.tsx'
import { text } from './view-invoice.text.ts'

type InvoiceActionsProps = {
  invoice: InvoiceDetails
  /** What rooms above do with it, among the other entries of the menu. */
  more?: readonly MenuEntry[]
}

const NO_ENTRIES: readonly MenuEntry[] = []

/** What is next for an invoice, and in the menu what else there is; what cannot be done now says why. */
export function InvoiceActions({ invoice, more = NO_ENTRIES }: InvoiceActionsProps) {
  const may = useMay()
  const { begin, mayDo, isBusy, dialog } = useInvoiceActions(invoice)
  const { InvoiceId, Actions } = invoice
  const isReady = (wanted: InvoiceAction) => Actions.some(({ Action, Refusal }) => Action === wanted && Refusal === null)
  const refusalOf = (wanted: InvoiceAction) => Actions.find(({ Action }) => Action === wanted)?.Refusal ?? null
  const mayWrite = may(CreateInvoice)

  const entry = (step: 'unsend' | 'void' | 'delete', icon: typeof TrashIcon, danger = false): MenuEntry[] =>
    mayDo(step) ? [{ text: text[step], icon, danger, onSelect: begin[step], disabledReason: refusalOf(step) }] : []
  const entries: MenuEntry[] = [
    ...more,
    ...(mayWrite ? [{ text: text.copy, icon: CopyIcon, to: paths.createInvoice({ copy: InvoiceId }) }] : []),
    ...entry('unsend', BackIcon),
    ...entry('void', ForbidIcon),
    ...entry('delete', TrashIcon, true),
  ]
  return (
    <>
      {mayWrite && isReady('change') && (
        <LinkButton to={paths.createInvoice({ id: InvoiceId })} icon={PencilIcon}>
          {text.change}
        </LinkButton>
      )}
      {mayDo('finish') && isReady('finish') && (
        <Button variant="primary" icon={CheckIcon} busy={isBusy.finish} onClick={begin.finish}>
          {text.finish}
        </Button>
      )}
      {mayDo('send') && !isSent(invoice) && (
        <Button
          variant={isReady('send') ? 'primary' : 'secondary'}
          icon={SendIcon}
          busy={isBusy.send}
          disabledReason={refusalOf('send')}
          reasonIsVisible={isReady('finish')}
          onClick={begin.send}
        >
          {text.send}
        </Button>
      )}
      {entries.length > 0 && <Menu trigger={<IconButton icon={DotsVerticalIcon} label={text.moreActions} />} entries={entries} />}
      {dialog}
    </>
  )
}

function isSent({ State }: InvoiceDetails): boolean {
  return State !== 'temporary' && State !== 'active'
}
