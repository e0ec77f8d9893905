import { z } from 'zod'
import { NamedPerson } from '../../identity/persons/person.events.ts'
import { defineEvent, defineQuestion } from '../../rpc/events.ts'

/** A tenant of a lease: told of the property's account. */
const tenancy = {
  id: z.guid(),
  accountId: z.guid(),
  assetId: z.guid(),
  /** Null for a person without an account, or who has not accepted yet. */
  profileId: z.guid().nullable(),
  /** Such a person. Null for who has accepted. */
  personId: z.guid().nullable(),
  /** As the tenant is called in the lease. */
  name: z.string(),
  /** Who did it. Null: a job, or an account that closes without a profile. */
  byProfileId: z.guid().nullable(),
}

export const TenancyBegan = defineEvent('tenancy.began', z.object({ ...tenancy, startsOn: z.iso.date(), endsOn: z.iso.date().nullable() }))

export const TenancyEnded = defineEvent('tenancy.ended', z.object({ ...tenancy, reason: z.string().nullable() }))

/** The last day of a lease is another one, or there is none any more. `id` is that of the lease. */
export const LeaseEndMoved = defineEvent(
  'lease.endMoved',
  z.object({
    id: z.guid(),
    accountId: z.guid(),
    assetId: z.guid(),
    /** Whose last day has moved with it. */
    tenants: z.array(z.object({ profileId: tenancy.profileId, personId: tenancy.personId, name: tenancy.name })),
    byProfileId: z.guid(),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
  }),
)

/** A tenant leaves before the others, or no longer does. */
export const TenancyEndMoved = defineEvent(
  'tenancy.endMoved',
  z.object({ ...tenancy, byProfileId: z.guid(), from: z.iso.date().nullable(), to: z.iso.date().nullable() }),
)

/** Another rent counts from a day on. `id` is that of the lease. */
export const LeaseRentSet = defineEvent(
  'lease.rentSet',
  z.object({
    id: z.guid(),
    accountId: z.guid(),
    assetId: z.guid(),
    byProfileId: z.guid(),
    fromOn: z.iso.date(),
    /** Cents of what is owed each time, before and from that day on. */
    fromCents: z.int(),
    toCents: z.int(),
    rentFrequencyId: z.int(),
  }),
)

/** What is said of the end of a lease: by a tenant of it, or recorded for its tenants by those who manage the home. */
const leaseWords = {
  id: z.guid(),
  accountId: z.guid(),
  assetId: z.guid(),
  /** The tenant who said it; null where it was recorded for them. */
  profileId: z.guid().nullable(),
  /** That tenant, or all of the lease, as they are called in it. */
  name: z.string(),
  /** Where it was recorded for them: the profiles among them, and the persons without an account. */
  profileIds: z.array(z.guid()),
  persons: z.array(NamedPerson),
  byProfileId: z.guid(),
}

/** Tenants move out by a day. The lease itself goes on until it is ended. `id` is that of the lease. */
export const NoticeGiven = defineEvent('lease.noticeGiven', z.object({ ...leaseWords, movesOutOn: z.iso.date() }))

/** They stay after all, or the lease goes on for longer. `id` is that of the lease. */
export const NoticeTakenBack = defineEvent('lease.noticeTakenBack', z.object({ ...leaseWords, movesOutOn: z.iso.date() }))

/** A tenant would like to stay after the last day. `id` is that of the lease. */
export const RenewalAsked = defineEvent('lease.renewalAsked', z.object(leaseWords))

/** Who came to answer for a lease, and who no longer does. `id` is that of the lease. */
export const GuarantorsChanged = defineEvent(
  'lease.guarantorsChanged',
  z.object({
    id: z.guid(),
    accountId: z.guid(),
    assetId: z.guid(),
    byProfileId: z.guid(),
    added: z.array(NamedPerson),
    removed: z.array(NamedPerson),
  }),
)

/** How many occupants a lease names more, and how many it no longer does: their names are told to no other room. `id` is that of the lease. */
export const OccupantsChanged = defineEvent(
  'lease.occupantsChanged',
  z.object({ id: z.guid(), accountId: z.guid(), assetId: z.guid(), byProfileId: z.guid(), added: z.int(), removed: z.int() }),
)

const passing = z.object({ id: tenancy.id, accountId: tenancy.accountId, assetId: tenancy.assetId, profileId: tenancy.profileId })

/** The first day of a tenant has come, where the home stands. Told once, by a job. */
export const TenancyStarted = defineEvent('tenancy.started', passing)

/** The last day of a lease has passed, for each of its tenants. Told once, by a job. Who leaves before the others is told as `TenancyEnded`. */
export const TenancyOver = defineEvent('tenancy.over', passing)

/** What is left between the two sides when a tenancy ends, a sentence each: for who ends it. `id` is that of the tenancy. */
export const WhatTenancyLeaves = defineQuestion(
  'tenancy.leaves',
  /** `mayBill`: who ends it manages the home, or bills for who does. */
  z.object({ id: z.guid(), accountId: z.guid(), assetId: z.guid(), mayBill: z.boolean() }),
  z.array(z.string()),
)
