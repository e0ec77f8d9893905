import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from '../../text/messages.ts'
import { rowId } from '../../values/fields.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { AssetImage } from '../../properties/properties/property.schemas.ts'
import { AlreadyAssigned } from '../tenures/tenure.errors.ts'
import { refreshedByAssignments } from '../tenures/tenure.refreshes.ts'
import { AssignmentRead } from '../tenures/tenure.schemas.ts'
import { ASSIGNMENT_STATES } from '../tenures/tenure.values.ts'
import { EditLeaseInput } from './lease.forms.ts'
import { BILLINGS } from './lease.values.ts'

const assets = area('assets')

export const LeaseNotFound = defineError('LeaseNotFound', 404, messages.leaseNotFound)
export const LeaseChanged = defineError('LeaseChanged', 409, messages.leaseChanged)
export const LeaseHasEnded = defineError('LeaseHasEnded', 409, messages.leaseHasEnded)
export const HomeIsLet = defineError('HomeIsLet', 409, messages.homeIsLet)
export const BuildingIsLetByUnits = defineError('BuildingIsLetByUnits', 409, messages.buildingIsLetByUnits)

export const EditLease = assets.command('EditLease', {
  summary:
    'Moves the last day of a lease that has not ended, or makes it run on from month to month; those who stay until its end move along. Nothing of the months before changes. `Version` is the one that was read.',
  access: signedIn({ profiles: ['Owner', 'Agent'], own: { field: 'LeaseId', kind: 'lease', reach: ['agent:tenants'] } }),
  input: EditLeaseInput,
  output: z.object({
    LeaseId: z.guid(),
    Version: z.int(),
    EndsOn: z.iso.date().nullable(),
    /** Whether the home was taken off the market, now that it stays let. */
    Unlisted: z.boolean(),
  }),
  errors: [LeaseNotFound, LeaseChanged, LeaseHasEnded, HomeIsLet, AlreadyAssigned],
  refreshes: refreshedByAssignments,
})

export const LeaseRead = z.object({
  LeaseId: z.guid(),
  Version: z.int(),
  StartsOn: z.iso.date(),
  EndsOn: z.iso.date().nullable(),
  State: z.enum(ASSIGNMENT_STATES),
  EndReason: z.string().nullable(),
  Rent: z.string(),
  RentFrequencyId: z.int(),
  Advance: z.string(),
  Billing: z.enum(BILLINGS),
  Tenants: z.array(AssignmentRead.extend({ SharePercent: z.number(), /** Their part of one rent. */ ShareAmount: z.string() })),
})
export type LeaseRead = z.infer<typeof LeaseRead>

export const GetTenancyDetails = assets.query('GetTenancyDetails', {
  summary: 'A home as the tenant who lives there, or soon will, sees it: the home, their lease, and whom to turn to.',
  access: signedIn({ profiles: ['Tenant'], own: { field: 'AssetId', kind: 'asset', reach: ['tenant'] } }),
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({
    AssetId: z.guid(),
    Title: z.string(),
    Description: z.string().nullable(),
    AssetType: z.string(),
    AddressLine: z.string().nullable(),
    UnitNumber: z.string().nullable(),
    City: z.string(),
    StateCode: z.string(),
    Zip: z.string().nullable(),
    TimeZone: z.string(),
    Bedrooms: z.int().nullable(),
    Bathrooms: z.number().nullable(),
    Area: z.number().nullable(),
    AreaUnitId: z.int(),
    AmenityIds: z.array(z.int()),
    PetsAllowedIds: z.array(z.int()),
    SmokingId: z.int().nullable(),
    RentIncludesIds: z.array(z.int()),
    TenantPaysIds: z.array(z.int()),
    ParkingTotal: z.int().nullable(),
    Images: z.array(AssetImage),
    Lease: z.object({
      LeaseId: z.guid(),
      StartsOn: z.iso.date(),
      EndsOn: z.iso.date().nullable(),
      State: z.enum(ASSIGNMENT_STATES),
      /** These and the share in percent are null for those who get a bill each: they learn their own part alone. */
      Rent: z.string().nullable(),
      RentFrequencyId: z.int(),
      Advance: z.string().nullable(),
      Billing: z.enum(BILLINGS),
      SharePercent: z.number().nullable(),
      ShareAmount: z.string(),
      /** Of those who share one bill; nobody sees the bills of others. */
      OtherTenants: z.array(z.object({ Name: z.string(), PicPath: z.string().nullable() })),
    }),
    /** Whom to turn to: who manages it, and agents who look after tenants, repairs or bills. */
    Contacts: z.array(
      z.object({
        ProfileId: z.guid(),
        Name: z.string(),
        PicPath: z.string().nullable(),
        Role: z.string(),
        Email: z.string().nullable(),
        Phone: z.string().nullable(),
        /** Null where there is no connection between the two. */
        ConnectionId: z.guid().nullable(),
      }),
    ),
  }),
  errors: [PropertyNotFound],
})
