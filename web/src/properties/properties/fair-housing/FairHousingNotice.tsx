import { fairHousingFindings } from '@keystead/contract/properties/properties/fair-housing.ts'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { Icon } from '../../../ui/Icon.tsx'
import { WarningIcon } from '../../../ui/icons.ts'
import { FairHousingFindings } from './FairHousingFindings.tsx'
import styles from './FairHousing.module.css'
import { text as sentences } from './fair-housing.text.ts'

/** Reads along while a field of a form is typed into. It warns and never holds up: what stands there is the writer's own decision. */
export function FairHousingNotice({ name }: { name: string }) {
  const typed: unknown = useWatch({ name })
  const text = useDeferredValue(typeof typed === 'string' ? typed : '')
  const findings = fairHousingFindings(text)
  return (
    <div role="status">
      {findings.length > 0 && (
        <div className={styles.notice}>
          <p className={styles.noticeTitle}>
            <Icon of={WarningIcon} size="sm" />
            {findings.some(({ Severity }) => Severity === 'warning') ? sentences.warningTitle : sentences.adviceTitle}
          </p>
          <FairHousingFindings findings={findings} />
        </div>
      )}
    </div>
  )
}
