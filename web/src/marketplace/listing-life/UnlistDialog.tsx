import { UNLIST_REASONS, UNLIST_REASON_KEYS, type UnlistReasonKey } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import { listingType } from '@keystead/contract/properties/fields/property.values.ts'
import { z } from 'zod'
import { listedName } from '../../properties/properties/home-texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { text as words } from './listing-life.text.ts'

const DETAILS: Readonly<Record<UnlistReasonKey, string>> = {
  withdrawn: words.withdrawnHelp,
  rented: words.rentedHelp,
  sold: words.soldHelp,
  pending: words.pendingHelp,
  hold: words.holdHelp,
}

type UnlistDialogProps = {
  subject: { Title: string; AddressLine: string | null; ListingTypeId: number; AlsoForSale: boolean } | null
  onUnlist: (reason: UnlistReasonKey) => Promise<void>
  onClose: () => void
}

/** Asks why a property leaves the market. The answer is kept in its history and told to partners. */
export function UnlistDialog({ subject, onUnlist, onClose }: UnlistDialogProps) {
  return (
    <Dialog
      open={subject !== null}
      onClose={onClose}
      title={words.unlistTitle({ home: subject ? listedName(subject) : '' })}
      description={words.unlistConsequence}
    >
      {subject && <Reasons subject={subject} onUnlist={onUnlist} onClose={onClose} />}
    </Dialog>
  )
}

const RULES = z.object({ Reason: z.enum(UNLIST_REASON_KEYS, { error: words.reasonMissing }) })

function Reasons({ subject, onUnlist, onClose }: UnlistDialogProps & { subject: NonNullable<UnlistDialogProps['subject']> }) {
  const isForRent = listingType(subject.ListingTypeId)?.asks === 'rent'
  const isForSale = !isForRent || subject.AlsoForSale
  const reasons = UNLIST_REASONS.filter(({ key }) => (key === 'rented' ? isForRent : key === 'sold' ? isForSale : true))
  const form = useContractForm(RULES, { Reason: isForRent ? 'rented' : 'sold' })
  return (
    <Form form={form} guard={false} onSubmit={({ Reason }) => onUnlist(Reason)}>
      <RadioCards
        name="Reason"
        label={words.unlistReason}
        choices={reasons.map(({ key, text }) => ({ Id: key, Text: text, detail: DETAILS[key] }))}
      />
      <FormActions>
        <SubmitButton>{words.unlist}</SubmitButton>
        <CancelButton onClick={onClose} />
      </FormActions>
    </Form>
  )
}
