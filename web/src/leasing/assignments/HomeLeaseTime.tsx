import type { AssignedAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { streetOf } from './lease-words.ts'
import { LeaseTime } from './LeaseTime.tsx'

/** Below a home of a tenant, while its lease runs: how long still, and what they can say. */
export function HomeLeaseTime({ home, className }: { home: AssignedAsset; className: string | undefined }) {
  const { EndsOn, Owner, Place, State, Tenancy, TimeZone } = home
  if (!Tenancy || State !== 'current') return null
  return (
    <div className={className}>
      <LeaseTime
        leaseId={Tenancy.LeaseId}
        home={streetOf(Place)}
        timeZone={TimeZone}
        landlord={Owner.Name}
        endsOn={EndsOn}
        words={Tenancy.Words}
      />
    </div>
  )
}
