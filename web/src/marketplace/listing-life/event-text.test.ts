import type { AssetEvent } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import { expect, test } from 'vitest'
import { eventText } from './event-text.ts'

const ANN = { ProfileId: '01a1fb32-0000-7b69-b43e-7a4a346e5f30', Name: 'Ann Baker' }

const event = (change: Partial<AssetEvent>): AssetEvent => ({
  EventId: '01a1fb32-0000-7b69-b43e-7a4a346e5f29',
  Kind: 'price',
  At: '2026-11-21T12:00:00Z',
  Reason: null,
  ListingTypeId: 1,
  PreviousAmount: null,
  Amount: null,
  RentFrequencyId: 1,
  Subject: null,
  Role: null,
  LeaseEnd: null,
  RentFromOn: null,
  MovesOutOn: null,
  EditedParts: null,
  UnitsCount: null,
  IsByCaller: false,
  By: null,
  ...change,
})

test.each<[Partial<AssetEvent>, string]>([
  [{ Kind: 'created' }, 'Added'],
  [{ Kind: 'listed', Amount: '2400.00' }, 'Listed for $2,400/mo'],
  [{ Kind: 'listed', Amount: '400000.00', ListingTypeId: 2, RentFrequencyId: null }, 'Listed for $400,000'],
  [{ Amount: '2400.00', PreviousAmount: '2500.00' }, 'Rent lowered from $2,500 to $2,400/mo'],
  [{ Amount: '2500.50', PreviousAmount: '900.00', RentFrequencyId: 2 }, 'Rent raised from $900 to $2,500.50/wk'],
  [{ Amount: '400000.00', ListingTypeId: 2, RentFrequencyId: null }, 'Price set to $400,000'],
  [{ Kind: 'unlisted', Reason: 'rented' }, 'Unlisted: Rented'],
  [{ Kind: 'unlisted', Reason: 'expired' }, 'Expired and taken off the market'],
  [{ Kind: 'renewed' }, 'Renewed for 90 days'],
  [{ Kind: 'assigned', Role: 'agent', Subject: ANN }, 'Assigned to Ann Baker'],
  [{ Kind: 'assigned', Role: 'tenant', Subject: ANN }, 'Leased to Ann Baker'],
  [{ Kind: 'unassigned', Role: 'agent', Subject: ANN }, 'Unassigned from Ann Baker'],
  [{ Kind: 'unassigned', Role: 'tenant', Subject: ANN }, 'Ann Baker moved out'],
  [{ Kind: 'assigned', Role: 'guarantor', Subject: ANN }, 'Ann Baker is a guarantor'],
  [{ Kind: 'unassigned', Role: 'guarantor', Subject: ANN }, 'Ann Baker is no longer a guarantor'],
  [{ Kind: 'assigned', Role: 'occupant' }, 'An occupant was added'],
  [{ Kind: 'unassigned', Role: 'occupant' }, 'An occupant was removed'],
  [
    { Kind: 'lease-changed', Role: 'tenant', Subject: ANN, LeaseEnd: { From: '2026-11-30', To: '2027-11-30' } },
    'Lease of Ann Baker extended until Nov 30, 2027',
  ],
  [
    { Kind: 'lease-changed', Role: 'tenant', Subject: ANN, LeaseEnd: { From: '2026-11-30', To: null } },
    'Lease of Ann Baker made month to month',
  ],
  [{ Kind: 'notice-given', Role: 'tenant', Subject: ANN, MovesOutOn: '2027-01-15' }, 'Ann Baker gave notice: moving out by Jan 15, 2027'],
  [
    { Kind: 'notice-given', Role: 'tenant', Subject: { ...ANN, ProfileId: null }, MovesOutOn: '2027-01-15' },
    'Notice from Ann Baker recorded: moving out by Jan 15, 2027',
  ],
  [{ Kind: 'notice-taken-back', Role: 'tenant', Subject: ANN, MovesOutOn: '2027-01-15' }, 'Ann Baker withdrew notice'],
  [
    { Kind: 'notice-taken-back', Role: 'tenant', Subject: { ...ANN, ProfileId: null }, MovesOutOn: '2027-01-15' },
    'Notice from Ann Baker withdrawn',
  ],
  [{ Kind: 'renewal-asked', Role: 'tenant', Subject: ANN }, 'Ann Baker asked to renew the lease'],
  [{ Kind: 'edited', EditedParts: ['where', 'terms'] }, 'Edited: address, terms'],
  [{ Kind: 'photos-added' }, 'Photos added'],
  [{ Kind: 'photos-removed' }, 'Photos removed'],
  [{ Kind: 'owners-changed' }, 'Owners changed'],
  [{ Kind: 'units-added', UnitsCount: 12 }, '12 units added'],
  [{ Kind: 'off-books', Reason: 'renovation' }, 'Marked as not for rent: It is being renovated'],
  [{ Kind: 'on-books' }, 'Marked as for rent again'],
  [{ Kind: 'reclassified' }, 'Switched between residential and commercial'],
])('%j → %s', (change, text) => expect(eventText(event(change), false)).toBe(text))

test('what came from a file says so', () => expect(eventText(event({ Kind: 'created' }), true)).toBe('Imported from a file'))
