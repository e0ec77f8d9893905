import type { LeaseNotice } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { DateText } from '../../ui/DateText.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './notice.text.ts'

type NoticeLineProps = { notice: LeaseNotice; /** Of the home. */ timeZone: string }

/** `Tessa Moor gave notice on Nov 23, 2026: moving out by Jan 15, 2027.` */
export function NoticeLine({ notice: { By, GivenAt, IsRecorded, MovesOutOn }, timeZone }: NoticeLineProps) {
  const days = { date: <DateText date={GivenAt} timeZone={timeZone} />, day: <DateText date={MovesOutOn} /> }
  return (
    <>
      {inParts(
        By === null
          ? (IsRecorded ? text.youRecorded : text.youGave).parts(days)
          : (IsRecorded ? text.nameRecorded : text.nameGave).parts({ ...days, name: <bdi>{By}</bdi> }),
      )}
    </>
  )
}
