import { GetViewingOptions, RequestViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { TourForm } from '@keystead/contract/marketplace/tours/tour.forms.ts'
import { MOST_TIMES } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useCall, useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { HoneypotField } from '../../ui/form/HoneypotField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { CalendarIcon, CloseIcon, PlusIcon } from '../../ui/icons.ts'
import { SentNotice } from '../../ui/SentNotice.tsx'
import { TimeFields } from './TimeFields.tsx'
import { zoneName } from './tour-times.ts'
import styles from './TourDialog.module.css'
import { text } from './tour-dialog.text.ts'

type TourDialogProps = { open: boolean; onClose: () => void; asset: { AssetId: string; Title: string } }

const NO_TIME = { Date: '', Time: '' }
const LISTS = { Times: text.time }

/** Asks to see a home. What was typed is still there when the window is opened again. */
export function TourDialog({ open, onClose, asset }: TourDialogProps) {
  const session = useSession()
  const [askedOf, setAskedOf] = useState<string | null>(null)
  const request = useCommand(RequestViewing)
  const form = useContractForm(TourForm, {
    Times: [NO_TIME],
    Name: session?.Profile?.Name ?? '',
    Email: session?.Email ?? '',
    Phone: '',
    Note: '',
  })
  const times = useFieldArray({ control: form.control, name: 'Times' })
  const { data: options } = useCall(GetViewingOptions, { AssetId: asset.AssetId }, { enabled: open })

  return (
    <Dialog open={open} onClose={onClose} keepsTyped title={text.title} description={text.description({ title: asset.Title })}>
      {askedOf !== null ? (
        <SentNotice title={text.sent({ lister: askedOf })}>{text.sentHelp({ email: form.getValues('Email') })}</SentNotice>
      ) : (
        <Form
          form={form}
          label={text.title}
          lists={LISTS}
          onSubmit={async (values) => {
            const { ListerName } = await request.run({ ...values, AssetId: asset.AssetId })
            setAskedOf(ListerName)
          }}
        >
          <fieldset className={styles.times}>
            <legend>{text.when}</legend>
            <p className={styles.help}>
              {options
                ? text.timesHelpInZone({ times: MOST_TIMES, timeZone: zoneName(options.TimeZone) })
                : text.timesHelp({ times: MOST_TIMES })}
            </p>
            {times.fields.map(({ id }, index) => (
              <div key={id} className={styles.time} role="group" aria-label={text.timeNumber({ number: index + 1 })}>
                <TimeFields prefix={`Times.${index}.`} timeZone={options?.TimeZone} />
                {times.fields.length > 1 && (
                  <Button variant="quiet" size="sm" icon={CloseIcon} onClick={() => times.remove(index)}>
                    {text.removeTime({ number: index + 1 })}
                  </Button>
                )}
              </div>
            ))}
            {times.fields.length < MOST_TIMES && (
              <Button variant="quiet" size="sm" icon={PlusIcon} onClick={() => times.append(NO_TIME)}>
                {text.addTime}
              </Button>
            )}
          </fieldset>
          <TextField name="Name" label={text.name} autoComplete="name" maxLength={120} />
          <EmailField name="Email" label={text.email} />
          <PhoneField name="Phone" label={text.phone} optional />
          <TextAreaField name="Note" label={text.note} optional max={1_000} rows={3} />
          <HoneypotField />
          <FormActions>
            <SubmitButton icon={CalendarIcon} wide>
              {text.send}
            </SubmitButton>
          </FormActions>
        </Form>
      )}
    </Dialog>
  )
}
