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
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { useMay } from '../../sessions/rights.ts'
import { BackIcon, ForbidIcon, PencilIcon, SendIcon, TrashIcon, UserPlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { text as people } from '../applications/people.text.ts'
import { ApplicationQuestion, type Question } from './ApplicationQuestion.tsx'
import { GoingButton, GoingMenu } from './GoingButton.tsx'
import { peopleLeft } from './people-left.ts'
import { text } from './review.text.ts'

/** What is next for an application, and in the menu what else can be done with it now. */
export function ApplicationActions({ application }: { application: ApplicationDetails }) {
  const may = useMay()
  const [asked, setAsked] = useState<Question | null>(null)
  const { Can, Next, FormId, Applicants } = application
  const ask = (question: Question) => () => setAsked(question)
  const own = Applicants.find(({ IsYou }) => IsYou)
  const isFull = peopleLeft(Applicants) <= 0

  const entries: MenuEntry[] = [
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
    ...(Can.Close && may(CloseApplication) ? [{ text: text.close, icon: ForbidIcon, danger: true, onSelect: ask('close') }] : []),
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
      {entries.length > 0 && <GoingMenu label={text.moreActions} entries={entries} />}
      {asked && <ApplicationQuestion question={asked} application={application} onClose={() => setAsked(null)} />}
    </>
  )
}
