import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { choice, date, optional, optionalText, rowId, wholeNumber } from '../../values/fields.ts'
import { CATEGORIES } from '../../properties/fields/property.values.ts'
import { AgentTerms } from '../../people/connections/agent-terms.forms.ts'
import { LeaseTerms } from '../leases/lease.forms.ts'

/** Either an agent with terms, or a lease with its tenants. */
export const AssignAssetInput = z
  .strictObject({
    AssetId: rowId('Property'),
    Agent: optional(z.strictObject({ ProfileId: rowId('Agent'), Terms: AgentTerms }, { error: invalidMessage('Agent') })),
    /** Of a building: its units go to the agent as well. */
    WithUnits: z.boolean({ error: invalidMessage('Units') }).default(false),
    Lease: optional(LeaseTerms),
    /** Takes a let home off the market. */
    Unlist: z.boolean({ error: invalidMessage('Unlist') }).default(true),
  })
  .superRefine(({ Agent, Lease }, context) => {
    if ((Agent === null) !== (Lease === null)) return
    for (const field of ['Agent', 'Lease']) {
      context.addIssue({ code: 'custom', path: [field], message: 'Please choose an agent, or tenants.' })
    }
  })

export const UnassignAssetInput = z.strictObject({
  AssignmentId: rowId('Assignment'),
  /** The last day, today at the latest; where it is left out, it holds no more from today on. Access ends at once in any case. */
  EndsOn: optional(date('End date')),
  Reason: optionalText('Reason', { max: 300, multiline: true }),
  /** Of an agent of a building: its units are taken back as well. */
  WithUnits: z.boolean({ error: invalidMessage('Units') }).default(false),
  /** Of a tenant: all others of the lease leave with them, and it ends. */
  WithOthers: z.boolean({ error: invalidMessage('Other tenants') }).default(false),
})

export const SwitchAssetClassificationInput = z.strictObject({
  AssetId: rowId('Property'),
  Version: wholeNumber('Version', { min: 1, max: 2_147_483_647 }),
  CategoryId: choice('Category', Object.values(CATEGORIES)),
  AssetTypeId: choice('Property type'),
  ListingTypeId: choice('Listing type'),
})
