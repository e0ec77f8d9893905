import { GetReferenceToGive, ReferenceLinkOver } from '@keystead/contract/applications/references/reference.operations.ts'
import type { ReferenceState } from '@keystead/contract/applications/references/reference.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDayOf, formatMoment } from '@keystead/contract/values/dates.ts'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { useHeadingFocused } from '../form/use-heading-focused.ts'
import { EmployerQuestions } from './EmployerQuestions.tsx'
import { LandlordQuestions } from './LandlordQuestions.tsx'
import { NotAnswering } from './NotAnswering.tsx'
import { PersonalQuestions } from './PersonalQuestions.tsx'
import type { Giving } from './ReferenceForm.tsx'
import { text } from './give-reference.text.ts'
import styles from './References.module.css'

/** The secret in the address stays out of indexes and of other people’s statistics. */
export function head(): PageHead {
  return { title: text.title, canonical: paths.properties(), noindex: true }
}

type ToGive = OutputOf<typeof GetReferenceToGive>

/** Where the links in emails about references lead. Email programs open links by themselves: nothing happens before a press. */
export function GiveReferenceScreen() {
  const { id: token } = useParams()
  const hasScript = useHasScript()
  if (token === undefined) return <LinkOver />
  if (hasScript) return <Linked token={token} />
  return (
    <Frame>
      <NeedsScript />
    </Frame>
  )
}

function Frame({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <Page display title={name === undefined ? text.title : <bdi>{text.titleOf({ name })}</bdi>} width="narrow">
      {children}
    </Page>
  )
}

function Linked({ token }: { token: string }) {
  const [given, setGiven] = useState<ReferenceState | null>(null)
  const { data, error, refetch } = useCall(GetReferenceToGive, { Token: token })
  if (data && given) return <Given toGive={data} state={given} />
  // A link that lost a part on its way is none.
  if (error && (error.is(ReferenceLinkOver) || error.is(CallErrors.InvalidInput))) return <LinkOver />
  if (data) {
    if (data.State !== 'asked') return <Given toGive={data} state={data.State} />
    const giving = {
      token,
      applicantName: data.ApplicantName,
      landlordName: data.LandlordName,
      onGiven: setGiven,
      onOver: () => void refetch(),
    }
    return <Questionnaire toGive={data} giving={giving} />
  }
  return <Frame>{error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <TextSkeleton />}</Frame>
}

function Questionnaire({ toGive, giving }: { toGive: ToGive; giving: Giving }) {
  const { Kind, ApplicantName: name, LandlordName: landlord, Name: who, About: about, UntilAt } = toGive
  const timeZone = useTimeZone()
  return (
    <Frame name={name}>
      <div className={styles.sections}>
        <div className={styles.intro}>
          <p>{text.intro[Kind]({ name, landlord })}</p>
          <p className={styles.strong}>
            {text.asWho({ who })}
            {about && (
              <>
                <br />
                {Kind === 'landlord' ? text.home({ about }) : text.work({ about })}
              </>
            )}
          </p>
          <p>{text.readBy({ landlord, name })}</p>
          <p className={styles.help}>
            {text.onlyKnown} {text.until({ until: formatMoment(new Date(UntilAt), timeZone) })}
          </p>
        </div>
        {Kind === 'landlord' && <LandlordQuestions giving={giving} />}
        {Kind === 'employer' && <EmployerQuestions giving={giving} />}
        {Kind === 'personal' && <PersonalQuestions giving={giving} />}
        <NotAnswering giving={giving} />
      </div>
    </Frame>
  )
}

/** It is done, now or earlier. */
function Given({ toGive: { ApplicantName, AnsweredAt }, state }: { toGive: ToGive; state: ReferenceState }) {
  const timeZone = useTimeZone()
  useHeadingFocused()
  return (
    <Frame name={ApplicantName}>
      <div className={styles.intro}>
        {state !== 'asked' && <p className={styles.strong}>{text.done[state]}</p>}
        {AnsweredAt && <p>{text.doneOn({ day: formatDayOf(AnsweredAt, timeZone) })}</p>}
        <p>{text.nothingMore}</p>
      </div>
    </Frame>
  )
}

function LinkOver() {
  useHeadingFocused()
  return (
    <Frame>
      <ErrorState failure={ReferenceLinkOver} action={<LinkButton to={paths.properties()}>{text.browse}</LinkButton>} />
    </Frame>
  )
}
