import type { LeaseNotice } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { DateText } from '../../ui/DateText.tsx'

type NoticeLineProps = { notice: LeaseNotice; /** Of the home. */ timeZone: string }

/** `Tessa Moor gave notice on Nov 23, 2026: moving out by Jan 15, 2027.` */
export function NoticeLine({ notice: { By, GivenAt, IsRecorded, MovesOutOn }, timeZone }: NoticeLineProps) {
  return (
    <>
      {By === null ? 'You' : <bdi>{By}</bdi>} {IsRecorded ? 'recorded the notice' : 'gave notice'} on{' '}
      <DateText date={GivenAt} timeZone={timeZone} />: moving out by <DateText date={MovesOutOn} />.
    </>
  )
}
