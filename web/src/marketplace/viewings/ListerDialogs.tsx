import {
  ConfirmViewingInput,
  ProposeViewingTimeInput,
  DenyViewingInput,
  CancelViewingInput,
} from '@keystead/contract/marketplace/viewings/viewing.forms.ts'
import {
  CancelViewing,
  ConfirmViewing,
  DenyViewing,
  ProposeViewingTime,
  type Viewing,
  ViewingOverlaps,
} from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { DEFAULT_MINUTES, DENIAL_REASONS, formatViewingTime } from '@keystead/contract/marketplace/viewings/viewing.values.ts'
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
import { zoneName } from './viewing-times.ts'

/** What a lister can do, each in a window of its own. */
export type ListerAct = 'confirm' | 'propose' | 'deny' | 'cancel'

type ActProps = { viewing: Viewing; onDone: () => void }

const WORDS_HELP = 'They read it on the page behind the link of our mail.'

export function ListerDialog({ act, viewing, onClose }: { act: ListerAct; viewing: Viewing; onClose: () => void }) {
  const { title, Content } = DIALOGS[act]
  return (
    <Dialog open onClose={onClose} title={title} description={`${viewing.With.Name} wants to see “${viewing.AssetTitle}”.`}>
      <Content viewing={viewing} onDone={onClose} />
    </Dialog>
  )
}

const DIALOGS: Readonly<Record<ListerAct, { title: string; Content: (props: ActProps) => React.ReactNode }>> = {
  confirm: { title: 'Confirm a time', Content: Confirm },
  propose: { title: 'Propose another time', Content: Propose },
  deny: { title: 'Decline the request', Content: Deny },
  cancel: { title: 'Cancel the tour', Content: Cancel },
}

function Confirm({ viewing, onDone }: ActProps) {
  const confirmation = useCommand(ConfirmViewing)
  const [overlaps, setOverlaps] = useState(false)
  const [first = ''] = viewing.Times
  const form = useContractForm(ConfirmViewingInput, {
    ViewingId: viewing.ViewingId,
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
        help={`They named ${viewing.Times.length === 1 ? 'this time' : 'these times, the best one first'}.`}
        choices={viewing.Times.map((time) => ({ Id: time, Text: formatViewingTime(time, viewing.TimeZone) }))}
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

function Propose({ viewing, onDone }: ActProps) {
  const proposal = useCommand(ProposeViewingTime)
  const form = useContractForm(ProposeViewingTimeInput, {
    ViewingId: viewing.ViewingId,
    Date: '',
    Time: '',
    Minutes: viewing.Minutes,
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
      {viewing.State === 'Confirmed' && <p>The confirmed time no longer counts. It waits until they accept the new one.</p>}
      <TimeFields timeZone={viewing.TimeZone} />
      <p>In {zoneName(viewing.TimeZone)}, where the home is.</p>
      <LengthField />
      <TextAreaField name="Words" label="Message" optional max={500} rows={3} help={WORDS_HELP} />
      <FormActions>
        <SubmitButton wide>Send proposal</SubmitButton>
      </FormActions>
    </Form>
  )
}

function Deny({ viewing, onDone }: ActProps) {
  const denial = useCommand(DenyViewing)
  const form = useContractForm(DenyViewingInput, { ViewingId: viewing.ViewingId, Words: '' })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await denial.run(values)
        toast.success('The request is declined.')
        onDone()
      }}
    >
      <SelectField name="ReasonId" label="Reason" choices={DENIAL_REASONS} help="They get it by mail." />
      <TextAreaField name="Words" label="Message" optional max={500} rows={3} help={WORDS_HELP} />
      <FormActions>
        <SubmitButton variant="danger" wide>
          Decline request
        </SubmitButton>
      </FormActions>
    </Form>
  )
}

function Cancel({ viewing, onDone }: ActProps) {
  const cancellation = useCommand(CancelViewing)
  const form = useContractForm(CancelViewingInput, { ViewingId: viewing.ViewingId, Words: '' })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await cancellation.run(values)
        toast.success('The tour is canceled.')
        onDone()
      }}
    >
      <p>They get a mail at once, so that no one comes for nothing. This cannot be taken back.</p>
      <TextAreaField name="Words" label="Message" optional max={500} rows={3} help={WORDS_HELP} />
      <FormActions>
        <SubmitButton variant="danger" wide>
          Cancel tour
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
