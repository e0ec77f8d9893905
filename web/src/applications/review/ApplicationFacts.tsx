import { OPEN_STATES } from '@keystead/contract/applications/applications/application.values.ts'
import { GetApplicationBoard } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { perText } from '../../properties/properties/home-texts.ts'
import { useMay } from '../../sessions/rights.ts'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { CompareIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Money } from '../../ui/Money.tsx'
import { Section } from '../../ui/Section.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { personName } from '../applications/application-words.ts'
import { text } from './review.text.ts'
import styles from './Review.module.css'

/** Which home it is for, when the household would move in, and what they or the landlord say. */
export function ApplicationFacts({ application }: { application: ApplicationDetails }) {
  const { Home, State, MoveInOn, LeaseMonths, Message, LandlordName, Applicants } = application
  const isCompared = useMay()(GetApplicationBoard) && application.IsLandlord && State !== 'draft' && OPEN_STATES.includes(State)
  const lead = Applicants.find(({ IsLead }) => IsLead)
  return (
    <Section
      title={text.facts}
      action={
        isCompared && (
          <LinkButton to={paths.applicationBoard(Home.AssetId)} size="sm" icon={CompareIcon}>
            {text.compare}
          </LinkButton>
        )
      }
    >
      <FactsTable
        facts={[
          fact(text.home, <HomeName home={Home} />),
          fact(text.address, Home.AddressLine),
          fact(text.rent, Home.Rent && <Money amount={Home.Rent} per={perText(Home.RentFrequencyId)} />),
          fact(text.landlord, <bdi>{LandlordName}</bdi>),
          fact(text.from, <bdi>{lead ? personName(lead) : LandlordName}</bdi>),
          fact(text.moveInOn, MoveInOn && formatDate(MoveInOn)),
          fact(text.leaseMonths, LeaseMonths && text.months({ count: LeaseMonths })),
          fact(text.message, Message && <span className={styles.note}>{Message}</span>),
        ]}
      />
    </Section>
  )
}

/** A home that has left the market has no page that all of them could open. */
function HomeName({ home: { AssetId, Title, IsListed } }: { home: ApplicationDetails['Home'] }) {
  if (!IsListed) return <bdi>{Title}</bdi>
  return (
    <Link to={paths.property(AssetId)}>
      <bdi>{Title}</bdi>
    </Link>
  )
}
