import {
  AddApplicants,
  CloseApplication,
  DeleteApplication,
  SendApplication,
  UnSendApplication,
  UpdateApplication,
  WithdrawApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { MAX_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'
import {
  AcceptConditions,
  DecideApplication,
  DraftLeaseOfApplication,
  ReconsiderApplication,
} from '@keystead/contract/applications/decisions/decision.operations.ts'
import { EraseAppForm } from '@keystead/contract/applications/form/form.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useSession } from '../../sessions/session.ts'
import { useMay } from '../../sessions/rights.ts'
import {
  BackIcon,
  CheckIcon,
  ClockIcon,
  ForbidIcon,
  GavelIcon,
  KeyIcon,
  PencilIcon,
  SendIcon,
  TrashIcon,
  UserPlusIcon,
} from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { text as people } from '../applications/people.text.ts'
import { text as deciding } from '../decisions/decide.text.ts'
import { leaseDraftAddress } from '../decisions/lease-draft-address.ts'
import type { DecisionDetails } from '../decisions/use-decision.ts'
import { ApplicationQuestion, type Question } from './ApplicationQuestion.tsx'
import { GoingButton, GoingMenu } from './GoingButton.tsx'
import { peopleLeft } from './people-left.ts'
import { text } from './review.text.ts'

type ApplicationActionsProps = {
  application: ApplicationDetails
  /** Of one that is out, once it is here. */
  decision: DecisionDetails | undefined
}

/** What is next for an application, and in the menu what else can be done with it now. */
export function ApplicationActions({ application, decision }: ApplicationActionsProps) {
  const may = useMay()
  const session = useSession()
  const [asked, setAsked] = useState<Question | null>(null)
  const { Can, State, Next, FormId, Applicants } = application
  const ask = (question: Question) => () => setAsked(question)
  const own = Applicants.find(({ IsYou }) => IsYou)
  const isFull = peopleLeft(Applicants) <= 0

  const can = decision?.Can
  const mayDecide = may(DecideApplication)

  const entries: MenuEntry[] = [
    // While conditions wait for an answer, it is not what comes next.
    ...(can?.Approve && mayDecide && Next !== 'decide' ? [{ text: deciding.approve, icon: CheckIcon, onSelect: ask('approved') }] : []),
    ...(can?.Condition && mayDecide ? [{ text: deciding.condition, icon: GavelIcon, onSelect: ask('conditional') }] : []),
    ...(can?.Waitlist && mayDecide ? [{ text: deciding.waitlist, icon: ClockIcon, onSelect: ask('waitlisted') }] : []),
    ...(can?.Reconsider && may(ReconsiderApplication) ? [{ text: deciding.reconsider, icon: BackIcon, onSelect: ask('reconsider') }] : []),
    ...(can?.Decline && mayDecide ? [{ text: deciding.decline, icon: ForbidIcon, danger: true, onSelect: ask('declined') }] : []),
    ...(Can.Edit && may(UpdateApplication) ? [{ text: text.edit, icon: PencilIcon, onSelect: ask('edit') }] : []),
    ...(Can.Invite && may(AddApplicants)
      ? [
          {
            text: text.invite,
            icon: UserPlusIcon,
            disabledReason: isFull ? people.full({ most: MAX_APPLICANTS }) : null,
            onSelect: ask('invite'),
          },
        ]
      : []),
    ...(Can.Unsend && may(UnSendApplication) ? [{ text: text.unsend, icon: BackIcon, onSelect: ask('unsend') }] : []),
    ...(Can.Withdraw && FormId !== null && may(WithdrawApplication)
      ? [{ text: text.withdraw, icon: ForbidIcon, danger: true, onSelect: ask('withdraw') }]
      : []),
    ...(Can.Erase && FormId !== null && may(EraseAppForm)
      ? [{ text: text.erase, icon: TrashIcon, danger: true, onSelect: ask('erase') }]
      : []),
    ...(Can.Close && may(CloseApplication)
      ? [{ text: State === 'approved' ? text.closeApproved : text.close, icon: ForbidIcon, danger: true, onSelect: ask('close') }]
      : []),
    ...(Can.Delete && may(DeleteApplication) ? [{ text: text.delete, icon: TrashIcon, danger: true, onSelect: ask('delete') }] : []),
  ]
  return (
    <>
      {Next === 'fill' && FormId !== null && (
        <LinkButton to={paths.applicationForm({ id: FormId })} variant="primary" icon={PencilIcon}>
          {own?.State === 'started' ? text.ownFormAgain : text.ownForm}
        </LinkButton>
      )}
      {Can.Send && may(SendApplication) && (
        <GoingButton variant={Next === 'fill' ? undefined : 'primary'} icon={SendIcon} onClick={ask('send')}>
          {text.send}
        </GoingButton>
      )}
      {can?.Approve && mayDecide && Next === 'decide' && (
        <GoingButton variant="primary" icon={CheckIcon} onClick={ask('approved')}>
          {deciding.approve}
        </GoingButton>
      )}
      {can?.Accept && may(AcceptConditions) && (
        <GoingButton variant="primary" icon={CheckIcon} onClick={ask('accept')}>
          {text.accept}
        </GoingButton>
      )}
      {can?.Lease && may(DraftLeaseOfApplication) && (
        <GoingButton variant="primary" icon={KeyIcon} onClick={ask('lease')}>
          {deciding.lease}
        </GoingButton>
      )}
      {decision?.LeaseId && (
        <LinkButton to={leaseDraftAddress(session, application, decision.LeaseId)} variant="primary" icon={KeyIcon}>
          {deciding.seeLease}
        </LinkButton>
      )}
      {entries.length > 0 && <GoingMenu label={text.moreActions} entries={entries} />}
      {asked && (
        <ApplicationQuestion
          question={asked}
          application={application}
          decision={decision}
          onAsk={setAsked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
