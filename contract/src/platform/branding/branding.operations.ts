import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages as sharedMessages } from '../../text/shared-messages.text.ts'
import { choice } from '../../values/fields.ts'
import { messages } from './branding-messages.text.ts'
import { BrandingForm } from './branding.forms.ts'
import { BrandingDetails } from './branding.schemas.ts'
import { BRANDING_MODES } from './branding.values.ts'

/*
 * How emails and public pages of a profile look to others. What was sent keeps the look of that day, so each save makes a version
 * of its own.
 */

const users = area('users')

export const BrandingChanged = defineError('BrandingChanged', 409, messages.brandingChanged)
export const NoCustomBranding = defineError('NoCustomBranding', 409, messages.noCustomBranding)
export const LogoNotFound = defineError('UploadNotFound', 404, sharedMessages.uploadNotFound)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })

export const GetUserBrandingDetails = users.query('GetUserBrandingDetails', {
  summary: 'How what the active profile sends and shows looks to others, and its own design where it has one.',
  access: anyone,
  permission: 'branding:view',
  input: z.strictObject({}),
  output: BrandingDetails,
  reads: ['branding'],
})

export const CreateUserBranding = users.command('CreateUserBranding', {
  summary:
    'Saves the design of the active profile, new or changed, and uses it. `Version` is the one that was read; a newer one refuses the change.',
  access: anyone,
  permission: 'branding:edit',
  input: BrandingForm,
  output: BrandingDetails,
  errors: [BrandingChanged, LogoNotFound],
  changes: ['branding'],
})

export const SwitchUserProfileBranding = users.command('SwitchUserProfileBranding', {
  summary:
    'Chooses how what the active profile sends and shows looks: as ours (0), plain (1), or its own design (2), which has to be there.',
  access: anyone,
  permission: 'branding:edit',
  input: z.strictObject({ Mode: choice('Branding', Object.values(BRANDING_MODES)) }),
  output: BrandingDetails,
  errors: [NoCustomBranding],
  changes: ['branding'],
})
