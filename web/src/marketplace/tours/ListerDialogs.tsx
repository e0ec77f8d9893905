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
import { useState } from 'react'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { LengthField } from './LengthField.tsx'
import { TimeFields } from './TimeFields.tsx'
import { zoneName } from './tour-times.ts'
import { text } from './tours.text.ts'

/** What a lister can do, each in a window of its own. */
export type ListerAct = 'confirm' | 'propose' | 'deny' | 'cancel'

type ActProps = { tour: Tour; onDone: () => void }

const WORDS_HELP = text.messageHelp

export function ListerDialog({ act, tour, onClose }: { act: ListerAct; tour: Tour; onClose: () => void }) {
  const { title, Content } = DIALOGS[act]
  return (
    <Dialog open onClose={onClose} title={title} description={text.wantsToSee({ name: tour.With.Name, home: tour.AssetTitle })}>
      <Content tour={tour} onDone={onClose} />
    </Dialog>
  )
}

const DIALOGS: Readonly<Record<ListerAct, { title: string; Content: (props: ActProps) => React.ReactNode }>> = {
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
    <Form
      form={form}
      onSubmit={async (values) => {
        await proposal.run(values)
        toast.success(text.proposalSent)
        onDone()
      }}
    >
      {tour.State === 'Confirmed' && <p>{text.proposeNote}</p>}
      <TimeFields timeZone={tour.TimeZone} />
      <p>{text.inTimeZone({ timeZone: zoneName(tour.TimeZone) })}</p>
      <LengthField />
      <TextAreaField name="Words" label={text.message} optional max={500} rows={3} help={WORDS_HELP} />
      <FormActions>
        <SubmitButton wide>{text.sendProposal}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function Deny({ tour, onDone }: ActProps) {
  const denial = useCommand(DenyViewing)
  const form = useContractForm(DenyTourInput, { ViewingId: tour.ViewingId, Words: '' })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await denial.run(values)
        toast.success(text.requestDeclined)
        onDone()
      }}
    >
      <SelectField name="ReasonId" label={text.reason} choices={DENIAL_REASONS} help={text.reasonHelp} />
      <TextAreaField name="Words" label={text.message} optional max={500} rows={3} help={WORDS_HELP} />
      <FormActions>
        <SubmitButton variant="danger" wide>
          {text.declineRequest}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}

function Cancel({ tour, onDone }: ActProps) {
  const cancellation = useCommand(CancelViewing)
  const form = useContractForm(CancelTourInput, { ViewingId: tour.ViewingId, Words: '' })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await cancellation.run(values)
        toast.success(text.tourCanceled)
        onDone()
      }}
    >
      <p>{text.cancelConsequence}</p>
      <TextAreaField name="Words" label={text.message} optional max={500} rows={3} help={WORDS_HELP} />
      <FormActions>
        <SubmitButton variant="danger" wide>
          {text.cancelTour}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
