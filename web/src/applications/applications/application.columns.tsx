import type { ApplicationCard } from '@keystead/contract/applications/applications/application.schemas.ts'
import { Link } from 'react-router'
import { namesText } from '../../agreements/agreements/agreement-words.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { CellDay, CellLines, CellState } from '../../ui/RowTitle.tsx'
import { applicationAddress, submittedText, applicationName } from './application-words.ts'
import { text as words } from './application-words.text.ts'
import { ApplicationStateBadge } from './ApplicationStateBadge.tsx'
import { text } from './applications.text.ts'

const HOME: Column<ApplicationCard> = {
  key: 'home',
  header: text.home,
  cell: (application) => (
    <CellLines>
      <Link to={applicationAddress(application)}>
        <bdi>{application.Home.Title}</bdi>
      </Link>
      <small>{application.Home.AddressLine}</small>
      <small className="tabular">{application.Number}</small>
    </CellLines>
  ),
}

const PEOPLE: Column<ApplicationCard> = {
  key: 'people',
  header: text.people,
  cell: ({ Names, IsLandlord, LandlordName }) => (
    <CellLines>
      <bdi>{Names.length > 0 ? namesText(Names) : words.noOne}</bdi>
      {!IsLandlord && <small>{text.to({ name: LandlordName })}</small>}
    </CellLines>
  ),
}

/** Where the home needs no name, the people name the row and lead on. */
const NAMED: Column<ApplicationCard> = {
  key: 'people',
  header: text.people,
  cell: (application) => (
    <CellLines>
      <Link to={applicationAddress(application)}>
        <bdi>{application.Names.length > 0 ? namesText(application.Names) : words.noOne}</bdi>
      </Link>
      <small className="tabular">{application.Number}</small>
    </CellLines>
  ),
}

const STATE: Column<ApplicationCard> = {
  key: 'state',
  header: text.state,
  cell: (application) => <CellState badge={<ApplicationStateBadge state={application.State} />}>{submittedText(application)}</CellState>,
}

const NEXT: Column<ApplicationCard> = {
  key: 'next',
  header: text.next,
  cell: (application) => (
    <Link
      to={applicationAddress(application)}
      aria-label={words.nextOf({ step: words.next[application.Next], home: applicationName(application) })}
    >
      {words.next[application.Next]}
    </Link>
  ),
}

const MOVE_IN: Column<ApplicationCard> = {
  key: 'moveIn',
  header: text.moveIn,
  isSpare: true,
  cell: ({ MoveInOn }) => <CellDay date={MoveInOn} />,
}

const AT: Column<ApplicationCard> = { key: 'at', header: text.at, isSpare: true, cell: ({ At }) => <CellDay date={At} /> }

export const applicationColumns: Column<ApplicationCard>[] = [HOME, PEOPLE, STATE, NEXT, MOVE_IN, AT]

/** On the page of the home, which need not be said again. */
export const panelColumns: Column<ApplicationCard>[] = [NAMED, STATE, NEXT, AT]
