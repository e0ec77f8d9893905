import type { PersonRead } from '@keystead/contract/leasing/persons/person.operations.ts'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { CellLines } from '../../ui/RowTitle.tsx'
import { INVITATION_TEXTS, nameOf } from './person-texts.ts'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './persons.text.ts'

const STATE_TEXTS = { current: null, upcoming: text.movingIn, past: text.movedOut } as const

export const personColumns: readonly Column<PersonRead>[] = [
  { key: 'name', header: text.name, cell: (person) => <bdi>{nameOf(person)}</bdi> },
  {
    key: 'reach',
    header: text.emailAndPhone,
    cell: ({ Email, Phone }) => (
      <CellLines>
        {Email ? <EmailText email={Email} /> : text.noEmail}
        {Phone && <small className="tabular">{Phone}</small>}
      </CellLines>
    ),
  },
  {
    key: 'homes',
    header: text.home,
    cell: ({ Homes, GuarantorOf }) =>
      Homes.length + GuarantorOf.length === 0 ? (
        text.inNoLease
      ) : (
        <CellLines>
          {Homes.map(({ AssetId, Place, State }) => (
            <span key={AssetId}>
              <Link to={paths.viewProperty(AssetId, 'people')}>{Place}</Link>
              {STATE_TEXTS[State] && <small> {STATE_TEXTS[State]}</small>}
            </span>
          ))}
          {GuarantorOf.map(({ AssetId, Place, State }) => (
            <span key={AssetId}>
              {inParts(text.guarantorOf.parts({ home: <Link to={paths.viewProperty(AssetId, 'people')}>{Place}</Link> }))}
              {State === 'past' && <small> {text.ended}</small>}
            </span>
          ))}
        </CellLines>
      ),
  },
  {
    key: 'invitation',
    header: text.invitation,
    cell: ({ Invitation, InvitedAt, IsOnlyGuarantor }) =>
      IsOnlyGuarantor && Invitation === 'none' ? (
        text.notNeeded
      ) : (
        <CellLines>
          <span>
            <Badge tone={INVITATION_TEXTS[Invitation].tone}>{INVITATION_TEXTS[Invitation].text}</Badge>
          </span>
          {InvitedAt && <small>{inParts(text.sentOn.parts({ date: <DateText date={InvitedAt} /> }))}</small>}
        </CellLines>
      ),
  },
]
