import { ShareRenterProfileForm } from '@keystead/contract/applications/renter-profile/renter-profile.forms.ts'
import { ShareRenterProfile } from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { MAX_LABEL } from '@keystead/contract/applications/renter-profile/renter-profile.values.ts'
import { formatDayOf, formatMoment } from '@keystead/contract/values/dates.ts'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { CopyIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './renter-profile.text.ts'
import styles from './RenterProfile.module.css'

const DAYS = [1, 3, 7, 14, 30].map((count) => ({ Id: count, Text: text.daysOf({ count }) }))
const USUAL_DAYS = 7

type Made = { readonly url: string; readonly untilAt: string }

/** Makes a link for one reader: it is sent, or shown this once to be copied. */
export function ShareProfileDialog({ expiresAt, onClose }: { expiresAt: string; onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null)
  if (made) {
    return (
      <Dialog open onClose={onClose} title={text.linkTitle}>
        <LinkOnce made={made} onClose={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={text.shareTitle}>
      <ShareForm expiresAt={expiresAt} onMade={setMade} onClose={onClose} />
    </Dialog>
  )
}

type ShareFormProps = { expiresAt: string; onMade: (made: Made) => void; onClose: () => void }

function ShareForm({ expiresAt, onMade, onClose }: ShareFormProps) {
  const timeZone = useTimeZone()
  const sharing = useCommand(ShareRenterProfile)
  const form = useContractForm(ShareRenterProfileForm, { Label: '', Email: '', Days: USUAL_DAYS, ShowsContacts: false })

  async function share(input: z.output<typeof ShareRenterProfileForm>) {
    const { Url, UntilAt } = await sharing.run(input)
    if (Url !== null) return onMade({ url: Url, untilAt: UntilAt })
    toast.success(text.sent({ email: input.Email ?? '' }))
    onClose()
  }

  return (
    <Form form={form} guard={false} onSubmit={share}>
      <TextField name="Label" label={text.label} help={text.labelHelp} maxLength={MAX_LABEL} dir="auto" firstFocus />
      <EmailField name="Email" label={text.email} help={text.emailHelp} optional />
      <SelectField name="Days" label={text.days} help={text.daysHelp({ until: formatDayOf(expiresAt, timeZone) })} choices={DAYS} />
      <CheckboxField name="ShowsContacts" label={text.contacts} help={text.contactsHelp} />
      <FormActions>
        <SubmitButton>{text.make}</SubmitButton>
        <CancelButton onClick={onClose} />
      </FormActions>
    </Form>
  )
}

function LinkOnce({ made: { url, untilAt }, onClose }: { made: Made; onClose: () => void }) {
  const timeZone = useTimeZone()
  const copy = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => copy.current?.focus(), [])
  return (
    <div className={styles.link}>
      <p>{text.linkOnce({ until: formatMoment(new Date(untilAt), timeZone) })}</p>
      <code>{url}</code>
      <div className={styles.actions}>
        <Button
          ref={copy}
          variant="primary"
          icon={CopyIcon}
          onClick={() => void withToast(navigator.clipboard.writeText(url), text.copied)}
        >
          {text.copy}
        </Button>
        <Button onClick={onClose}>{text.done}</Button>
      </div>
    </div>
  )
}
