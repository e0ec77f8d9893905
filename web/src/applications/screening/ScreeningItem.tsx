import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CloseIcon, PencilIcon, ReportIcon } from '../../ui/icons.ts'
import { CancelScreeningDialog } from './CancelScreeningDialog.tsx'
import { text } from './deciders.text.ts'
import { nextText } from './next-text.ts'
import { RecordCheckDialog } from './RecordCheckDialog.tsx'
import { ScreeningHead } from './ScreeningHead.tsx'
import { ScreeningRecord } from './ScreeningRecord.tsx'
import { useReport } from './use-report.tsx'
import styles from './Screening.module.css'

type ScreeningItemProps = { applicationId: string; screening: ScreeningRead }

/** One screening of someone, for those who decide. */
export function ScreeningItem({ applicationId, screening }: ScreeningItemProps) {
  const { ScreeningId, Name, PaidBy, Can } = screening
  const helpId = useId()
  const [asked, setAsked] = useState<'record' | 'cancel' | null>(null)
  const { openReport, reportDialog } = useReport({ applicationId, screeningId: ScreeningId, name: Name })
  const close = () => setAsked(null)
  return (
    <li className={styles.card}>
      <ScreeningHead screening={screening} />
      <p className={styles.next}>{nextText(screening)}</p>
      <div className={styles.tools}>
        {Can.Open && (
          <Button icon={ReportIcon} aria-label={text.openOf({ name: Name })} aria-describedby={helpId} onClick={openReport}>
            {text.open}
          </Button>
        )}
        {Can.Record && (
          <Button icon={PencilIcon} aria-label={text.recordOf({ name: Name })} onClick={() => setAsked('record')}>
            {text.record}
          </Button>
        )}
        {Can.Cancel && (
          <Button variant="quiet" icon={CloseIcon} aria-label={text.cancelOf({ name: Name })} onClick={() => setAsked('cancel')}>
            {text.cancel}
          </Button>
        )}
      </div>
      {Can.Open && (
        <p id={helpId} className={styles.soft}>
          {text.openHelp({ name: Name })}
        </p>
      )}
      <ScreeningRecord screening={screening} payer={PaidBy === 'landlord' ? null : Name} />
      {asked === 'record' && <RecordCheckDialog applicationId={applicationId} screening={screening} onClose={close} />}
      {asked === 'cancel' && <CancelScreeningDialog applicationId={applicationId} screening={screening} onClose={close} />}
      {reportDialog}
    </li>
  )
}
