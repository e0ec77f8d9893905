/**
 * Whether strangers may find and read a profile (`p`) of an account (`a`): it is public, nothing about it is closed,
 * and whoever it belongs to has confirmed the email. Owners and agents alone can be public.
 */
export const PROFILE_IS_VISIBLE = `(p.is_public and p.status = 'A' and a.status = 'A' and a.email_verified_at is not null)`
