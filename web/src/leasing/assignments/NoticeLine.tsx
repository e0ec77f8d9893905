import type { LeaseNotice } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { DateText } from '../../ui/DateText.tsx'

/** `Tessa Moor gave notice on Nov 23, 2026: moving out by Jan 15, 2027.` */
export function NoticeLine({ notice: { By, GivenAt, IsRecorded, MovesOutOn } }: { notice: LeaseNotice }) {
  return (
    <>
      {By === null ? 'You' : <bdi>{By}</bdi>} {IsRecorded ? 'recorded the notice' : 'gave notice'} on <DateText date={GivenAt} />: moving
      out by <DateText date={MovesOutOn} />.
    </>
  )
}
