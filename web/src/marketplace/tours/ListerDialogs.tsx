import { ConfirmTourInput, ProposeTourTimeInput, DenyTourInput, CancelTourInput } from '@keystead/contract/marketplace/tours/tour.forms.ts'
import {
  CancelViewing,
  ConfirmViewing,
  DenyViewing,
  ProposeViewingTime,
  type Tour,
  ViewingOverlaps,
} from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { DEFAULT_MINUTES, DENIAL_REASONS, formatTourTime } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import type { ContractForm } from '../../ui/form/use-resolved-form.ts'
import { toast } from '../../ui/toast.tsx'
import { LengthField } from './LengthField.tsx'
import { TimeFields } from './TimeFields.tsx'
import { zoneName } from './tour-times.ts'
import { text } from './tours.text.ts'

/** What a lister can do, each in a window of its own. */
export type ListerAct = 'confirm' | 'propose' | 'deny' | 'cancel'

type ActProps = { tour: Tour; onDone: () => void }

export function ListerDialog({ act, tour, onClose }: { act: ListerAct; tour: Tour; onClose: () => void }) {
  const { title, Content } = DIALOGS[act]
  return (
    <Dialog open onClose={onClose} title={title} description={text.wantsToSee({ name: tour.With.Name, home: tour.AssetTitle })}>
      <Content tour={tour} onDone={onClose} />
    </Dialog>
  )
}

const DIALOGS: Readonly<Record<ListerAct, { title: string; Content: (props: ActProps) => ReactNode }>> = {
  confirm: { title: text.confirmTitle, Content: Confirm },
  propose: { title: text.proposeTitle, Content: Propose },
  deny: { title: text.declineTitle, Content: Deny },
  cancel: { title: text.cancelTitle, Content: Cancel },
}

function Confirm({ tour, onDone }: ActProps) {
  const confirmation = useCommand(ConfirmViewing)
  const [overlaps, setOverlaps] = useState(false)
  const [first = ''] = tour.Times
  const form = useContractForm(ConfirmTourInput, {
    ViewingId: tour.ViewingId,
    StartsAt: first,
    Minutes: DEFAULT_MINUTES,
    Words: '',
    DespiteOverlap: false,
  })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        try {
          await confirmation.run(values)
        } catch (error) {
          setOverlaps(error instanceof CallFailure && error.code === ViewingOverlaps.code)
          throw error
        }
        toast.success(text.tourConfirmed)
        onDone()
      }}
    >
      <RadioCards
        name="StartsAt"
        label={text.time}
        help={text.theyNamed({ count: tour.Times.length })}
        choices={tour.Times.map((time) => ({ Id: time, Text: formatTourTime(time, tour.TimeZone) }))}
      />
      <LengthField />
      {overlaps && <CheckboxField name="DespiteOverlap" label={text.confirmAnyway} />}
      <TextAreaField name="Words" label={text.message} optional max={500} rows={3} help={text.confirmMessageHelp} />
      <p>{text.addressNote}</p>
      <FormActions>
        <SubmitButton wide>{text.confirmTour}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function Propose({ tour, onDone }: ActProps) {
  const proposal = useCommand(ProposeViewingTime)
  const form = useContractForm(ProposeTourTimeInput, {
    ViewingId: tour.ViewingId,
    Date: '',
    Time: '',
    Minutes: tour.Minutes,
    Words: '',
  })
  return (
    <Reply form={form} send={proposal.run} done={text.proposalSent} onDone={onDone} submit={text.sendProposal}>
      {tour.State === 'Confirmed' && <p>{text.proposeNote}</p>}
      <TimeFields timeZone={tour.TimeZone} />
      <p>{text.inTimeZone({ timeZone: zoneName(tour.TimeZone) })}</p>
      <LengthField />
    </Reply>
  )
}

function Deny({ tour, onDone }: ActProps) {
  const denial = useCommand(DenyViewing)
  const form = useContractForm(DenyTourInput, { ViewingId: tour.ViewingId, Words: '' })
  return (
    <Reply form={form} send={denial.run} done={text.requestDeclined} onDone={onDone} submit={text.declineRequest} variant="danger">
      <SelectField name="ReasonId" label={text.reason} choices={DENIAL_REASONS} help={text.reasonHelp} />
    </Reply>
  )
}

function Cancel({ tour, onDone }: ActProps) {
  const cancellation = useCommand(CancelViewing)
  const form = useContractForm(CancelTourInput, { ViewingId: tour.ViewingId, Words: '' })
  return (
    <Reply form={form} send={cancellation.run} done={text.tourCanceled} onDone={onDone} submit={text.cancelTour} variant="danger">
      <p>{text.cancelConsequence}</p>
    </Reply>
  )
}

type ReplyProps<Input extends FieldValues, Output> = {
  form: ContractForm<Input, Output>
  send: (values: Output) => Promise<unknown>
  /** What is said once it is sent. */
  done: string
  onDone: () => void
  submit: string
  variant?: 'danger'
  children: ReactNode
}

/** An answer to the one who asked, with a few words if wanted. */
function Reply<Input extends FieldValues, Output>({ form, send, done, onDone, submit, variant, children }: ReplyProps<Input, Output>) {
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await send(values)
        toast.success(done)
        onDone()
      }}
    >
      {children}
      <TextAreaField name="Words" label={text.message} optional max={500} rows={3} help={text.messageHelp} />
      <FormActions>
        <SubmitButton variant={variant} wide>
          {submit}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
