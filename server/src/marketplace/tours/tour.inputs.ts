import { randomUUID } from 'node:crypto'
import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { dayAhead } from '../../../test/day-ahead.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetViewingOptions: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
  RequestViewing: (_objects, { listedAssetId }) => ({
    AssetId: listedAssetId,
    Times: [
      { Date: dayAhead(5), Time: '10:00' },
      { Date: dayAhead(6), Time: '14:30' },
    ],
    Name: 'Robin Marlow',
    Email: `${randomUUID()}@example.com`,
    Phone: '(303) 555-0142',
    Note: 'Is the porch shared?',
  }),
  GetViewings: () => ({ Side: 'lister', List: 'waiting', PageIndex: 0, PageSize: 10 }),
  ConfirmViewing: ({ tourId, tourStartsAt }) => ({
    ViewingId: tourId,
    StartsAt: tourStartsAt,
    Minutes: 45,
    Words: 'Ring twice.',
  }),
  ProposeViewingTime: ({ tourId }) => ({ ViewingId: tourId, Date: dayAhead(7), Time: '09:15', Minutes: 30 }),
  DenyViewing: ({ tourId }) => ({ ViewingId: tourId, ReasonId: 2, Words: 'We are away until May.' }),
  CancelViewing: ({ tourId }) => ({ ViewingId: tourId, Words: 'The keys are lost.' }),
  GetViewingByLink: () => ({ Token: 'of an email' }),
  AcceptViewingByLink: () => ({ Token: 'of an email' }),
  WithdrawViewingByLink: () => ({ Token: 'of an email' }),
}
