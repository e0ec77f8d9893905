import type { ApplicantRead } from '@keystead/contract/applications/applications/application.schemas.ts'
import type { ReferenceRequest } from '@keystead/contract/applications/references/reference.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import { useId, useRef, useState } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChevronDownIcon, ChevronUpIcon, PencilIcon, TrashIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { personName, personState } from '../applications/application-words.ts'
import { PersonStateBadge } from '../applications/PersonStateBadge.tsx'
import { FormReferences } from '../references/FormReferences.tsx'
import { FormContent } from './FormContent.tsx'
import { ResendButton } from './ResendButton.tsx'
import { text } from './review.text.ts'
import styles from './Review.module.css'

type ApplicantItemProps = {
  applicationId: string
  applicant: ApplicantRead
  isDraft: boolean
  isLandlord: boolean
  /** Those that their form names. */
  references: readonly ReferenceRequest[]
  /** Whether it is the reader’s own form, and waits for them. */
  mayFill: boolean
  onRemove: (() => void) | null
}

/** One of those who apply. What they have filled in opens below, for those who may read it. */
export function ApplicantItem({ applicationId, applicant, isDraft, isLandlord, references, mayFill, onRemove }: ApplicantItemProps) {
  const { FormId, Name, PicPath, ApplicantType, IsReadable, State } = applicant
  const item = useRef<HTMLLIElement>(null)
  useFocusHandedOn(item)
  const contentId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li ref={item}>
      <div className={styles.person}>
        <Avatar name={Name} picture={PicPath} />
        <div className={styles.who}>
          <p className={styles.name}>
            <bdi>{personName(applicant)}</bdi>
            <PersonStateBadge state={personState(applicant, isDraft)} />
          </p>
          <small>{ApplicantType}</small>
          <Invited applicant={applicant} />
          <Times applicant={applicant} />
        </div>
      </div>
      <div className={styles.tools}>
        {mayFill && (
          <LinkButton to={paths.applicationForm({ id: FormId })} size="sm" icon={PencilIcon}>
            {State === 'started' ? text.ownFormAgain : text.ownForm}
          </LinkButton>
        )}
        {IsReadable && !mayFill && (
          <Button
            size="sm"
            iconAfter={isOpen ? ChevronUpIcon : ChevronDownIcon}
            aria-expanded={isOpen}
            aria-controls={isOpen ? contentId : undefined}
            aria-label={text.readFormOf({ name: Name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {text.readForm}
          </Button>
        )}
        {applicant.CanResend && <ResendButton applicationId={applicationId} applicant={applicant} />}
        {onRemove && (
          <Button size="sm" variant="quiet" icon={TrashIcon} aria-label={text.removeWho({ name: Name })} onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </div>
      {references.length > 0 && (
        <FormReferences applicationId={applicationId} name={Name} references={references} isLandlord={isLandlord} />
      )}
      {isOpen && IsReadable && !mayFill && (
        <div id={contentId} role="group" aria-label={text.formOf({ name: Name })} className={styles.form}>
          <FormContent applicationId={applicationId} formId={FormId} />
        </div>
      )}
    </li>
  )
}

/** Of someone who was named by an email: where it went, or as whom they were named. */
function Invited({ applicant: { Email, InvitedAs, InviteSentAt } }: { applicant: ApplicantRead }) {
  const timeZone = useTimeZone()
  if (InvitedAs !== null) return <small>{text.invitedAs({ name: InvitedAs })}</small>
  if (Email === null) return null
  const at = InviteSentAt && formatMoment(new Date(InviteSentAt), timeZone)
  return <small>{at === null ? text.emailTo({ email: Email }) : text.emailSent({ email: Email, at })}</small>
}

/** Who has submitted has opened it as well. */
function Times({ applicant: { OpenedAt, SubmittedAt } }: { applicant: ApplicantRead }) {
  const timeZone = useTimeZone()
  const at = (moment: string) => ({ at: formatMoment(new Date(moment), timeZone) })
  const line = SubmittedAt ? text.submittedAt(at(SubmittedAt)) : OpenedAt && text.openedAt(at(OpenedAt))
  return line && <small className="tabular">{line}</small>
}
