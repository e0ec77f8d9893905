import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { LIVED_IN } from '@keystead/contract/properties/properties/occupancy.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { perText } from '../../properties/properties/home-texts.ts'
import { refusedText } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { fact, FactsTable } from '../../ui/FactsTable.tsx'
import { Money } from '../../ui/Money.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './tenants-card.text.ts'
import styles from './Assignments.module.css'

/** Who lives in a home until when and for what rent, or who is to come. The rest is where `peopleLink` leads. */
export function TenantsCard({ details, peopleLink }: { details: UserAssetDetails; peopleLink: string }) {
  const { data, error, refetch } = useCall(GetAssetAssignedProfiles, { AssetId: details.AssetId })
  const unseen = refusedText(useSession(), 'leases:view')
  const recorded = data?.Leases.filter(({ IsDraft, State }) => !IsDraft && State !== 'past') ?? []
  const drafts = data?.Leases.filter(({ IsDraft }) => IsDraft).length ?? 0
  return (
    <Card as="section" aria-labelledby="tenants">
      <h2 id="tenants" className={styles.cardTitle}>
        {text.tenants}
      </h2>
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {!error && !data && <TextSkeleton count={3} />}
      {data && recorded.length === 0 && <p>{unseen ?? noTenantsText(details)}</p>}
      {recorded.map((lease) => (
        <LeaseLines key={lease.LeaseId} lease={lease} />
      ))}
      {data && (
        <p className={styles.more}>
          <Link to={peopleLink}>{text.leasesAndPeople}</Link>
          {drafts > 0 && ` · ${text.drafts({ count: drafts })}`}
        </p>
      )}
    </Card>
  )
}

/** Those who may not read leases read from the home itself whether someone lives there. */
function noTenantsText({ Occupancy }: UserAssetDetails): string {
  if (Occupancy !== null && [...LIVED_IN, 'upcoming'].includes(Occupancy.Status)) return text.notCovered
  return text.noTenants
}

function LeaseLines({ lease }: { lease: LeaseRead }) {
  const { StartsOn, EndsOn, Notice, Rent, RentFrequencyId, RentsToCome, State, Tenants } = lease
  const [next] = RentsToCome
  return (
    <div className={styles.lines}>
      <p className={styles.name}>
        <bdi>{Tenants.map(({ Name }) => Name).join(', ')}</bdi>
      </p>
      <FactsTable
        facts={[
          fact(text.rent, <Money amount={Rent} per={perText(RentFrequencyId)} />),
          fact(
            text.nextRent,
            next &&
              inParts(
                text.rentFrom.parts({
                  rent: <Money amount={next.Amount} per={perText(next.RentFrequencyId)} />,
                  day: formatDate(next.FromOn),
                }),
              ),
          ),
          State === 'upcoming' ? fact(text.begins, formatDate(StartsOn)) : null,
          fact(text.ends, EndsOn === null ? text.monthToMonth : formatDate(EndsOn)),
          fact(text.notice, Notice && text.movingOutBy({ day: formatDate(Notice.MovesOutOn) })),
        ]}
      />
    </div>
  )
}
