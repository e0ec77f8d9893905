import { operations } from '@keystead/contract/registry.ts'
import { imageModule } from './assets/images/image.module.ts'
import { importModule } from './assets/imports/import.module.ts'
import { propertyModule } from './assets/properties/property.module.ts'
import { referenceDataModule } from './common/reference-data/reference-data.module.ts'
import { ticketModule } from './common/support-tickets/ticket.module.ts'
import { testimonialModule } from './common/testimonials/testimonial.module.ts'
import { preferenceModule } from './notifications/preferences/preference.module.ts'
import { planModule } from './plans/plans/plan.module.ts'
import type { Implementation } from './rpc/module.ts'
import { deviceTokenModule } from './token/device-tokens/device-token.module.ts'
import { accountModule } from './users/accounts/account.module.ts'
import { emailModule } from './users/accounts/email.module.ts'
import { passwordModule } from './users/accounts/password.module.ts'
import { directoryModule } from './users/directory/directory.module.ts'
import { enquiryModule } from './users/enquiries/enquiry.module.ts'
import { identityModule } from './users/identities/identity.module.ts'
import { factorModule } from './users/factors/factor.module.ts'
import { profileDetailsModule } from './users/profiles/profile-details.module.ts'
import { profileModule } from './users/profiles/profile.module.ts'
import { closingModule } from './users/closing/closing.module.ts'
import { pinModule } from './users/security-pin/pin.module.ts'
import { sessionModule } from './users/sessions/session.module.ts'

/** Every operation with what does it. */
export const implementations: ReadonlyMap<string, Implementation> = new Map(
  [
    deviceTokenModule,
    referenceDataModule,
    ticketModule,
    testimonialModule,
    accountModule,
    emailModule,
    passwordModule,
    sessionModule,
    factorModule,
    identityModule,
    pinModule,
    closingModule,
    profileModule,
    profileDetailsModule,
    directoryModule,
    enquiryModule,
    propertyModule,
    imageModule,
    importModule,
    planModule,
    preferenceModule,
  ]
    .flat()
    .map((implementation) => [implementation.operation.name, implementation]),
)

const missing = [...operations.keys()].filter((name) => !implementations.has(name))
if (missing.length > 0) throw new Error(`operations without an implementation: ${missing.join(', ')}`)
