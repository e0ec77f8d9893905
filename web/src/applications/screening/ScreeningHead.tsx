import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { SCREENING_STATE_TEXTS } from '@keystead/contract/applications/screening/screening.values.ts'
import { Badge } from '../../ui/Badge.tsx'
import { isOwnCheck, packageName, productsText, STATE_TONES } from './screening-words.ts'
import { text } from './screening.text.ts'
import styles from './Screening.module.css'

/** Whom it is about, what was asked for, and how far it is. */
export function ScreeningHead({ screening }: { screening: ScreeningRead }) {
  const { Name, IsYours, PackageId, Products, Questions } = screening
  // Answers that were sent are looked at: there is nothing more for its person to answer.
  const State = screening.State === 'questions' && IsYours && Questions === null ? 'working' : screening.State
  return (
    <div className={styles.head}>
      <div>
        <h3>
          <bdi>{IsYours ? text.aboutYou : Name}</bdi>
        </h3>
        <small>
          {packageName(PackageId)}: {isOwnCheck(screening) ? (IsYours ? text.ownCheck : text.yourCheck) : productsText(Products)}
        </small>
      </div>
      <Badge tone={STATE_TONES[State]}>{SCREENING_STATE_TEXTS[State]}</Badge>
    </div>
  )
}
