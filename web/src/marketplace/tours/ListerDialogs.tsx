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

/** What a lister can do, each in a window of its own. */
export type ListerAct = 'confirm' | 'propose' | 'deny' | 'cancel'

type ActProps = { tour: Tour; onDone: () => void }

const WORDS_HELP = 'They read it on the page behind the link of our email.'

export function ListerDialog({ act, tour, onClose }: { act: ListerAct; tour: Tour; onClose: () => void }) {
  const { title, Content } = DIALOGS[act]
  return (
    <Dialog open onClose={onClose} title={title} description={`${tour.With.Name} wants to see “${tour.AssetTitle}”.`}>
      <Content tour={tour} onDone={onClose} />
    </Dialog>
  )
}

const DIALOGS: Readonly<Record<ListerAct, { title: string; Content: (props: ActProps) => React.ReactNode }>> = {
  confirm: { title: 'Confirm a time', Content: Confirm },
  propose: { title: 'Propose another time', Content: Propose },
  deny: { title: 'Decline the request', Content: Deny },
  cancel: { title: 'Cancel the tour', Content: Cancel },
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
        toast.success('The tour is confirmed.')
        onDone()
      }}
    >
      <RadioCards
        name="StartsAt"
        label="Time"
        help={`They named ${tour.Times.length === 1 ? 'this time' : 'these times, the best one first'}.`}
        choices={tour.Times.map((time) => ({ Id: time, Text: formatTourTime(time, tour.TimeZone) }))}
      />
      <LengthField />
      {overlaps && <CheckboxField name="DespiteOverlap" label="Confirm it although I have another tour then" />}
      <TextAreaField name="Words" label="Message" optional max={500} rows={3} help={`Where to ring, where to park. ${WORDS_HELP}`} />
      <p>They get the full address of the home, however the listing shows it.</p>
      <FormActions>
        <SubmitButton wide>Confirm tour</SubmitButton>
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
        toast.success('Your proposal is on its way.')
        onDone()
      }}
    >
      {tour.State === 'Confirmed' && <p>The confirmed time no longer counts. It waits until they accept the new one.</p>}
      <TimeFields timeZone={tour.TimeZone} />
      <p>In {zoneName(tour.TimeZone)}, where the home is.</p>
      <LengthField />
      <TextAreaField name="Words" label="Message" optional max={500} rows={3} help={WORDS_HELP} />
      <FormActions>
        <SubmitButton wide>Send proposal</SubmitButton>
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
        toast.success('The request is declined.')
        onDone()
      }}
    >
      <SelectField name="ReasonId" label="Reason" choices={DENIAL_REASONS} help="They get it by email." />
      <TextAreaField name="Words" label="Message" optional max={500} rows={3} help={WORDS_HELP} />
      <FormActions>
        <SubmitButton variant="danger" wide>
          Decline request
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
        toast.success('The tour is canceled.')
        onDone()
      }}
    >
      <p>They get an email at once, so that no one comes for nothing. This cannot be taken back.</p>
      <TextAreaField name="Words" label="Message" optional max={500} rows={3} help={WORDS_HELP} />
      <FormActions>
        <SubmitButton variant="danger" wide>
          Cancel tour
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
