import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'
import { Button } from '../../ui/Button.tsx'
import { AddressLine } from './AddressLine.tsx'
import { OccupantLines } from './OccupantLines.tsx'
import { text } from './people.text.ts'
import styles from './Assignments.module.css'

const GuarantorsAndOccupantsDialog = lazyPart(() =>
  import('./GuarantorsAndOccupantsDialog.tsx').then((part) => part.GuarantorsAndOccupantsDialog),
)

type LeaseOthersProps = { lease: LeaseRead; assetId: string; title: string; mayEdit: boolean }

/** Who answers for a lease and who lives there with its tenants. Of one that has ended they are only taken out. */
export function LeaseOthers({ lease, assetId, title, mayEdit }: LeaseOthersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { Guarantors, Occupants, Tenants } = lease
  const hasSome = Guarantors.length + Occupants.length > 0
  const isEditable = mayEdit && !lease.IsDraft && (hasSome || lease.State !== 'past')
  if (!hasSome && !isEditable) return null
  return (
    <div className={styles.leaseOthers}>
      {hasSome && (
        <dl className={styles.othersByKind}>
          {Guarantors.length > 0 && (
            <div>
              <dt>{text.guarantors({ count: Guarantors.length })}</dt>
              <dd>
                <GuarantorLines guarantors={Guarantors} />
              </dd>
            </div>
          )}
          {Occupants.length > 0 && (
            <div>
              <dt>{text.occupants({ count: Occupants.length })}</dt>
              <dd>
                <OccupantLines occupants={Occupants} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {isEditable && (
        <div className={styles.buttons}>
          <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
            {hasSome ? text.editGuarantorsAndOccupants : text.addGuarantorsOrOccupants}
            <span className="visually-hidden"> {text.ofLeaseOf({ names: Tenants.map(({ Name }) => Name).join(', ') })}</span>
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {isOpen && <GuarantorsAndOccupantsDialog lease={lease} assetId={assetId} title={title} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </div>
  )
}

function GuarantorLines({ guarantors }: { guarantors: LeaseRead['Guarantors'] }) {
  return (
    <ul className={styles.others}>
      {guarantors.map((guarantor) => (
        <li key={guarantor.PersonId}>
          <bdi>{guarantor.Name}</bdi>{' '}
          <small>
            <AddressLine {...guarantor} />
          </small>
        </li>
      ))}
    </ul>
  )
}
