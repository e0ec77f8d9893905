import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ShieldCheckIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { AskForScreeningDialog } from './AskForScreeningDialog.tsx'
import { text } from './deciders.text.ts'
import { ScreeningItem } from './ScreeningItem.tsx'
import { text as words } from './screening.text.ts'
import type { ScreeningDetails } from './use-screenings.ts'
import styles from './Screening.module.css'

type ScreeningSectionProps = { application: ApplicationDetails; screenings: ScreeningDetails }

/** What is asked about the past of those who apply, for those who decide. */
export function ScreeningSection({ application, screenings: details }: ScreeningSectionProps) {
  const { MayAsk, Screenings } = details
  const [isAsking, setIsAsking] = useState(false)
  if (MayAsk.length === 0 && Screenings.length === 0) return null
  const isFirst = Screenings.length === 0
  const ask = MayAsk.length > 0 && (
    <Button
      size={isFirst ? undefined : 'sm'}
      icon={ShieldCheckIcon}
      disabledReason={MayAsk.some(({ IsSubmitted }) => IsSubmitted) ? null : text.notSubmitted}
      onClick={() => setIsAsking(true)}
    >
      {isFirst ? text.ask : text.askMore}
    </Button>
  )
  return (
    <Section title={words.title} description={text.intro} action={!isFirst && ask}>
      {isFirst && (
        <div className={styles.none}>
          <p>{text.none}</p>
          {ask}
        </div>
      )}
      <ul className={styles.list}>
        {Screenings.map((screening) => (
          <ScreeningItem key={screening.ScreeningId} applicationId={details.ApplicationId} screening={screening} />
        ))}
      </ul>
      {isAsking && <AskForScreeningDialog application={application} details={details} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}
