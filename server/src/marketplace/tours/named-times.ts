import { MOST_DAYS_AHEAD } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { messages } from '@keystead/contract/marketplace/tours/tours-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { failField } from '../../rpc/failure.ts'
import { momentsOf } from './tour.queries.ts'

type Time = { Date: string; Time: string }

/** Times on the clocks of the home as moments; one that cannot be is told at its field. `pathOf` says where that is. */
export async function checkedMoments(
  db: Db,
  timeZone: string,
  times: readonly Time[],
  pathOf: (index: number) => string = () => '',
): Promise<Date[]> {
  const moments = await momentsOf(db, timeZone, times, MOST_DAYS_AHEAD)
  moments.forEach(({ exists, is_past, is_too_far }, index) => {
    if (!exists) failField(`${pathOf(index)}Time`, invalidMessage('Time'))
    if (is_past) failField(`${pathOf(index)}Time`, messages.tourTimePast)
    if (is_too_far) failField(`${pathOf(index)}Date`, messages.tourTimeTooFar)
  })
  return moments.map(({ at }) => at)
}
