import type { OwnRenterProfile } from '@keystead/contract/applications/renter-profile/renter-profile.schemas.ts'
import { DeleteRenterProfile } from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { useRef, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Section } from '../../ui/Section.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { withToast } from '../../ui/with-toast.ts'
import { type FormToKeep, KeepButton } from './KeepButton.tsx'
import { ProfileShares } from './ProfileShares.tsx'
import { text } from './renter-profile.text.ts'
import { StatedSummary } from './StatedSummary.tsx'
import styles from './RenterProfile.module.css'

/** The profile that is kept: until when, to whom it is shown, and what it says. */
export function KeptProfile({ profile, newer }: { profile: OwnRenterProfile; newer: FormToKeep | null }) {
  const timeZone = useTimeZone()
  const isValid = profile.State === 'valid'
  const days = { day: formatDayOf(profile.SubmittedAt, timeZone), until: formatDayOf(profile.ExpiresAt, timeZone) }
  return (
    <div className={styles.sections}>
      <div className={styles.notice}>
        <p className={styles.strong}>{isValid ? text.validUntil(days) : text.expiredOn(days)}</p>
        <p className={styles.help}>{text.notInIt}</p>
        {newer && <NewerForm form={newer} />}
      </div>
      <ProfileShares profile={profile} />
      <Section title={text.whatItSays}>
        <StatedSummary stated={profile.Stated} level={3} />
      </Section>
      <DeleteProfile name={profile.Name} />
    </div>
  )
}

function NewerForm({ form }: { form: FormToKeep }) {
  const timeZone = useTimeZone()
  return (
    <>
      <p>
        {text.newer({
          home: form.HomeTitle,
          day: formatDayOf(form.SubmittedAt, timeZone),
          until: formatDayOf(form.ExpiresAt, timeZone),
        })}
      </p>
      <KeepButton form={form} replaces />
    </>
  )
}

function DeleteProfile({ name }: { name: string }) {
  const deletion = useCommand(DeleteRenterProfile)
  const [isAsking, setIsAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFocusHandedOn(place)
  return (
    <div ref={place}>
      <Button onClick={() => setIsAsking(true)}>{text.delete}</Button>
      <ConfirmDialog
        open={isAsking}
        title={text.deleteTitle({ name })}
        consequence={text.deleteConsequence}
        confirmText={text.delete}
        busy={deletion.pending}
        onConfirm={() => void withToast(deletion.run({}), text.deleted)}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  )
}
