import type { AgreementCard } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { Link } from 'react-router'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { CellLines } from '../../ui/RowTitle.tsx'
import { agreementAddress, nextAddress, signedText } from './agreement-words.ts'
import { text as words } from './agreement-words.text.ts'
import { AgreementStateBadge } from './AgreementStateBadge.tsx'
import { text } from './agreements.text.ts'
import styles from './Agreements.module.css'

const NAME: Column<AgreementCard> = {
  key: 'name',
  header: text.name,
  cell: (agreement) => (
    <CellLines>
      <Link to={agreementAddress(agreement)}>
        <bdi>{agreement.Title}</bdi>
      </Link>
      <small>{agreement.Category}</small>
    </CellLines>
  ),
}

const WITH: Column<AgreementCard> = {
  key: 'with',
  header: text.with,
  cell: ({ Names, IsSender, SenderName }) => (
    <CellLines>
      <bdi>{Names.length > 0 ? Names.join(', ') : words.noOne}</bdi>
      {!IsSender && <small>{text.from({ name: SenderName })}</small>}
    </CellLines>
  ),
}

const HOME: Column<AgreementCard> = { key: 'home', header: text.home, isSpare: true, cell: ({ Home }) => <bdi>{Home?.Title ?? '–'}</bdi> }

const STATE: Column<AgreementCard> = {
  key: 'state',
  header: text.state,
  cell: (agreement) => {
    const signed = signedText(agreement)
    return (
      <span className={styles.stateLines}>
        <AgreementStateBadge {...agreement} />
        {signed && <small className={`${styles.soft} tabular`}>{signed}</small>}
      </span>
    )
  },
}

const LAST_DAY: Column<AgreementCard> = {
  key: 'lastDay',
  header: text.lastDay,
  cell: ({ State, SignBy }) =>
    State === 'draft' || State === 'sent' ? (
      <span className={styles.day}>
        <DateText date={SignBy} />
      </span>
    ) : (
      '–'
    ),
}

const NEXT: Column<AgreementCard> = {
  key: 'next',
  header: text.next,
  cell: ({ AgreementId, Next, Title }) => (
    <Link to={nextAddress(Next, AgreementId)} aria-label={words.nextOf({ step: words.next[Next], title: Title })}>
      {words.next[Next]}
    </Link>
  ),
}

export const agreementColumns: Column<AgreementCard>[] = [NAME, WITH, HOME, STATE, LAST_DAY, NEXT]

/** On the page of what they are about, which need not be said again. */
export const panelColumns: Column<AgreementCard>[] = [NAME, WITH, STATE, NEXT]
