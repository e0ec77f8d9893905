import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { AlertIcon, ReportIcon } from '../../ui/icons.ts'
import { AgreePart } from './AgreePart.tsx'
import { DisputeDialog } from './DisputeDialog.tsx'
import { FrozenPart } from './FrozenPart.tsx'
import { ownNextText } from './own-next-text.ts'
import { text } from './own.text.ts'
import { QuestionsPart } from './QuestionsPart.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { ScreeningHead } from './ScreeningHead.tsx'
import { ScreeningRecord } from './ScreeningRecord.tsx'
import type { ScreeningDetails } from './use-screenings.ts'
import { useReport } from './use-report.tsx'
import styles from './Screening.module.css'

type OwnScreeningProps = { screening: ScreeningRead; details: ScreeningDetails }

/** One screening of the reader: what waits for them in it, and what has become of it. */
export function OwnScreening({ screening, details }: OwnScreeningProps) {
  const { PaidBy, Can, Questions, Blocked, FormId, ScreeningId } = screening
  const [isRefusing, setIsRefusing] = useState(false)
  const refuse = () => setIsRefusing(true)
  return (
    <li className={styles.card}>
      <ScreeningHead screening={screening} />
      <p className={styles.next}>{ownNextText(screening, details)}</p>
      {Can.Authorize && <AgreePart screening={screening} details={details} onRefuse={refuse} />}
      {Can.Refuse && !Can.Authorize && (
        <div className={styles.tools}>
          <Button variant="quiet" onClick={refuse}>
            {text.refuse}
          </Button>
        </div>
      )}
      {Can.Answer && Questions && (
        <QuestionsPart key={Questions.AttemptsLeft} formId={FormId} screeningId={ScreeningId} questions={Questions} />
      )}
      {Blocked && screening.State === 'blocked' && <FrozenPart screening={screening} blocked={Blocked} />}
      {Can.Open && <OwnReport screening={screening} applicationId={details.ApplicationId} />}
      <ScreeningRecord screening={screening} payer={PaidBy === 'applicant' ? null : screening.LandlordName} />
      {isRefusing && <RefuseDialog screening={screening} details={details} onClose={() => setIsRefusing(false)} />}
    </li>
  )
}

/** Reading the report about oneself, and saying what is not right in it. */
function OwnReport({ screening, applicationId }: { screening: ScreeningRead; applicationId: string }) {
  const helpId = useId()
  const [isDisputing, setIsDisputing] = useState(false)
  const { openReport, reportDialog } = useReport({ applicationId, screeningId: screening.ScreeningId, name: screening.Name })
  return (
    <>
      <div className={styles.tools}>
        <Button icon={ReportIcon} aria-describedby={helpId} onClick={openReport}>
          {text.read}
        </Button>
        {screening.Can.Dispute && (
          <Button variant="quiet" icon={AlertIcon} onClick={() => setIsDisputing(true)}>
            {text.dispute}
          </Button>
        )}
      </div>
      <p id={helpId} className={styles.soft}>
        {text.readHelp}
      </p>
      {reportDialog}
      {isDisputing && <DisputeDialog screening={screening} onClose={() => setIsDisputing(false)} />}
    </>
  )
}
