import type { AgreementCard } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { Link } from 'react-router'
import type { Column } from '../../ui/DataTable.tsx'
import { CellDay, CellLines, CellState } from '../../ui/RowTitle.tsx'
import { agreementAddress, nextAddress, signedText } from './agreement-words.ts'
import { text as words } from './agreement-words.text.ts'
import { AgreementStateBadge } from './AgreementStateBadge.tsx'
import { text } from './agreements.text.ts'

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
  cell: (agreement) => <CellState badge={<AgreementStateBadge {...agreement} />}>{signedText(agreement)}</CellState>,
}

const LAST_DAY: Column<AgreementCard> = {
  key: 'lastDay',
  header: text.lastDay,
  cell: ({ State, SignBy }) => <CellDay date={State === 'draft' || State === 'sent' ? SignBy : null} />,
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
