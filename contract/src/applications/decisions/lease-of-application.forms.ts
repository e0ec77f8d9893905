import { z } from 'zod'
import { leaseTermFields } from '../../leasing/leases/lease.forms.ts'
import { checkTenure } from '../../people/connections/agent-terms.forms.ts'
import { optional, rowId } from '../../values/fields.ts'
import { version } from '../applications/application.forms.ts'

const { TenureStart, TenureEnd, Rent, RentFrequencyId, Advance, Billing } = leaseTermFields

/** The terms of a lease. Who it is with says the application. */
export const LeaseOfApplicationForm = z
  .strictObject({
    ApplicationId: rowId('Application'),
    Version: version,
    TenureStart,
    TenureEnd,
    Rent,
    RentFrequencyId,
    Advance,
    Billing,
    /** Of an agreement to be signed; none is begun where it is left out. */
    TemplateId: optional(rowId('Template')),
  })
  .superRefine(checkTenure)
