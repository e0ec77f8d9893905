import { defineLink } from '../../links/link-purpose.ts'

/** Opens a renter's profile for one reader, until its share ends: by email, or copied by the renter, who is shown it once. */
export const PROFILE_LINK = defineLink({
  name: 'renter-profile',
  opens: 'renter-profile-share',
  lifetimeSeconds: 'given',
  isSingleUse: false,
  keepsOlder: true,
})
