import type { PersonRead } from '@keystead/contract/leasing/persons/person.operations.ts'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { CellLines } from '../../ui/RowTitle.tsx'
import { INVITATION_TEXTS, nameOf } from './person-texts.ts'

const STATE_TEXTS = { current: null, upcoming: 'moving in', past: 'moved out' } as const

export const personColumns: readonly Column<PersonRead>[] = [
  { key: 'name', header: 'Name', cell: (person) => <bdi>{nameOf(person)}</bdi> },
  {
    key: 'reach',
    header: 'Email and phone',
    cell: ({ Email, Phone }) => (
      <CellLines>
        {Email ? <EmailText email={Email} /> : 'No email'}
        {Phone && <small className="tabular">{Phone}</small>}
      </CellLines>
    ),
  },
  {
    key: 'homes',
    header: 'Home',
    cell: ({ Homes, GuarantorOf }) =>
      Homes.length + GuarantorOf.length === 0 ? (
        'In a draft, or in no lease'
      ) : (
        <CellLines>
          {Homes.map(({ AssetId, Place, State }) => (
            <span key={AssetId}>
              <Link to={paths.viewPropertyPeople(AssetId)}>{Place}</Link>
              {STATE_TEXTS[State] && <small> {STATE_TEXTS[State]}</small>}
            </span>
          ))}
          {GuarantorOf.map(({ AssetId, Place, State }) => (
            <span key={AssetId}>
              Guarantor of <Link to={paths.viewPropertyPeople(AssetId)}>{Place}</Link>
              {State === 'past' && <small> ended</small>}
            </span>
          ))}
        </CellLines>
      ),
  },
  {
    key: 'invitation',
    header: 'Invitation',
    cell: ({ Invitation, InvitedAt, IsOnlyGuarantor }) =>
      IsOnlyGuarantor && Invitation === 'none' ? (
        'Not needed'
      ) : (
        <CellLines>
          <span>
            <Badge tone={INVITATION_TEXTS[Invitation].tone}>{INVITATION_TEXTS[Invitation].text}</Badge>
          </span>
          {InvitedAt && (
            <small>
              sent <DateText date={InvitedAt} />
            </small>
          )}
        </CellLines>
      ),
  },
]
