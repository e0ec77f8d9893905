import type { CheckAgreementFile } from '@keystead/contract/agreements/signing/signing.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDayOf, formatTimeOf } from '@keystead/contract/values/dates.ts'
import { useEffect, useId, useRef } from 'react'
import { Card } from '../../ui/Card.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CircleCheckIcon, HelpIcon, WarningIcon } from '../../ui/icons.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { text } from './check-agreement.text.ts'
import styles from './CheckAgreement.module.css'
import type { CheckedFile } from './read-checked-file.ts'

type Answer = OutputOf<typeof CheckAgreementFile>

const ICONS = { unchanged: CircleCheckIcon, changed: WarningIcon, unknown: HelpIcon } as const

/** What is known of a file. Of an agreement it is said to whom its unchanged file was given alone. */
export function CheckVerdict({ file, answer: { Verdict, Agreement } }: { file: CheckedFile; answer: Answer }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" className={styles.verdict} aria-labelledby={id}>
      <div className={styles.headline} data-verdict={Verdict}>
        <Icon of={ICONS[Verdict]} size="xl" />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {text.verdicts[Verdict]}
        </h2>
      </div>
      <p>{text.words[Verdict]}</p>
      {Verdict === 'unchanged' && Agreement && <About agreement={Agreement} />}
      <FactsTable
        facts={[fact(text.file, <bdi>{file.name}</bdi>), fact(text.fingerprint, <span className="tabular">{file.Sha256}</span>)]}
      />
    </Card>
  )
}

function About({ agreement }: { agreement: NonNullable<Answer['Agreement']> }) {
  const zone = useTimeZone()
  const moment = (at: string) => text.moment({ day: formatDayOf(at, zone), time: formatTimeOf(at, zone) })
  const { Title, CompletedAt, SealedAt, IsTimeStamped, Signers, After } = agreement
  return (
    <>
      <FactsTable
        facts={[
          fact(text.agreement, <bdi>{Title}</bdi>),
          fact(text.completed, moment(CompletedAt)),
          fact(text.sealed, moment(SealedAt)),
          fact(text.timeStamp, IsTimeStamped ? text.timeStamped : text.notTimeStamped),
          fact(text.since, After ? text.after[After] : text.nothingSince),
        ]}
      />
      <h3>{text.signedBy}</h3>
      <ul className={styles.signers}>
        {Signers.map(({ Name, Role, SignedAt }) => (
          <li key={`${Name} ${Role} ${SignedAt}`}>
            <strong>
              <bdi>{Name}</bdi>
            </strong>
            <span className={styles.note}>
              {text.signedLine({ role: Role, day: formatDayOf(SignedAt, zone), time: formatTimeOf(SignedAt, zone) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
