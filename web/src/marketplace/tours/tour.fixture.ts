import type { Tour } from '@keystead/contract/marketplace/tours/tour.operations.ts'

/** A tour that both sides have agreed on, for tests. */
export const confirmedTour: Tour = {
  ViewingId: '01a1fb32-1111-7b69-b43e-7a4a346e5f29',
  State: 'Confirmed',
  WaitsFor: 'lister',
  IsOver: false,
  AssetId: '01a1fb32-a56f-7e1f-a2f8-fd5de0b390fc',
  AssetTitle: 'Loft over the old printing works',
  City: 'Denver, CO',
  IsListed: true,
  TimeZone: 'America/Denver',
  Times: ['2026-11-28T17:00:00.000Z'],
  ProposedTime: null,
  StartsAt: '2026-11-28T17:00:00.000Z',
  Minutes: 45,
  Address: '12 Larimer St, Denver, CO 80202',
  Words: null,
  DenialReason: null,
  EndedBy: null,
  AnsweredBy: null,
  With: { Name: 'Nora Field', Email: 'nora@example.com', Phone: null },
  Note: null,
  CreatedAt: '2026-11-20T17:00:00.000Z',
}
